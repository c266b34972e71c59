#!/usr/bin/env python3
"""A complete bot for Sammelsurium: plays every game by the rules, and Raufer with some thought.

    sammelsurium serve --bot example="python3 docs/bots/example_bot.py"
"""
import json
import random
import sys


class Player:
    def __init__(self, hello):
        self.game = hello["game"]
        self.played = set()  # Raufer: the table shows only the top card, so we remember

    def hear(self, event):
        if event["key"] == "raufer.plays":
            self.played.add(event["args"]["floor"])

    def choose(self, question):
        """The text of an action, or None to wait, which is possible only where nothing is asked."""
        answers = [answer["action"] for answer in question["answers"]]
        if not answers:
            return None
        if self.game == "raufer":
            return max(answers, key=lambda action: self.worth(action, question["screen"]["hand"]))
        return random.choice(answers)

    def worth(self, action, hand):
        """Raufer: give orders that somebody can obey, and keep cards for orders of both kinds."""
        floor, _, order = action.partition(" ")
        if not order:  # draw or pass: then nothing else is possible
            return 0
        unseen = [card for card in range(1, 21) if card not in self.played and card not in hand]
        obeying = [card for card in unseen if (card > int(floor)) == (order == "up")]
        rest = [card for card in hand if card != int(floor)]
        return len(obeying) + (max(rest) - min(rest) if rest else 0)


player = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        player = Player(message)
    for event in message.get("events", []):
        player.hear(event)
    if message["type"] == "choose":
        action = player.choose(message)
        answer = {"id": message["id"], **({"choose": action} if action else {"wait": True})}
        print(json.dumps(answer), flush=True)
    if message["type"] == "error":
        sys.exit(message["sentence"])
