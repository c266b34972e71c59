"""Makes the packages of the program that was built, and looks at them as their users and Debian's checkers do.

    python3 packages_test.py    after ./test build
"""

import copy
import filecmp
import functools
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "packaging"))

import notices  # noqa: E402
import sbom  # noqa: E402
import spdx  # noqa: E402

PROGRAM = ROOT / "build/release/cli/sammelsurium"
SHARE = "usr/share"
UNIT = "lib/systemd/system/sammelsurium.service"


def run(*command, **how):
    return subprocess.run([str(each) for each in command], capture_output=True, text=True, **how)


@functools.cache
def made(what, folder):
    """The package, made in a folder of its own beside the usual one."""
    place = ROOT / "build/tried-packages" / folder
    shutil.rmtree(place, ignore_errors=True)
    result = run(ROOT / "scripts/package.sh", what, env=os.environ | {"PACKAGES": str(place)})
    if result.returncode != 0:
        raise AssertionError(result.stdout + result.stderr)
    return next(path for path in place.iterdir() if path.is_file())


@functools.cache
def unpacked():
    folder = ROOT / "build/tried-packages/unpacked"
    shutil.rmtree(folder, ignore_errors=True)
    run("dpkg-deb", "-x", made("deb", "once"), folder, check=True)
    return folder


class Case(unittest.TestCase):
    def fine(self, *command, **how):
        result = run(*command, **how)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout + result.stderr


class Package(Case):
    def field(self, name):
        return self.fine("dpkg-deb", "-f", made("deb", "once"), name).strip()

    def test_it_says_what_it_is_and_needs(self):
        self.assertEqual(self.field("Package"), "sammelsurium")
        self.assertRegex(self.field("Version"), r"^\d+\.\d+\.\d+(\+git\d{14}\.[0-9a-f]{8})?~deb\d+$")
        self.assertEqual(self.field("Architecture"), self.fine("dpkg", "--print-architecture").strip())
        for library in ("libc6", "libsqlite3-0", "libsodium23", "libstdc++6"):
            self.assertRegex(self.field("Depends"), rf"(^|, ){re.escape(library)}(t64)? \(>= ")

    def test_the_same_commit_gives_the_same_bytes(self):
        self.assertTrue(filecmp.cmp(made("deb", "once"), made("deb", "again"), shallow=False))

    def test_nothing_in_it_knows_where_it_was_built(self):
        here = str(ROOT).encode()
        for path in unpacked().rglob("*"):
            if path.is_file():
                self.assertNotIn(here, path.read_bytes(), path)

    def test_lintian_has_nothing_against_it(self):
        self.fine("lintian", "--allow-root", "--fail-on", "error,warning", made("deb", "once"))

    def test_the_configuration_is_the_hosts(self):
        listed = self.fine("dpkg-deb", "-I", made("deb", "once"), "conffiles").split()
        used = re.search(r"(?m)^ExecStart=.* --config (.*)$", (unpacked() / UNIT).read_text())[1]
        self.assertEqual(listed, [used])
        said = self.fine(PROGRAM, "serve", "--config", f"{unpacked()}{used}", "--print-config")
        self.assertIn(f"data = /var/lib/{re.search('(?m)^StateDirectory=(.*)$', (unpacked() / UNIT).read_text())[1]}", said)

    def test_changelog_and_copyright_are_in_debians_form(self):
        documents = unpacked() / SHARE / "doc/sammelsurium"
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(self.fine("zcat", documents / "changelog.gz"))
            file.flush()
            said = self.fine("dpkg-parsechangelog", "--all", "-l", file.name)
        self.assertIn(f"Version: {self.field('Version')}", said)
        self.assertNotIn("warning", said)
        licences = (documents / "copyright").read_text()
        self.assertTrue(licences.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"))
        for notice in notices.read()[0]:
            self.assertIn(f"Comment: {notice.name}, ", licences)


class Service(Case):
    def units(self):
        yield unpacked() / UNIT
        yield unpacked() / SHARE / "doc/sammelsurium/examples/several-nodes/sammelsurium@.service"

    @unittest.skipUnless(shutil.which("systemd-analyze"), "there is no systemd here")
    def test_systemd_understands_the_units(self):
        for unit in self.units():
            with self.subTest(unit=unit.name), tempfile.TemporaryDirectory() as folder:
                # The program is not installed where the unit looks for it.
                text = unit.read_text().replace("/usr/bin/sammelsurium", str(unpacked() / "usr/bin/sammelsurium"))
                place = pathlib.Path(folder, unit.name.replace("@", "@8080"))
                place.write_text(text)
                self.assertEqual(self.fine("systemd-analyze", "verify", "--man=no", place), "")

    @unittest.skipUnless(shutil.which("systemd-analyze"), "there is no systemd here")
    def test_the_service_can_do_little_else(self):
        unit = unpacked() / UNIT
        self.fine("systemd-analyze", "security", "--offline=true", "--threshold=20", unit)

    def test_it_has_a_user_of_its_own(self):
        user = re.search(r"(?m)^User=(.*)$", (unpacked() / UNIT).read_text())[1]
        self.assertRegex((unpacked() / "usr/lib/sysusers.d/sammelsurium.conf").read_text(), rf"(?m)^u {user} - ")


class Manual(Case):
    def commands(self, language):
        return json.loads(self.fine(PROGRAM, "--lang", language, "--describe"))["commands"]

    def test_every_command_has_a_page_in_both_languages(self):
        for language, folder in (("en", "man/man1"), ("de", "man/de/man1")):
            pages = {path.name for path in (unpacked() / SHARE / folder).iterdir()}
            names = {f"sammelsurium-{command['name']}.1.gz" for command in self.commands(language)}
            self.assertEqual(pages, names | {"sammelsurium.1.gz"})

    def test_pages_are_well_formed(self):
        for page in (unpacked() / SHARE / "man").rglob("*.gz"):
            with self.subTest(page=page.name):
                text = self.fine("zcat", page)
                self.fine("mandoc", "-Tlint", "-Wwarning", input=text)

    def test_pages_say_what_the_help_says(self):
        page = self.fine("zcat", unpacked() / SHARE / "man/de/man1/sammelsurium-serve.1.gz")
        serve = next(command for command in self.commands("de") if command["name"] == "serve")
        for option in serve["options"]:
            self.assertIn(option["names"][-1].replace("-", "\\-"), page)


class Completion(Case):
    def bash(self, *words):
        """What bash offers for the last word."""
        file = unpacked() / SHARE / "bash-completion/completions/sammelsurium"
        script = 'source "$0" && COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) && _sammelsurium && printf "%s\\n" "${COMPREPLY[@]}"'
        return self.fine("bash", "-c", script, file, *words, cwd=ROOT).split()

    def test_bash_completes_commands_options_games_and_files(self):
        self.assertEqual(self.bash("sammelsurium", "se"), ["serve", "selfplay"])
        self.assertEqual(self.bash("sammelsurium", "--lang", "de", "pl"), ["play"])
        self.assertEqual(self.bash("sammelsurium", "--lang", ""), ["de", "en"])
        self.assertEqual(self.bash("sammelsurium", "play", "bau"), ["bauab"])
        self.assertEqual(self.bash("sammelsurium", "serve", "--without", "mi"), ["misd"])
        self.assertEqual(self.bash("sammelsurium", "serve", "--data", "packag"), ["packaging"])
        self.assertEqual(self.bash("sammelsurium", "replay", "READ"), ["README.md"])
        self.assertEqual(self.bash("sammelsurium", "serve", "--bot-"), ["--bot-pause"])
        self.assertEqual(self.bash("sammelsurium", "serve", "--port", ""), [])

    def test_zsh_and_fish_can_read_theirs(self):
        self.fine("zsh", "-n", unpacked() / SHARE / "zsh/vendor-completions/_sammelsurium")
        self.fine("fish", "-n", unpacked() / SHARE / "fish/vendor_completions.d/sammelsurium.fish")

    def test_fish_explains_in_the_readers_language(self):
        file = unpacked() / SHARE / "fish/vendor_completions.d/sammelsurium.fish"
        script = f"source {file}; complete -C 'sammelsurium serv'"
        clean = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
        with tempfile.TemporaryDirectory() as home:
            said = {
                lang: self.fine("fish", "--no-config", "-c", script, env=clean | {"LANG": lang, "HOME": home})
                for lang in ("de_DE.UTF-8", "C.UTF-8")
            }
        self.assertIn("Öffnet den Spieltisch", said["de_DE.UTF-8"])
        self.assertIn("Opens the table", said["C.UTF-8"])


class Archive(Case):
    def test_it_needs_nothing_but_the_c_library_and_libpq(self):
        with tempfile.TemporaryDirectory() as folder:
            self.fine("tar", "-C", folder, "-xf", made("tarball", "once"))
            (place,) = pathlib.Path(folder).iterdir()
            program = place / "bin/sammelsurium"
            needed = re.findall(r"\(NEEDED\).*\[(.*)\]", self.fine("readelf", "-d", program))
            usual = {"libc", "libm", "libpq", "ld-linux-x", "ld-linux-aarch"}
            self.assertLessEqual({re.match("[a-z-]*", name)[0] for name in needed}, usual)
            self.assertEqual(self.fine(program, "--version"), self.fine(PROGRAM, "--version"))
            self.assertRegex((place / "README.md").read_text(), r"glibc 2\.\d+ or newer")
            inside = json.loads((place / "sbom.spdx.json").read_text())
            static = {each["relatedSpdxElement"] for each in inside["relationships"] if each["relationshipType"] == "STATIC_LINK"}
            self.assertLessEqual({"SPDXRef-libsqlite3-dev", "SPDXRef-libsodium-dev", "SPDXRef-libutf8proc-dev"}, static)

    def test_the_same_commit_gives_the_same_bytes(self):
        self.assertTrue(filecmp.cmp(made("tarball", "once"), made("tarball", "again"), shallow=False))


class Parts(Case):
    def setUp(self):
        self.document = json.loads(self.fine("zcat", unpacked() / SHARE / "doc/sammelsurium/sbom.spdx.json.gz"))

    def names(self):
        return {package["name"] for package in self.document["packages"]}

    def test_the_list_keeps_the_rules_of_spdx(self):
        self.assertEqual(spdx.problems(self.document), [])

    def test_it_lists_what_is_linked_compiled_in_and_in_the_page(self):
        self.assertLessEqual({"libsqlite3-0", "libc6", "libcli11-dev", "svelte", "uqr", "wasi-libc"}, self.names())

    def test_a_document_that_breaks_a_rule_is_noticed(self):
        def spoil(how):
            spoilt = copy.deepcopy(self.document)
            how(spoilt)
            return spdx.problems(spoilt)

        self.assertRegex(spoil(lambda it: it.pop("dataLicense"))[0], "dataLicense")
        self.assertRegex(spoil(lambda it: it["creationInfo"].update(created="today"))[0], "when it was created")
        self.assertRegex(spoil(lambda it: it["packages"][1].pop("downloadLocation"))[0], "no downloadLocation")
        self.assertRegex(spoil(lambda it: it["packages"][1].update(licenseDeclared="free"))[0], "no licence expression")
        self.assertRegex(spoil(lambda it: it["relationships"].pop())[0], "not related to anything")
        self.assertRegex(spoil(lambda it: it["packages"].append(it["packages"][1]))[0], "there twice")

    def test_a_part_without_notice_and_a_notice_without_part_are_complained_about(self):
        found = [{"name": name} for name in self.names() - {"sammelsurium"}]
        rows, texts = notices.read()
        self.assertEqual(list(sbom.complaints(found, rows)), [])
        without = [row for row in rows if not row.covers("svelte")]
        self.assertRegex("".join(sbom.complaints(found, without)), "^svelte is in 0 rows")
        fewer = [part for part in found if part["name"] != "uqr"]
        self.assertRegex("".join(sbom.complaints(fewer, rows)), "names uqr, and nothing of it is inside")

    def test_the_text_of_every_licence_that_asks_for_it_is_there(self):
        rows, texts = notices.read()
        for row in rows:
            for heading in row.headings:
                self.assertIn(heading, texts, row.name)


class Proxies(Case):
    def plain(self, file, **changes):
        """A sample without its certificate, and with other addresses."""
        text = re.sub(r" ssl crt \S+", "", file.read_text())
        for before, after in changes.values():
            text = text.replace(before, after)
        return text

    def test_haproxy_understands_the_samples(self):
        for file in (ROOT / "packaging").rglob("haproxy.cfg"):
            with self.subTest(file=file), tempfile.NamedTemporaryFile("w") as plain:
                plain.write(self.plain(file))
                plain.flush()
                self.fine("haproxy", "-c", "-f", plain.name)

    def test_everything_about_a_table_meets_at_one_node(self):
        nodes = [http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.node(name)) for name in "abc"]
        for node in nodes:
            threading.Thread(target=node.serve_forever, daemon=True).start()
            self.addCleanup(node.server_close)
            self.addCleanup(node.shutdown)
        with tempfile.TemporaryDirectory() as folder:
            entrance = pathlib.Path(folder, "entrance")
            # Without health checks, which a busy machine could fail.
            changes = {
                "bind": (":443", f"unix@{entrance}"),
                "files": ("maxconn 20000", "maxconn 200"),
                "checks": ("default-server check inter 2s fall 2 rise 2", "default-server"),
            }
            for number, node in enumerate(nodes):
                changes[str(number)] = (f"10.0.0.1{number + 1}:8080", f"127.0.0.1:{node.server_port}")
            file = pathlib.Path(folder, "haproxy.cfg")
            file.write_text(self.plain(ROOT / "packaging/several-nodes/haproxy.cfg", **changes))
            proxy = subprocess.Popen(["haproxy", "-db", "-f", file], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.addCleanup(proxy.wait)
            self.addCleanup(proxy.terminate)
            while not entrance.exists():
                self.assertIsNone(proxy.poll(), "haproxy has ended")
                time.sleep(0.02)
            used = set()
            for table in (f"table{number}" for number in range(40)):
                paths = (f"/api/tables/{table}/socket?lang=de", f"/api/tables/{table}/sit", f"/table/{table}", f"/replay/{table}")
                answers = {self.answer(entrance, path) for path in paths}
                self.assertEqual(len(answers), 1, table)
                used |= answers
        self.assertEqual(used, {"a", "b", "c"})

    def answer(self, entrance, path):
        return self.fine("curl", "-sf", "--unix-socket", entrance, f"http://games{path}")

    @staticmethod
    def node(name):
        class Node(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Length", "1")
                self.end_headers()
                self.wfile.write(name.encode())

            def log_message(self, *_):
                pass

        return Node

    @unittest.skipUnless(shutil.which("nginx"), "there is no nginx here")
    def test_nginx_understands_the_sample(self):
        text = (ROOT / "packaging/proxy/nginx.conf").read_text()
        text = re.sub(r"(?m)^  ssl_certificate.*\n", "", text).replace("443 ssl", "8443")
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "nginx.conf").write_text(f"pid {folder}/pid; error_log stderr; events {{}} http {{ {text} }}")
            self.fine("nginx", "-t", "-p", folder, "-c", f"{folder}/nginx.conf")

    def test_postgresql_understands_the_samples(self):
        servers = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/postgres"))
        if not servers:
            self.skipTest("there is no PostgreSQL here")
        for name, setting, value in (
            ("primary.conf", "synchronous_standby_names", "standby"),
            ("standby.conf", "primary_conninfo", "host=10.0.0.21 user=replication application_name=standby"),
        ):
            with tempfile.TemporaryDirectory() as folder:
                shutil.copy(ROOT / "packaging/several-nodes" / name, f"{folder}/postgresql.conf")
                pathlib.Path(folder, "postgresql.auto.conf").touch()
                os.chmod(folder, 0o755)
                # It refuses to run as root.
                somebody = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups") if os.getuid() == 0 else ()
                self.assertEqual(self.fine(*somebody, servers[-1], "-D", folder, "-C", setting).strip(), value)


class Container(Case):
    """No image can be fetched here; what it would do is looked at."""

    KNOWN = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"}

    def setUp(self):
        text = (ROOT / "packaging/Containerfile").read_text().replace("\\\n", " ")
        lines = [line for line in text.split("\n") if line and not line.startswith("#")]
        self.steps = [tuple(line.split(maxsplit=1)) for line in lines]

    def of(self, instruction):
        return [rest for name, rest in self.steps if name == instruction]

    def test_every_instruction_is_known_and_the_last_stage_is_no_root(self):
        self.assertLessEqual({name for name, _ in self.steps}, self.KNOWN)
        last = [name for name, _ in self.steps].index("FROM", 1)
        after = dict(self.steps[last:])
        self.assertEqual(after["USER"], "sammelsurium")
        self.assertIn(after["VOLUME"], json.loads(after["ENTRYPOINT"]))

    def test_every_command_and_package_exists(self):
        commands = [command.split() for run_step in self.of("RUN") for command in run_step.split("&&")]
        for command in commands:
            if "/" in command[0]:
                self.assertTrue(os.access(ROOT / command[0], os.X_OK), command)
            else:
                self.assertTrue(shutil.which(command[0]), command)
            if command[:2] == ["apt-get", "install"]:
                for package in (word for word in command[2:] if not word.startswith(("-", "/"))):
                    self.assertIn(f"Package: {package}\n", self.fine("apt-cache", "show", package))
        self.assertIn("--build-only", self.fine(ROOT / "run", "--help"))

    def test_the_files_it_copies_are_those_that_are_made(self):
        copied = next(rest.split()[1] for rest in self.of("COPY") if rest.startswith("--from=build"))
        self.assertTrue(pathlib.PurePath("/src/build/packages", made("deb", "once").name).match(copied))

    def test_a_healthy_server_is_found_healthy_and_none_is_not(self):
        check = json.loads(self.of("HEALTHCHECK")[0].partition("CMD ")[2])
        with tempfile.TemporaryDirectory() as data:
            command = [PROGRAM, "serve", "--data", data, "--bind", "127.0.0.1", "--port", "0", "--lang", "en"]
            server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            address = next(line for line in server.stdout if "http://" in line)
            port = re.search(r":(\d+)\s*$", address)[1]
            check = [word.replace("8080", port) for word in check]
            self.assertEqual(run(*check).returncode, 0)
            server.terminate()
            server.communicate()
        self.assertNotEqual(run(*check).returncode, 0)


if __name__ == "__main__":
    unittest.main()
