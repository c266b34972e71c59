"""Plays Bauab against a bot over the API of a running server, as the page does; for scripts that try an installation.

    player.py begin ADDRESS FILE    opens a table, makes three moves and keeps in FILE where that was
    player.py end ADDRESS FILE      goes on there: everything seen before must still be so; plays to the end and
                                    writes the record to standard output
"""

import base64
import hashlib
import http.client
import json
import os
import socket
import struct
import sys

PATIENCE = 60  # seconds until a server that says nothing is given up


class Socket:
    """As much of a web socket (RFC 6455) as a table needs."""

    def __init__(self, address, path, cookie):
        host, _, port = address.partition(":")
        self.stream = socket.create_connection((host, int(port)), timeout=PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        self.input = self.stream.makefile("rb")
        if b" 101 " not in self.input.readline():
            sys.exit("The server refuses the web socket.")
        while self.input.readline() != b"\r\n":
            pass

    def send(self, value, kind=1):
        text = value if isinstance(value, bytes) else json.dumps(value).encode()
        mask = os.urandom(4)
        length = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
        self.stream.sendall(bytes([0x80 | kind]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(text)))

    def receive(self):
        while True:
            kind, length = self.input.read(2)
            if length == 126:
                (length,) = struct.unpack("!H", self.input.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.input.read(8))
            payload = self.input.read(length)
            if kind & 15 == 1:
                return json.loads(payload)
            if kind & 15 == 8:
                sys.exit(f"The server closes the web socket: {payload[2:].decode()}")
            if kind & 15 == 9:
                self.send(payload, kind=10)


def ask(address, method, path, body=None):
    connection = http.client.HTTPConnection(address, timeout=PATIENCE)
    connection.request(method, path, body and json.dumps(body), {"Content-Type": "application/json"} if body else {})
    answer = connection.getresponse()
    text = answer.read().decode()
    if answer.status >= 300:
        sys.exit(f"{method} {path}: {answer.status} {text}")
    return text, (answer.getheader("Set-Cookie") or "").partition(";")[0]


class Player:
    def __init__(self, address, table, cookie, story):
        self.socket = Socket(address, f"/api/tables/{table}/socket", cookie)
        self.story = story  # every line that was told
        self.seen = len(story)
        self.nonce = os.urandom(32)

    def play(self, moves):
        """Makes so many moves at most, and tells whether the game is over."""
        while True:
            frame = self.socket.receive()
            if frame["t"] == "ceremony":
                digest = hashlib.sha256(b"sammelsurium commitment\n" + self.nonce).hexdigest()
                opened = frame["step"] == "open"
                answer = {"nonce": self.nonce.hex()} if opened else {"digest": digest}
                self.socket.send({"do": frame["step"], "id": frame["step"], "round": frame["round"], **answer})
            elif frame["t"] == "error":
                sys.exit(f"The table refuses: {frame}")
            elif frame["t"] == "position":
                news = frame["story"]
                told = self.story[: news["from"]] + news["lines"]
                if told[: self.seen] != self.story[: self.seen]:
                    sys.exit("The table tells another story than before.")
                self.story = told
                position = frame["position"]
                if position["outcome"]["over"]:
                    return True
                if position["answers"]:
                    if moves == 0:
                        return False
                    moves -= 1
                    action = position["answers"][0]["notation"]
                    command = {"do": "act", "id": f"a{len(self.story)}", "action": action}
                    self.socket.send(command | {"answers": position["decision"]})


def begin(address, file):
    order = {"game": "bauab", "options": "players=2", "name": "Anna", "bots": True, "bot": "random", "lesson": False}
    text, cookie = ask(address, "POST", "/api/tables", order)
    table = json.loads(text)["table"]
    player = Player(address, table, cookie, [])
    if player.play(3):
        sys.exit("The game is over too early.")
    with open(file, "w") as out:
        json.dump({"table": table, "cookie": cookie, "story": player.story}, out)
    print(f"A table was opened and {len(player.story)} lines of its story were told.")


def end(address, file):
    with open(file) as kept:
        place = json.load(kept)
    player = Player(address, place["table"], place["cookie"], place["story"])
    player.play(10_000)
    if len(player.story) <= len(place["story"]):
        sys.exit("The game did not go on.")
    print(ask(address, "GET", f"/api/tables/{place['table']}/record")[0], end="")


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("begin", "end"):
        sys.exit(__doc__)
    {"begin": begin, "end": end}[sys.argv[1]](*sys.argv[2:])
