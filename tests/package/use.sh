#!/usr/bin/env bash
# Uses an installed program as people do. Sourced by what sets `package`, the file, `work`, a folder for what is needed
# meanwhile, and `out`, one for what is kept.
# shellcheck disable=SC2154

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Runs a command of the installed program, with nothing of this machine in its environment.
run() { "${inside[@]}" "${environment[@]}" "$@"; }

verb() {
    used+=("$1")
    run tilewright "$@" >"$work/printed" 2>&1 || fail "tilewright $*: exit code $?
$(cat "$work/printed")"
}

# Each verb once, on files that are installed beside the program.
use_verbs() {
    local data=$1/share/tilewright quick=(--players 'random,random')
    local set=$data/tilesets/beneath/standard.tileset.json map=$data/tilesets/beneath/guardhouse.map.json
    local study=$data/studies/beneath/tiles-and-colours.study.json
    verb lint "$set" "$map" "$study"
    verb options --ruleset dungeon
    verb generate --tiles 60 --colours 4 -o own.tileset.json
    verb play "${quick[@]}" --seed 1 -o own.game.json
    verb replay own.game.json
    verb export own.game.json --to html -o page.html
    verb export "$set" --to csv -o own.csv
    verb import own.csv -o taken.tileset.json
    verb perft --depth 1
    verb playtest "${quick[@]}" --games 2 -o own.playtest.json
    verb merge own.playtest.json -o report.html
    verb figures own.game.json --beside own.playtest.json -o people.html
    verb compare "${quick[@]}" --option-b silverCost=6 --figure turns/mean --games 2
    verb study "$study" --games 2 -o own.study-report.json
    verb tune "${quick[@]}" --goal turns/median=200.. --tiles 200..211 --candidates 3 --games 4 -o tuned.tileset.json
    verb sheet own.tileset.json --format pdf -o sheets
    verb thumbnail own.tileset.json --size 128 -o own.png
    run tilewright --help | sed -n '/^Subcommands:/,$s/^  \([a-z]*\) .*/\1/p' | sort >"$work/verbs"
    printf '%s\n' "${used[@]}" | sort -u | diff "$work/verbs" - >&2 || fail "these verbs are not used here: see above"
}

# What --version tells is the version of the package: the program is of the commit that the package says.
tells_its_commit() {
    local told version
    told=$(run tilewright --version)
    version=$(dpkg-deb -f "$package" Version)
    version=${version%-*}
    if [[ $version =~ \.g?([0-9a-f]{12}) ]]; then
        [[ $told == *"${BASH_REMATCH[1]}"* ]] || fail "version $version of the package, but the program says: $told"
    fi
    [[ $told == "tilewright ${version%%[~+]*}"* ]] || fail "version $version of the package, but the program says: $told"
    echo "$told"
}

# The window opens with a set, without a word on its standard error, and is drawn: a picture of it is left behind.
use_window() {
    local display colours=0 waited
    mkdir -p "$work/screen"
    mkfifo "$work/display"
    exec 3<>"$work/display"
    Xvfb -displayfd 3 -screen 0 1280x820x24 -nolisten tcp -noreset -fbdir "$work/screen" 2>/dev/null &
    server=$!
    trap 'kill "$server" ${window:+"$window"} 2>/dev/null || true; rm -rf "$work"' EXIT
    read -r -t 60 -u 3 display || fail "Xvfb does not answer"
    environment+=("DISPLAY=:$display")
    "${inside[@]}" "${environment[@]}" tilewright "$1/share/tilewright/tilesets/beneath/standard.tileset.json" >"$work/said" 2>&1 &
    window=$!
    for ((waited = 0; colours < 500 && waited < 240; ++waited)); do
        sleep 0.5
        kill -0 "$window" 2>/dev/null || break
        colours=$(xwdtopnm -quiet "$work/screen/Xvfb_screen0" 2>/dev/null | ppmhist -noheader 2>/dev/null | wc -l) || true
    done
    xwdtopnm -quiet "$work/screen/Xvfb_screen0" | pnmtopng -quiet >"$out/window.png" || true
    kill "$window" 2>/dev/null || true
    wait "$window" 2>/dev/null || true
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    ((colours >= 500)) || fail "the window shows $colours colours only, see $out/window.png
$(cat "$work/said")"
    [[ ! -s $work/said ]] || fail "the window says:
$(cat "$work/said")"
}

# HOME PREFIX COMMAND...: HOME is where the user's files lie, seen from here; PREFIX where the package is, seen by the
# program; COMMAND runs what follows there, with no environment but what follows it first.
use_it() {
    local home=$1 prefix=$2 used=() environment=(LANG=C.UTF-8)
    shift 2
    local inside=("$@")
    tells_its_commit
    use_verbs "$prefix"
    grep -q '"format":"tilewright-share"' "$home/page.html" || fail "page.html has no game in it"
    [[ $(head -c5 "$home"/sheets/*.pdf) == %PDF- ]] || fail "the sheets are not a PDF"
    use_window "$prefix"
    echo "Used: $(printf '%s\n' "${used[@]}" | uniq | paste -sd' '), and the window: $out/window.png"
}
