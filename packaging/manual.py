"""Writes man pages (English and German) and the completions of bash, zsh and fish, from what the program says of itself.

    manual.py PROGRAM FOLDER    FOLDER is laid out like /usr/share
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys

LANGUAGES = ("en", "de")
WORDS = {
    "en": {
        "manual": "User Commands",
        "name": "NAME",
        "synopsis": "SYNOPSIS",
        "description": "DESCRIPTION",
        "options": "OPTIONS",
        "commands": "COMMANDS",
        "examples": "EXAMPLES",
        "see": "SEE ALSO",
        "command": "COMMAND",
        "option": "OPTION",
        "usual": "Usually {}.",
    },
    "de": {
        "manual": "Dienstprogramme für Benutzer",
        "name": "BEZEICHNUNG",
        "synopsis": "ÜBERSICHT",
        "description": "BESCHREIBUNG",
        "options": "OPTIONEN",
        "commands": "BEFEHLE",
        "examples": "BEISPIELE",
        "see": "SIEHE AUCH",
        "command": "BEFEHL",
        "option": "OPTION",
        "usual": "Üblich: {}.",
    },
}


def told(program, language):
    said = subprocess.run([program, "--lang", language, "--describe"], capture_output=True, check=True, text=True)
    return json.loads(said.stdout)


def split_value(value):
    """`N (8080)` takes an N and has 8080 as its usual value."""
    match = re.fullmatch(r"(.*?)(?: \((.*)\))?", value.strip())
    return match[1], match[2] or ""


def kind_of(option):
    """What can stand there, as far as a shell can know it: `files`, `folders`, `games`, a list of words, or nothing."""
    takes = split_value(option["value"])[0] or option["names"][0]
    for placeholder, kind in (("FILE", "files"), ("FOLDER", "folders"), ("GAME", "games")):
        if takes.startswith(placeholder):
            return kind
    return takes.split("|") if "|" in takes else ""


def sentence(text):
    text = text[0].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."


# Man pages


def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in text.split("\n"))


def page(help, command, language):
    words = WORDS[language]
    name = "sammelsurium" if command is help["program"] else f"sammelsurium-{command['name']}"
    day = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc).date()
    lines = [
        f'.TH {roff(name.upper())} 1 "{day}" "sammelsurium {help["version"]}" "{words["manual"]}"',
        f".SH {words['name']}",
        f"{roff(name)} \\- {roff(command['about'].removeprefix('Sammelsurium: ').rstrip('.'))}",
        f".SH {words['synopsis']}",
    ]
    usage = f"\\fB{roff(name.replace('-', ' ', 1))}\\fR [\\fI{words['option']}\\fR...]"
    if command is help["program"]:
        usage += f" \\fI{words['command']}\\fR"
    for argument in command["arguments"]:
        placed = f"\\fI{argument['names'][0]}\\fR"
        usage += f" {placed}" if argument["required"] else f" [{placed}]"
    lines += [usage, f".SH {words['description']}", roff(sentence(command["about"]))]
    for argument in command["arguments"]:
        lines += [".TP", f"\\fI{argument['names'][0]}\\fR", roff(sentence(argument["about"]))]
    if command is help["program"]:
        lines.append(f".SH {words['commands']}")
        for each in help["commands"]:
            lines += [".TP", f"\\fB{roff('sammelsurium-' + each['name'])}\\fR(1)", roff(sentence(each["about"]))]
    lines.append(f".SH {words['options']}")
    for option in command["options"]:
        value, usual = split_value(option["value"])
        placed = f" \\fI{roff(value)}\\fR" if value else ""
        lines += [".TP", ", ".join(f"\\fB{roff(each)}\\fR" for each in option["names"]) + placed]
        lines.append(roff(sentence(option["about"])))
        if usual:
            lines.append(roff(words["usual"].format(usual)))
    if command is help["program"]:
        lines.append(f".SH {words['examples']}")
        for number, line in enumerate(help["footer"].strip().split("\n")):
            if example := re.fullmatch(r"  (\S.*?) {2,}(.*)", line):
                lines += [".TP", f"\\fB{roff(example[1])}\\fR", roff(sentence(example[2]))]
            else:
                lines += [".PP"] * (number > 0) + [roff(line)]
    others = [each["name"] for each in help["commands"] if each is not command]
    others = [f"\\fBsammelsurium\\-{each}\\fR(1)" for each in others]
    if command is not help["program"]:
        others.insert(0, "\\fBsammelsurium\\fR(1)")
    lines += [f".SH {words['see']}", ",\n".join(others)]
    return name, "\n".join(lines) + "\n"


# Completions. All options of a command, and what each can take.


def everything(help):
    """Pairs of a command's name, empty for the program itself, and the command."""
    return [("", help["program"]), *((each["name"], each) for each in help["commands"])]


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def bash(helps):
    help = helps["en"]
    kinds, options, arguments = [], [], []
    for name, command in everything(help):
        options.append(f"    {quoted(name)}) options={quoted(' '.join(n for o in command['options'] for n in o['names']))} ;;")
        for option in command["options"]:
            if option["value"].strip():
                kind = kind_of(option)
                kind = "words " + " ".join(kind) if isinstance(kind, list) else kind or "anything"
                patterns = "|".join(f"{name}:{each}" for each in option["names"])
                kinds.append(f"    {patterns}) kind={quoted(kind)} ;;")
        for argument in command["arguments"]:
            arguments.append(f"      {name}) kind={kind_of(argument)} ;;")
    names = " ".join(each["name"] for each in help["commands"])
    return f"""# Completion of sammelsurium for bash; generated from its help.
_sammelsurium() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} command='' kind='' options='' word
  COMPREPLY=()
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case $word in {names.replace(" ", " | ")}) command=$word && break ;; esac
  done
  case $command in
{chr(10).join(options)}
  esac
  case $command:$previous in
{chr(10).join(kinds)}
  esac
  if [ -z "$kind" ] && [[ $current != -* ]]; then
    case $command in
      '') kind='words {names}' ;;
{chr(10).join(arguments)}
    esac
  fi
  case ${{kind:-options}} in
    options) mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current") ;;
    words*) mapfile -t COMPREPLY < <(compgen -W "${{kind#words}}" -- "$current") ;;
    games) mapfile -t COMPREPLY < <(compgen -W '{" ".join(help["games"])}' -- "$current") ;;
    files) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
    folders) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
  esac
}}
complete -F _sammelsurium sammelsurium
"""


def zsh_action(option, games):
    kind = kind_of(option)
    if isinstance(kind, list):
        return f"({' '.join(kind)})"
    return {"files": "_files", "folders": "_files -/", "games": f"({' '.join(games)})"}.get(kind, "")


def zsh(helps):
    def plain(text):
        return re.sub(r"([\[\]:\\])", r"\\\1", text)

    def specs(command, games):
        for option in command["options"]:
            takes = split_value(option["value"])[0]
            what = f"[{plain(option['about'])}]" + (f":{plain(takes)}:{zsh_action(option, games)}" if takes else "")
            for name in option["names"]:
                joined = "=" if takes and name.startswith("--") else ""
                yield quoted(f"*{name}{joined}{what}")
        for argument in command["arguments"]:
            yield quoted(f":{argument['names'][0]}:{zsh_action(argument, games)}")

    functions = []
    for language, help in helps.items():
        commands = "\n".join(f"    {quoted(each['name'] + ':' + plain(each['about']))}" for each in help["commands"])
        cases = "\n".join(
            f"      {each['name']}) _arguments {' '.join(specs(each, help['games']))} ;;" for each in help["commands"]
        )
        functions.append(f"""_sammelsurium_{language}() {{
  local context state line
  local -a commands=(
{commands}
  )
  _arguments -C {' '.join(specs(help['program'], help['games']))} '1: :->command' '*:: :->arguments' && return
  case $state in
    command) _describe {WORDS[language]['command']} commands ;;
    arguments) case $words[1] in
{cases}
    esac ;;
  esac
}}
""")
    return f"""#compdef sammelsurium
# Completion of sammelsurium for zsh; generated from its help.
{''.join(functions)}
case ${{LC_ALL:-${{LC_MESSAGES:-$LANG}}}} in
  de*) _sammelsurium_de "$@" ;;
  *) _sammelsurium_en "$@" ;;
esac
"""


def fish(helps):
    def plain(text):
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

    def takes(option, games):
        kind = kind_of(option)
        if isinstance(kind, list):
            return f"-x -a {plain(' '.join(kind))}"
        return {
            "files": "-r -F",
            "folders": "-x -a '(__fish_complete_directories)'",
            "games": f"-x -a {plain(' '.join(games))}",
        }.get(kind, "-x")

    def lines(help):
        for name, command in everything(help):
            where = f"-n '__fish_seen_subcommand_from {name}'" if name else "-n __fish_use_subcommand"
            if name:
                yield f"complete -c sammelsurium -n __fish_use_subcommand -a {name} -d {plain(command['about'])}"
            for option in command["options"]:
                names = " ".join(("-l " if each.startswith("--") else "-s ") + each.lstrip("-") for each in option["names"])
                value = " " + takes(option, help["games"]) if option["value"].strip() else ""
                yield f"complete -c sammelsurium {where} {names}{value} -d {plain(option['about'])}"
            for argument in command["arguments"]:
                value = takes(argument, help["games"]).replace("-x", "-f").replace("-r ", "")
                yield f"complete -c sammelsurium {where} {value}"

    both = {language: "\n".join("    " + line for line in lines(help)) for language, help in helps.items()}
    return f"""# Completion of sammelsurium for fish; generated from its help.
complete -c sammelsurium -f
set -l languages $LC_ALL $LC_MESSAGES $LANG en
if string match -q 'de*' -- $languages[1]
{both['de']}
else
{both['en']}
end
"""


def main(program, folder):
    helps = {language: told(program, language) for language in LANGUAGES}
    files = {
        "bash-completion/completions/sammelsurium": bash(helps),
        "zsh/vendor-completions/_sammelsurium": zsh(helps),
        "fish/vendor_completions.d/sammelsurium.fish": fish(helps),
    }
    for language, help in helps.items():
        place = "man/man1" if language == "en" else f"man/{language}/man1"
        for _, command in everything(help):
            name, text = page(help, command, language)
            files[f"{place}/{name}.1"] = text
    for name, text in files.items():
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(os.path.abspath(sys.argv[1]), sys.argv[2])
