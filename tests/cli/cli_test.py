"""Runs the real program as its users do: every subcommand, wrong input, pipes, and a pseudo-terminal.

    python3 cli_test.py PROGRAM
"""

import hashlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

PROGRAM = os.path.abspath(sys.argv.pop(1))
PATIENCE = 60  # seconds until something that never comes is given up


def environment(lang="en_GB.UTF-8"):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "SAMMELSURIUM_"))}
    return kept | {"LANG": lang}


def run(*arguments, typed="", lang="en_GB.UTF-8"):
    return subprocess.run(
        [PROGRAM, *arguments], input=typed, capture_output=True, text=True, timeout=PATIENCE, env=environment(lang)
    )


def undigested(record):
    """A record in the first form, in which lines can be changed without a digest that tells."""
    return re.sub(r"\Asammelsurium-record 2", "sammelsurium-record 1", record[: record.index("digest ")])


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="sammelsurium-cli-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def fine(self, *arguments, **how):
        result = run(*arguments, **how)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stderr, "")
        return result.stdout

    def record_of(self, game, seed):
        """A game that bots have played to its end."""
        file = self.path(f"{game}-{seed}.txt")
        seats = "1,2" if game == "bauab" else "1,2,3"
        self.fine("play", game, "--bots", seats, "--level", "random", "--seed", str(seed), "--save", file)
        return file


class Help(Case):
    def test_a_newcomer_gets_help_without_asking(self):
        for text in (self.fine(), self.fine("--help")):
            for command in ("list", "rules", "play", "selfplay", "arena", "bot", "replay", "verify", "review", "bench", "serve", "page"):
                self.assertRegex(text, rf"(?m)^  {command} ")
            self.assertIn("To begin:", text)

    def test_the_language_is_that_of_the_environment_or_asked_for(self):
        self.assertIn("Zum Anfangen:", self.fine(lang="de_DE.UTF-8"))
        self.assertIn("To begin:", self.fine("--lang", "en", lang="de_DE.UTF-8"))
        self.assertIn("Aufruf: sammelsurium play", self.fine("play", "--help", "--lang", "de"))

    def test_every_command_explains_itself(self):
        for command in ("list", "rules", "play", "selfplay", "arena", "bot", "replay", "verify", "review", "bench", "serve", "page"):
            text = self.fine(command, "--help")
            self.assertIn(f"Usage: sammelsurium {command}", text)
            self.assertIn("--lang de|en", text)

    def test_it_describes_itself_for_manuals_and_shells(self):
        told = json.loads(self.fine("--describe", "--lang", "de"))
        self.assertNotIn("--describe", self.fine("--help"))
        self.assertIn("bauab", told["games"])
        for command in told["commands"]:
            text = " ".join(self.fine(command["name"], "--help", "--lang", "de").split())
            self.assertIn(command["about"], text)
            for option in command["arguments"] + command["options"]:
                self.assertIn(",".join(option["names"]), text)
                self.assertIn(option["about"], text)

    def test_version_and_notices(self):
        self.assertRegex(self.fine("--version"), r"^sammelsurium \d+\.\d+\.\d+\n$")
        notices = self.fine("--notices")
        for name in ("Boost", "SQLite", "CLI11", "Svelte", "SIL OPEN FONT LICENSE".title(), "xoshiro256++"):
            self.assertIn(name.lower(), notices.lower())


class Reading(Case):
    def test_list_names_games_and_options(self):
        text = self.fine("list")
        self.assertRegex(text, r"(?m)^bauab .*2 players, everything open$")
        self.assertIn("layout=square|strip|ring|plus|blocks|row|free", text)
        self.assertRegex(text, r"(?m)^ +fableRound=0-18 ")
        self.assertRegex(text, r"(?m)^nussknacker .*2-4 players, hidden cards$")
        self.assertRegex(text, r"(?m)^misd .*2-8 players, a race in real time$")

    def test_rules_are_wrapped_and_plain_in_a_pipe(self):
        text = self.fine("rules", "bauab", "--lang", "de")
        self.assertIn("- B1 Das Los bestimmt, wer beginnt.", text)
        self.assertNotIn("\x1b", text)
        self.assertNotIn("**", text)
        self.assertLessEqual(max(len(line) for line in text.splitlines()), 100)
        self.assertIn("The start player is drawn by lot.", self.fine("rules", "BAUAB"))


class EveryGame(Case):
    def games(self):
        """Every game with the smallest number of players."""
        return re.findall(r"(?m)^([a-z-]+) .*? (\d)(?:-\d)? players?,", self.fine("list"))

    def test_there_are_eleven(self):
        self.assertEqual(len(self.games()), 11, self.games())

    def test_rules_are_there_in_both_languages(self):
        for game, _ in self.games():
            with self.subTest(game=game):
                german, english = (self.fine("rules", game, "--lang", lang) for lang in ("de", "en"))
                clauses = [re.findall(r"(?m)^- ([A-Z]\d+) ", text) for text in (german, english)]
                self.assertGreater(len(clauses[0]), 3)
                self.assertEqual(*clauses)

    def test_bots_play_it_to_the_end_and_its_record_is_genuine(self):
        for game, players in self.games():
            with self.subTest(game=game):
                file = self.path(f"{game}.txt")
                bots = ",".join(str(seat + 1) for seat in range(int(players)))
                self.fine("play", game, "-o", f"players={players}", "--bots", bots, "--level", "random", "--seed", "7", "--save", file)
                self.fine("verify", file)
                self.assertIn("\n", self.fine("replay", file))

    def test_a_person_can_play_it_by_number(self):
        for game, players in self.games():
            with self.subTest(game=game):
                bots = ["--level", "random", "--bots", ",".join(str(seat + 2) for seat in range(int(players) - 1))] if int(players) > 1 else []
                file = self.path(f"{game}.txt")
                typed = "?\n1\n" * 3000
                self.fine("play", game, "-o", f"players={players}", *bots, "--seed", "7", "--save", file, typed=typed)
                self.fine("verify", file)


class WrongInput(Case):
    def refused(self, code, pattern, *arguments, lang="en_GB.UTF-8"):
        result = run(*arguments, lang=lang)
        self.assertEqual(result.returncode, code, result.stderr)
        self.assertEqual(result.stdout, "")
        self.assertRegex(result.stderr, rf"^sammelsurium: .*{pattern}.*\n$")
        self.assertEqual(result.stderr.count("\n"), 1)

    def test_one_sentence_and_a_code_for_everything_wrong(self):
        nothing = self.path("nothing.txt")
        nonsense = self.path("nonsense.txt")
        with open(nonsense, "w") as file:
            file.write("Dear diary\n")
        self.refused(1, "did you mean “bauab”", "rules", "buaab")
        self.refused(1, "sammelsurium list", "rules", "chess")
        self.refused(1, "no option “layot”", "selfplay", "bauab", "--option", "layot=ring")
        self.refused(1, "“cube” is not a value of the option “layout”", "play", "bauab", "-o", "layout=cube")
        self.refused(1, "16 plots", "play", "bauab", "-o", "layout=free", "-o", "cells=####")
        self.refused(1, "Which game", "play")
        self.refused(1, "no seat 3; there are 2", "play", "bauab", "--bots", "3")
        self.refused(1, "1 to 24 characters", "play", "bauab", "--players", "x" * 25, "Ben")
        self.refused(1, "1 to 24 characters", "play", "bauab", "--players", "\u202e\u200b", "Ben")
        self.refused(1, "“5” is not a value.* Possible: 2\\|3\\|4", "play", "nussknacker", "--players", "A,B,C,D,E")
        self.refused(1, "room for 1 person besides the bots", "play", "raufer", "-o", "players=3", "-p", "A,B", "-b", "2,3")
        self.refused(1, "“cube” .* Possible: square\\|strip", "play", "bauab", "-o", "layout=cube")
        self.refused(1, "There are: players, layout", "play", "bauab", "-o", "layot=ring")
        for option in ("", "layout", "=ring"):
            self.refused(1, f"“{option}” is no option. Write NAME=VALUE, such as players=2", "play", "bauab", "-o", option)
        self.refused(1, "no file misd.json", "play", "misd", "--content", self.folder)
        self.refused(1, "Cannot write .*: No such file", "play", "bauab", "--save", self.path("no/where.txt"))
        self.refused(1, "Cannot write .*: Is a directory|there already", "play", "bauab", "--save", self.folder)
        self.refused(1, "\ufffd\\[2Jname", "verify", self.path("\x1b[2Jname"))
        self.refused(1, re.escape(nothing), "verify", nothing)
        self.refused(1, re.escape(nothing), "replay", nothing)
        self.refused(1, "Is a directory", "verify", self.folder)
        self.refused(1, "not a Sammelsurium record", "verify", nonsense)
        self.refused(1, "not a Sammelsurium record", "play", "--resume", nonsense)
        self.refused(1, "not a Sammelsurium record", "review", nonsense)
        unfinished = self.path("unfinished.txt")
        self.fine("play", "bauab", "--players", "Anna,Ben", "--save", unfinished, typed="3@b2\n")
        self.refused(1, "not over yet; only finished games are reviewed", "review", unfinished)
        with open(self.record_of("bauab", 2)) as file:
            genuine = file.read()
        changed = self.path("changed.txt")
        for finding, text in {
            "Action 2 is impossible": re.sub(r"(?m)^([12] \d+) .*$", r"\1 5@a1", genuine),
            "not in order: .*result differs": re.sub(r"(?m)^result -?\d+", "result 99", genuine),
        }.items():
            with open(changed, "w") as file:
                file.write(text)
            self.refused(1, finding, "review", changed)
        self.refused(1, "no level “9”", "review", changed, "--level", "9")
        arena = ("arena", "bauab", "--bots")
        self.refused(1, "did you mean “bauab”", "arena", "buaab", "--bots", "1,2")
        self.refused(1, "Which game", "arena", "--bots", "1,2")
        self.refused(1, "Which bots", "arena", "bauab")
        self.refused(1, "no bot “9”", *arena, "1,9")
        self.refused(1, "3 bots do not fit at a table with 2 seats", *arena, "1,2,3")
        self.refused(1, "takes 2 games", *arena, "1,2", "--games", "1")
        self.refused(1, "exactly two bots", *arena, "1", "--sprt")
        self.refused(1, "greater than --elo0", *arena, "1,2", "--sprt", "--elo0", "50")
        self.refused(1, "Not a directory", *arena, "1,2", "--out", nonsense + "/below")
        self.refused(1, "needs a folder", "arena", "--ladder")
        self.refused(2, "--games: “0” does not fit; possible are whole numbers from 1 to 1000000", *arena, "1,2", "--games", "0")
        self.refused(1, "6 is no bot", "bot", "bauab", "--level", "6")
        self.refused(1, "program:true is no bot", "bot", "bauab", "--level", "program:true")
        for bot in ("mine", "=true", "3=true", "2nd=true", "mine=", "mine='true"):
            self.refused(2, "is no bot. Write NAME=COMMAND", "serve", "--bot", bot)
        self.refused(2, "did you mean “play”", "ply")
        self.refused(2, "“foo” makes no sense here", "rules", "bauab", "foo")
        self.refused(2, "missing: FILE", "verify")
        self.refused(2, "--games: “0” .* from 1 to 1000000000", "selfplay", "bauab", "--games", "0")
        self.refused(2, "--port: “99999” .* from 0 to 65535", "serve", "--port", "99999")
        self.refused(2, "--lang: “fr” does not fit; possible are de, en", "list", "--lang", "fr")
        for seed in ("-1", "x", "1.5", ""):
            self.refused(2, f"--seed: “{seed}” .* from 0 to 18446744073709551615", "play", "bauab", "--seed", seed)
        self.refused(2, "--bots: “0” .* from 1 to", "play", "bauab", "--bots", "0")
        self.refused(2, "--seconds: “x” does not fit", "bench", "--seconds", "x")
        self.refused(1, "Das Spiel „chess“ gibt es nicht", "rules", "chess", lang="de_DE.UTF-8")


class Playing(Case):
    def test_a_pipe_can_play_and_its_end_ends_the_program(self):
        file = self.path("game.txt")
        text = self.fine("play", "bauab", "--players", "Anna", "Ben", "--seed", "5", "--save", file, typed="3@b2\n3@b3\n?\n")
        self.assertRegex(text, r"(Anna|Ben) places 3 on b2\.")
        self.assertIn("(B2)", text)
        self.assertIn("Possible (the number will do):", text)
        self.assertNotIn("\x1b", text)
        with open(file) as saved:
            self.assertRegex(saved.read(), r"(?m)^[12] \d+ 3@b2$")

    def test_names_for_people_leave_the_bots_their_seats(self):
        file = self.path("seated.txt")

        def seats(*arguments):
            if os.path.exists(file):
                os.remove(file)
            self.fine("play", "raufer", "--level", "random", "--save", file, *arguments)
            with open(file) as saved:
                return re.findall(r"(?m)^seat \d (.*)$", saved.read())

        self.assertEqual(seats("-p", "Anna", "-b", "2,3"), ["Anna", "Bot 2", "Bot 3"])
        self.assertEqual(seats("-p", "Anna,Ben", "-b", "1,3"), ["Bot 1", "Anna", "Bot 3", "Ben"])
        self.assertEqual(seats("-p", "Anna,Ben,Carla", "-b", "2,3"), ["Anna", "Ben", "Carla"])
        self.assertEqual(seats("-p", "Anna", "-b", "3", "-o", "players=4"), ["Anna", "Player 2", "Bot 3", "Player 4"])
        self.assertEqual(seats("-p", "Anna,anna,Anna"), ["Anna", "anna 2", "Anna 3"])
        self.assertEqual(seats("-p", "Zoe\u0308,B\u202een,C"), ["Zo\u00eb", "Ben", "C"])

    def test_another_file_is_never_overwritten(self):
        file = self.path("mine.txt")
        with open(file, "w") as mine:
            mine.write("my diary")
        result = run("play", "bauab", "--save", file, typed="3@b2\n")
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertIn("is there already and is not replaced", result.stderr)
        with open(file) as mine:
            self.assertEqual(mine.read(), "my diary")

    def test_an_unfinished_game_is_said_to_be_so_and_can_go_on(self):
        file = self.path("game.txt")
        self.fine("play", "bauab", "--players", "Anna,Ben", "--save", file, typed="3@b2\n")
        result = run("verify", file)
        self.assertEqual((result.returncode, result.stdout.count("- ")), (1, 1))
        self.assertIn("The game is not over", result.stdout)
        self.fine("play", "--resume", file, typed="x@a1\nq\n")
        with open(file) as saved:
            self.assertRegex(saved.read(), r"(?m)^[12] \d+ 3@b2\n[12] \d+ x@a1$")
        self.fine("play", "--resume", file, "--bots", "1,2", "--level", "random")
        self.assertIn("In order.", self.fine("verify", file))

    def test_the_same_seed_is_the_same_game(self):
        files = [self.path("a.txt"), self.path("b.txt")]
        for file in files:
            self.fine("play", "nussknacker", "--bots", "1,2,3", "--level", "random", "--seed", "9", "--save", file)
        actions = []
        for file in files:
            with open(file) as saved:
                actions.append(re.findall(r"(?m)^([123]) \d+ (.*)$", saved.read()))
        self.assertEqual(*actions)
        self.assertGreater(len(actions[0]), 10)


class Campaigns(Case):
    def linked(self, *names):
        """Every record is in order, finished, and names the one before it."""
        digest = None
        for name in names:
            self.assertIn("In order.", self.fine("verify", self.path(name)))
            with open(self.path(name), "rb") as file:
                text = file.read()
            named = re.search(rb"(?m)^previous ([0-9a-f]{64})$", text)
            self.assertEqual(named and named[1].decode(), digest, name)
            digest = hashlib.sha256(text[: text.index(b"digest ")]).hexdigest()

    def test_bots_play_fables_game_after_game(self):
        file = self.path("beach.record")
        told = self.fine(
            "play", "feiner-sand", "-o", "campaign=on", "--bots", "1,2", "--level", "random", "--seed", "4",
            "--save", file, typed="\nja\nmaybe\nnein\n")
        self.assertEqual(told.count("On with the next game of the campaign?"), 4)
        self.assertEqual(told.count("Yes or no, please."), 1)
        self.assertEqual(re.findall(r"Campaign: games +(\d+) +\1\n", told), ["1", "2", "3"])
        self.assertIn("Fable round 3 of the campaign comes next", told)
        self.assertIn(f"To go on with the campaign later: sammelsurium play --resume {self.path('beach-3.record')}", told)
        self.linked("beach.record", "beach-2.record", "beach-3.record")

    def test_a_campaign_goes_on_another_day_also_in_the_middle_of_a_game(self):
        file = self.path("sand.record")
        self.fine("play", "feiner-sand", "-o", "campaign=on", "--players", "Anna,Ben", "--seed", "5", "--save", file, typed="1\n")
        bots = ("--bots", "1,2", "--level", "random")
        self.fine("play", "--resume", file, *bots, typed="")
        self.fine("play", "--resume", file, typed="?\n1\n?\n1\n")
        self.assertRegex(self.fine("play", "--resume", self.path("sand-2.record"), *bots, typed="\nq\n"), "sand-3.record")
        self.linked("sand.record", "sand-2.record", "sand-3.record")
        with open(self.path("sand-2.record")) as saved:
            second = saved.read()
        self.fine("play", "--resume", file, *bots, typed="q\n")
        self.linked("sand.record", "sand-4.record")
        with open(self.path("sand-2.record")) as saved:
            self.assertEqual(saved.read(), second, "what was played once is not overwritten")

    def test_alone_nobody_wins_and_a_lost_campaign_is_over(self):
        file = self.path("alone.record")
        alone = ("play", "feiner-sand", "-o", "players=1", "-o", "deck=shuffled", "-o", "campaign=on")
        told = self.fine(*alone, "--bots", "1", "--level", "random", "--seed", "1", "--save", file, typed="\n" * 10)
        self.assertNotIn("Bot 1 wins.", told)
        self.assertRegex(told, r"loses the solitaire campaign in game (\d+)\.(.*\n)*Campaign lost in game +\1\n")
        result = run("play", "--resume", re.findall(r"Saved: (\S+)\. ", told)[-1])
        self.assertEqual(result.returncode, 1)
        self.assertIn("already over", result.stderr)


class Records(Case):
    def test_genuine_records_are_told_so(self):
        for game in ("bauab", "nussknacker"):
            self.assertIn("In order.", self.fine("verify", self.record_of(game, 1)))

    def test_what_was_changed_is_named(self):
        with open(self.record_of("bauab", 2)) as file:
            genuine = file.read()
        last = re.findall(r"(?m)^[12] \d+ \S+$", genuine)[-1]
        changes = {
            "secret does not match": re.sub(r"(?m)^secret .", lambda m: "secret " + "10"[m[0][-1] == "1"], genuine),
            "commitment is missing": re.sub(r"(?m)^commitment .*\n", "", genuine),
            "is not allowed by": re.sub(r"(?m)^([12] \d+) .*$", r"\1 5@a1", genuine),
            "not over after the last": genuine.replace(last + "\n", ""),
            "final state differs": re.sub(r"(?m)^state .*$", "state 1", genuine),
            "result differs": re.sub(r"(?m)^result -?\d+", "result 99", genuine),
            "rules version 7": genuine.replace("rules 1", "rules 7"),
            "number of seats": re.sub(r"(?m)^seat 2 .*\n", "", genuine),
            "digest does not fit": re.sub(r"(?m)^seat 2 .*$", "seat 2 Zoe", genuine),
        }
        for finding, text in changes.items():
            self.assertNotEqual(text, genuine, finding)
            file = self.path("changed.txt")
            with open(file, "w") as out:
                out.write(text)
            result = run("verify", file)
            self.assertEqual(result.returncode, 1, finding)
            self.assertRegex(result.stdout, rf"^Not in order:\n(- .*\n)*- .*{finding}")

    def test_nobody_vouches_for_names_of_a_game_in_the_terminal(self):
        file = self.record_of("bauab", 2)
        told = self.fine("verify", file)
        self.assertIn("the number of the table alone", told)
        self.assertIn("Vouched for by nobody", told)
        result = run("verify", file, "--key", "0" * 64)
        self.assertEqual(result.returncode, 1)
        self.assertIn("No server has signed", result.stdout)
        result = run("verify", file, "--key", "123")
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertIn("64 hexadecimal digits", result.stderr)

    def test_records_without_their_seats_are_refused(self):
        with open(self.record_of("nussknacker", 1)) as file:
            text = re.sub(r"(?m)^seat .*\n", "", undigested(file.read()))
        without = self.path("without.txt")
        with open(without, "w") as out:
            out.write(text)
        for command in (("replay",), ("replay", "--all"), ("replay", "--seat", "1"), ("review",), ("play", "--resume")):
            result = run(*command, without)
            self.assertEqual(result.returncode, 1, command)
            self.assertIn("The number of seats does not fit the options.", result.stderr, command)
        self.assertEqual(run("verify", without).returncode, 1)

    def test_names_in_records_cannot_control_the_terminal(self):
        with open(self.record_of("bauab", 2)) as file:
            text = undigested(file.read())
        file = self.path("hostile.txt")
        with open(file, "w") as out:
            out.write(re.sub(r"(?m)^seat 1 .*$", "seat 1 \u009b2J\u202eBen", text))
        for command in (("replay", file), ("verify", file), ("review", file, "--level", "5/200"), ("play", "--resume", file)):
            result = run(*command)
            for treacherous in ("\x1b", "\u009b", "\u202e"):
                self.assertNotIn(treacherous, result.stdout + result.stderr, command)
        self.assertIn("\ufffd2J\ufffdBen", run("replay", file).stdout)

    def review(self, *arguments, lang="en_GB.UTF-8"):
        result = run("review", *arguments, "--level", "5/200", lang=lang)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def test_a_review_tells_where_most_was_lost(self):
        file = self.record_of("bauab", 2)
        text = self.review(file, "--moves", "3")
        self.assertNotIn("\x1b", text)
        self.assertLessEqual(max(map(len, text.splitlines())), 80)
        self.assertIn("Where most was lost:", text)
        self.assertEqual(re.findall(r"(?m)^(\d)\. Bot \d, action \d+: [A-Z][\w ]+ \(\d+ %\)\n   better: [A-Z][\w ]+ \(\d+ %\)$", text), list("123"))
        self.assertIn("besser: ", self.review(file, lang="de_DE.UTF-8"))
        self.assertNotIn("better: ", self.review(file, "--moves", "0"))

    def test_a_review_in_the_words_of_the_game(self):
        file = self.path("penguins.txt")
        self.fine("play", "schollenschubser", "-o", "players=2", "--bots", "1,2", "--level", "random", "--seed", "3", "--save", file)
        self.assertRegex(self.review(file), r"\n   better: [A-Z][a-z]+ ")

    def test_a_review_for_programs(self):
        told = json.loads(self.review(self.record_of("bauab", 2), "--json"))
        self.assertEqual((told["game"], told["names"]), ("bauab", ["Bot 1", "Bot 2"]))
        moves = told["review"]["moves"]
        self.assertGreater(len(moves), 10)
        for move in moves:
            self.assertAlmostEqual(sum(move["chances"]), 1000, delta=1)
            self.assertGreaterEqual(move["betterValue"], move["value"])
        losses = [moves[i]["betterValue"] - moves[i]["value"] for i in told["review"]["costliest"]]
        self.assertEqual(losses, sorted(losses, reverse=True))
        self.assertEqual(sum(told["review"]["result"]), 1000)

    def test_a_race_has_nothing_to_review(self):
        file = self.path("race.txt")
        self.fine("play", "misd", "-o", "players=2", "--bots", "1,2", "--level", "random", "--seed", "3", "--save", file)
        self.assertIn("reactions decide", self.review(file))

    def test_replay_shows_what_the_viewer_may_see(self):
        file = self.record_of("nussknacker", 3)
        self.assertNotIn("Your hand:", self.fine("replay", file))
        self.assertIn("Your hand:", self.fine("replay", file, "--seat", "2"))
        everything = self.fine("replay", file, "--all")
        for name in ("Bot 1", "Bot 2", "Bot 3"):
            self.assertIn(f"[{name}]", everything)

    def test_replay_waits_step_by_step(self):
        file = self.record_of("bauab", 4)
        whole = self.fine("replay", file)
        self.assertIn(" wins.", whole)
        self.assertEqual(self.fine("replay", file, "--step", typed="\n\nq\n").count("Enter: next"), 3)


class SelfPlay(Case):
    def test_the_result_depends_on_the_seed_alone(self):
        def result(*arguments):
            run_ = run("selfplay", "nussknacker", "--games", "600", *arguments)
            self.assertEqual(run_.returncode, 0)
            self.assertIn("600/600 games", run_.stderr)
            return re.sub(r".*per second.*", "", run_.stdout)

        alone = result("--seed", "3", "--jobs", "1")
        self.assertEqual(alone, result("--seed", "3", "--jobs", "3"))
        self.assertNotEqual(alone, result("--seed", "4", "--jobs", "1").replace("seed 4", "seed 3"))
        self.assertRegex(alone, r"(?m)^3 +\d+\.\d % \[\d+\.\d, \d+\.\d\]")
        self.assertIn("Decisions per game:", alone)

    def test_bench_tells_the_same_signature_every_time(self):
        signatures = [re.findall(r"signature +([0-9a-f]{16})", self.fine("bench", "--seconds", "0")) for _ in range(2)]
        self.assertEqual(*signatures)
        self.assertGreaterEqual(len(set(signatures[0])), 3)


class Arena(Case):
    def arena(self, folder, *arguments):
        return ("arena", "bauab", "--bots", "plain:300,random", "--games", "30", "--out", self.path(folder), *arguments)

    def results(self, folder):
        with open(self.path(folder + "/result.json")) as result, open(self.path(folder + "/games.csv")) as games:
            return result.read().split('"time"')[0], games.read()

    def test_ctrl_c_shows_what_is_known_and_the_same_command_goes_on(self):
        stopped = subprocess.Popen(
            [PROGRAM, *self.arena("stopped", "--jobs", "2")],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment())
        self.assertIn("/30 games", stopped.stderr.readline())
        stopped.send_signal(signal.SIGINT)
        shown, _ = stopped.communicate(timeout=PATIENCE)
        self.assertEqual(stopped.returncode, 130)
        self.assertIn("Stopped; the same command goes on.", shown)

        for folder, jobs in (("stopped", "2"), ("whole", "1")):
            result = run(*self.arena(folder, "--jobs", jobs))
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertIn("30/30 games", result.stderr)
            self.assertRegex(result.stdout, r"(?m)^plain:300 +\d+\.\d % \[")
        self.assertEqual(self.results("stopped"), self.results("whole"))
        with open(self.path("whole/report.html")) as report:
            self.assertIn("<svg", report.read())

        other = run(*self.arena("whole", "--seed", "2"))
        self.assertEqual(other.returncode, 1)
        self.assertRegex(other.stderr, r"^sammelsurium: .*whole belongs to another match.*\n$")

    def test_the_test_stops_by_itself(self):
        text = run("arena", "bauab", "--bots", "plain:50,random", "--games", "1000", "--sprt", lang="de_DE.UTF-8").stdout
        self.assertIn("Entschieden: H1, der erste Bot ist stärker.", text)
        self.assertLess(int(re.search(r"(\d+) Partien", text)[1]), 1000)


class BotProgram(Case):
    HELLO = '{"type":"hello","protocol":1,"game":"bauab","news":[]}\n'

    def test_speaks_the_protocol_and_ignores_what_it_does_not_know(self):
        choose = '{"type":"choose","id":%d,"answers":[%s],"interrupts":[],"news":1}\n'
        told = self.HELLO + '{"type":"rain"}\n' + choose % (1, '{"action":"pass"}') + choose % (2, "") + '{"type":"end"}\n'
        self.assertEqual(
            self.fine("bot", "bauab", typed=told).splitlines(), ['{"id":1,"choose":"pass"}', '{"id":2,"wait":true}'])

    def test_tells_in_a_sentence_what_is_wrong(self):
        for told, why in (
            ("hello\n", "not a JSON object"),
            ("{}\n", "no \"type\""),
            (self.HELLO.replace("1", "2"), "version 2 of the protocol, I speak 1"),
            (self.HELLO.replace("bauab", "raufer"), "raufer, not bauab"),
            (self.HELLO + '{"type":"choose","id":1}\n', "needs \"id\", \"answers\""),
            (self.HELLO + '{"type":"error","sentence":"Too late."}\n', "Too late."),
        ):
            result = run("bot", "bauab", typed=told)
            self.assertEqual((result.returncode, result.stdout), (1, ""))
            self.assertIn(why, result.stderr)

    def test_plays_in_the_arena_and_loses_there_by_rule_if_it_fails(self):
        for program, lost in ((f"program:{PROGRAM} bot raufer", 0), ("program:false", 9)):  # three seats of a deal
            folder = self.path(str(lost))
            bots = ("--bots", program + ",random", "--option", "players=3")
            result = run("arena", "raufer", *bots, "--games", "6", "--out", folder)
            self.assertEqual(result.returncode, 0, result.stderr)
            with open(folder + "/result.json") as figures:
                bots = json.load(figures)["bots"]
            self.assertEqual([bot["lostByRule"] for bot in bots], [lost, 0])
            self.assertEqual(bots[0]["causes"]["ended"], lost)
            with open(folder + "/games.jsonl") as games:
                self.assertEqual(games.read().count('"cause":"ended","why":"It has ended with status 1."'), lost)
            if lost > 0:
                self.assertEqual(bots[0]["share"]["value"], 0)
                self.assertIn("9 × ended too early", result.stdout)

    def test_is_any_of_our_bots_and_as_strong_as_that(self):
        for game, level in (("bauab", "3/100"), ("raufer", "plain:200"), ("feiner-sand", "2/10"), ("misd", "4")):
            folder = self.path(game)
            bots = f"program:{PROGRAM} bot {game} --level {level} --seed 1,random"
            result = run("arena", game, "--bots", bots, "--option", f"players={3 if game == 'raufer' else 2}",
                         "--games", "20", "--out", folder)
            self.assertEqual(result.returncode, 0, result.stderr)
            with open(folder + "/result.json") as figures:
                program, chance = json.load(figures)["bots"]
            self.assertEqual((program["lostByRule"], chance["lostByRule"]), (0, 0), game)
            self.assertGreater(program["share"]["value"], 0.6, game)

    def test_says_what_it_needs_to_play_well(self):
        choose = '{"type":"choose","id":1,"limit":100,"answers":[{"action":"pass"}],"interrupts":[]}\n'
        seated = self.HELLO.replace("}", ',"options":"players=2 layout=square","content":null,"seat":0,"seats":2}')
        for told, why in (
            (seated + choose, "does not tell what my seat knows"),
            (seated + choose.replace('"limit"', '"knowledge":{"mover":7},"limit"'), "does not tell what my seat knows"),
            (choose, "does not tell what my seat knows"),
            (seated.replace("square", "moon"), "cannot play with these options or this content: players=2 layout=moon"),
            (seated.replace('"seat":0', '"seat":2'), "cannot play with these options"),
            (seated.replace("null", "{}"), "cannot play with these options"),
        ):
            result = run("bot", "bauab", "--level", "1", typed=told)
            self.assertEqual((result.returncode, result.stdout), (1, ""), told)
            self.assertIn(why, result.stderr)

    def test_the_example_is_shown_in_the_docs_as_it_is(self):
        docs = os.path.join(os.path.dirname(__file__), "..", "..", "docs")
        with open(os.path.join(docs, "bots", "example_bot.py")) as bot, open(os.path.join(docs, "bot-protocol.md")) as page:
            self.assertIn("```python\n" + bot.read() + "```\n", page.read())


class PageCopy(Case):
    def test_writes_the_page_and_leaves_other_folders_alone(self):
        copy = self.path("copy")
        if "no page in this program" in run("page", copy).stderr:
            self.skipTest("built without the page")
        for _ in range(2):  # also over an older one
            self.assertRegex(self.fine("page", copy), rf"\d+ files \(\d+ kB\) are in {re.escape(copy)}")
        for name in ("index.html", "404.html", "game/bauab/index.html", "sw.js", "manifest.webmanifest"):
            self.assertTrue(os.path.exists(os.path.join(copy, name)), name)
        with open(self.path("thesis.txt"), "w") as thesis:
            thesis.write("important")
        refusal = run("page", self.folder)
        self.assertEqual(refusal.returncode, 1)
        self.assertIn("is not empty and no older copy of the page", refusal.stderr)
        self.assertEqual(run("page").returncode, 2)


class Serving(Case):
    def test_serves_tells_where_and_stops_politely(self):
        server = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--bind", "127.0.0.1", "--data", self.path("data"), "--bot", "me=true"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment())
        try:
            lines = [server.stdout.readline() for _ in range(5)]
            address = re.search(r"http://127\.0\.0\.1:(\d+)", "".join(lines))
            self.assertIsNotNone(address, lines)
            with urllib.request.urlopen(address[0] + "/api/health", timeout=PATIENCE) as answer:
                self.assertIn(b'"ok":true', answer.read())
            with urllib.request.urlopen(address[0] + "/api/games", timeout=PATIENCE) as answer:
                self.assertEqual(json.load(answer)["programs"], ["me"])
            with urllib.request.urlopen(address[0] + "/api/key", timeout=PATIENCE) as answer:
                self.assertIn(f"signs records with the key {json.load(answer)['key']}.\n", "".join(lines))
            self.assertEqual(os.stat(self.path("data/signing.key")).st_mode & 0o777, 0o600)
            busy = run("serve", "--port", address[1], "--bind", "127.0.0.1", "--data", self.path("other"))
            self.assertEqual(busy.returncode, 1)
            self.assertRegex(busy.stderr, r"already in use.*--port")
            taken = run("serve", "--port", "0", "--data", self.path("data"))
            self.assertEqual(taken.returncode, 1)
            self.assertRegex(taken.stderr, r"already using the folder.*--data")
            server.send_signal(signal.SIGTERM)
            rest, _ = server.communicate(timeout=PATIENCE)
            self.assertEqual(server.returncode, 0)
            self.assertIn("Everything is saved.", rest)
        finally:
            server.kill()
            server.wait()
            server.stdout.close()


    def test_goes_by_a_file_and_reads_it_again_on_sighup(self):
        conf = self.path("house.conf")

        def write(*lines):
            with open(conf, "w") as file:
                file.write("\n".join(("bind = 127.0.0.1", f"data = {self.path('data')}", "metrics = 0", *lines)))

        write("port = 0", "patience = 100", "log-format = json", "log-level = error")
        printed = self.fine("serve", "--config", conf, "--print-config", "--patience", "90")
        self.assertIn("# From --patience.\npatience = 90\n", printed)
        self.assertIn(f"# From {conf}:4. Changes only with a restart.\nport = 0\n", printed)
        server = subprocess.Popen(
            [PROGRAM, "serve", "--config", conf], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=environment() | {"SAMMELSURIUM_LOG_LEVEL": "info"})
        try:
            banner = ""
            while '"text":"started"' not in banner:
                line = server.stdout.readline()
                self.assertTrue(line, banner)
                banner += line
            metrics = re.search(r"http://127\.0\.0\.1:\d+/metrics", banner)
            with urllib.request.urlopen(metrics[0], timeout=PATIENCE) as answer:
                self.assertIn(b"\nsammelsurium_ready 1\n", answer.read())
            write("port = 1", "patience = 100", "without = misd", "log-format = text")
            server.send_signal(signal.SIGHUP)
            changes = [json.loads(server.stdout.readline()) for _ in range(3)]
            self.assertEqual([change["text"] for change in changes],
                             ["changes only with a restart: port = 1 (was: 0)", "changed: without = misd (was: )",
                              "changed: log-format = text (was: json)"])
            self.assertEqual([change["level"] for change in changes], ["warning", "info", "info"])
            write("patiense = 1")
            server.send_signal(signal.SIGHUP)
            self.assertRegex(server.stdout.readline(), rf"Z error .* nothing has changed: {conf}:4: .*“patience”")
            server.send_signal(signal.SIGTERM)
            rest, _ = server.communicate(timeout=PATIENCE)
            self.assertRegex(rest, r"Z info after_ms=0 stopping\n")
            self.assertEqual(server.returncode, 0)
        finally:
            server.kill()
            server.wait()
            server.stdout.close()
        for line, complaint in (("patiense = 1", "did you mean “patience”"), ("port = x", "from 0 to 65535")):
            write(line)
            result = run("serve", "--config", conf)
            self.assertEqual((result.returncode, result.stdout), (1, ""))
            self.assertRegex(result.stderr, rf"^sammelsurium: {conf}:4: .*{complaint}")


CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and what could be scrolled back to


class Screen:
    """The program on a pseudo-terminal: what is typed, and what a person in front of it would see."""

    def __init__(self, *arguments, folder="/"):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execve(PROGRAM, [PROGRAM, *arguments], environment() | {"TERM": "xterm"})
        self.written = ""

    def wait_for(self, text, start=0):
        deadline = time.monotonic() + PATIENCE
        while text not in self.written[start:]:
            ready, _, _ = select.select([self.terminal], [], [], max(0, deadline - time.monotonic()))
            if not ready or not self.read():
                raise AssertionError(f"{text!r} never came; instead:\n{self.written[start:]}")

    def read(self):
        try:
            chunk = os.read(self.terminal, 65536)
        except OSError:  # the other end is gone
            return False
        self.written += chunk.decode("utf-8", "replace")
        return bool(chunk)

    def type(self, line, until):
        start = len(self.written)
        os.write(self.terminal, (line + "\n").encode())
        self.wait_for(until, start)

    def visible(self):
        return self.written.rsplit(CLEAR, 1)[-1]

    def end(self):
        while self.read():
            pass
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


class PseudoTerminal(Case):
    def test_the_curtain_hides_hands(self):
        screen = Screen("play", "nussknacker", "--players", "Anna,Ben", "--seed", "1")
        curtain = "press Enter when only you can see the screen."
        screen.wait_for(curtain)
        self.assertNotIn("Your hand:", screen.visible())
        first = re.search(rf"(Anna|Ben), {curtain}", screen.visible())[1]
        other = "Ben" if first == "Anna" else "Anna"

        screen.type("", "> ")
        self.assertIn("Your hand:", screen.visible())
        mine = re.search(r"Your hand: [\d ]+", screen.visible())[0]
        screen.type("?", "1) ask")
        screen.type("1", "hide this")
        self.assertIn(mine, screen.visible())

        screen.type("", f"{other}, {curtain}")
        self.assertNotIn("Your hand:", screen.visible())
        self.assertNotIn("ask", screen.visible())
        screen.type("", "> ")
        self.assertIn("Your hand:", screen.visible())
        self.assertNotIn(mine, screen.visible())

        screen.type("q", "Save it?")
        self.assertNotIn("Your hand:", screen.visible())
        os.write(screen.terminal, b"n\n")
        self.assertEqual(screen.end(), 0)

    def test_ctrl_c_hides_the_hand_and_saves(self):
        file = self.path("game.txt")
        screen = Screen("play", "nussknacker", "--players", "Anna,Ben", "--seed", "1", "--save", file)
        screen.wait_for("only you can see the screen.")
        screen.type("", "> ")
        os.write(screen.terminal, b"\x03")
        screen.wait_for("Saved:")
        self.assertNotIn("Your hand:", screen.visible())
        self.assertEqual(screen.end(), 0)
        self.assertTrue(os.path.exists(file))

    def test_rules_are_bold_on_a_screen(self):
        screen = Screen("rules", "bauab")
        screen.wait_for("\x1b[1mB9\x1b[0m")
        self.assertEqual(screen.end(), 0)

    def test_an_open_game_needs_no_curtain(self):
        screen = Screen("play", "bauab", "--players", "Anna,Ben")
        screen.wait_for("> ")
        screen.type("3@b2", "places 3 on b2.")
        screen.type("q", "Save it?")
        self.assertNotIn(CLEAR, screen.written)
        os.write(screen.terminal, b"nein\n")
        screen.wait_for("Not saved.")
        self.assertEqual(screen.end(), 0)

    def test_leaving_loses_nothing_unasked(self):
        screen = Screen("play", "bauab", "--players", "Anna,Ben", folder=self.folder)
        screen.wait_for("> ")
        screen.type("3@b2", "places 3 on b2.")
        screen.type("quit", "Save it?")
        screen.type("c", "> ")
        screen.type("save early.record", "Saved: early.record")
        screen.type("quit", "Saved: early.record. To go on: sammelsurium play --resume early.record")
        self.assertEqual(screen.end(), 0)

        screen = Screen("play", "bauab", "--players", "Anna,Ben", folder=self.folder)
        screen.wait_for("> ")
        screen.type("4@b2", "places 4 on b2.")
        start = len(screen.written)
        os.write(screen.terminal, b"\x03")  # Ctrl-C
        screen.wait_for("Save it? [Enter: as bauab.record", start)
        screen.type("early.record", "early.record is there already. Replace it?")
        screen.type("nein", "Save it?")
        screen.type("no/such/folder.record", "Cannot write no/such/folder.record")
        screen.wait_for("Save it?", screen.written.rindex("Cannot write"))
        screen.type("", "Saved: bauab.record.")
        self.assertEqual(screen.end(), 0)
        with open(self.path("early.record")) as early, open(self.path("bauab.record")) as late:
            self.assertIn("3@b2", early.read())
            self.assertIn("4@b2", late.read())

        screen = Screen("play", "bauab", "--players", "Anna,Ben", folder=self.folder)
        screen.wait_for("> ")
        screen.type("5@b2", "places 5 on b2.")
        os.write(screen.terminal, b"\x03")
        screen.wait_for("Save it?")
        os.write(screen.terminal, b"\x03")  # whoever insists loses nothing either
        screen.wait_for("Saved: bauab-2.record.")
        self.assertEqual(screen.end(), 0)

    def test_a_campaign_is_not_lost_unasked(self):
        screen = Screen("play", "feiner-sand", "-o", "campaign=on", "--bots", "1,2", "--level", "random", "--seed", "4",
                        folder=self.folder)
        screen.wait_for("Save the game?")
        screen.type("nein", "On with the next game of the campaign?")
        screen.type("nein", "Without a file the campaign cannot go on.")
        screen.type("", "To go on with the campaign later: sammelsurium play --resume feiner-sand.record")
        self.assertEqual(screen.end(), 0)


if __name__ == "__main__":
    unittest.main()
