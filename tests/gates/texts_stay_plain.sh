#!/usr/bin/env bash
# No text that comes from a file or a hand is taken for markup. Qt's labels look for it unless they are told
# otherwise, so the window has labels of its own, and markup is written in few places, each of which escapes
# what comes from elsewhere. Tooltips need no check of their own: PlainTextFilter keeps all of them plain. Prints
# each line that goes around this. Argument: the checkout.
set -euo pipefail
cd "$1"

broken=0

# complain WHY ALLOWED PATTERN FILE...: lines of the files with the pattern, but for places (FILE:LINE:TEXT)
# that are allowed, and comments.
complain() {
    local why=$1 allowed=$2 pattern=$3 found
    shift 3
    (($# > 0)) || return 0
    found=$(grep -HnE "$pattern" "$@" | grep -vE "^($allowed)" | grep -vE '^[^:]*:[0-9]+:[[:space:]]*//' || true)
    if [[ -n $found ]]; then
        printf '%s\n' "$found" "  ^ $why"
        broken=1
    fi
}

mapfile -t sources < <(find app editor -name '*.cpp' -o -name '*.h')
mapfile -t charts < <(grep -lE 'include <QtCharts/' "${sources[@]}")
if ((${#sources[@]} == 0 || ${#charts[@]} == 0)); then
    echo "$PWD: no sources were found; is this the checkout?"
    exit 1
fi

helper='editor/common/plain_text[.](h|cpp):'
complain 'a label that takes what looks like markup for it: make a PlainLabel (editor/common/plain_text.h)' \
    "$helper" \
    '(\bnew|\bpublic|\bmake_(unique|shared)<)[[:space:]]*QLabel\b|^[[:space:]]*QLabel[[:space:]]+[A-Za-z_]+[[:space:]]*[;({=,]' \
    "${sources[@]}"
complain 'a label that shows markup: make a MarkupLabel, and put what comes from elsewhere into it by inMarkup()' \
    "$helper|editor/window/controllers/help_controller[.]cpp:[0-9]+: *box[.]setTextFormat" \
    '\b(RichText|AutoText|MarkdownText)\b' "${sources[@]}"
complain 'shows markup: show plain text, or escape what comes from elsewhere and name the file in tests/gates/texts_stay_plain.sh' \
    'editor/(window/controllers/help_controller[.](h|cpp)|designer/browser/tile_clipboard[.]cpp|playtest/playtest_overview[.]cpp):' \
    '\b((set|insert|append|from)(Html|Markdown)|Q(TextEdit|TextBrowser|TextDocument|GraphicsTextItem|ErrorMessage|WhatsThis|StaticText))\b' \
    "${sources[@]}"
complain 'charts take names and titles for markup: inMarkup() (editor/common/plain_text.h)' \
    '[^:]*:[0-9]+:.*(setName|setTitle|setTitleText|setLabel|setCategories|QBarSet)[(](inMarkup[(]|tr[(]"|QString::number[(])' \
    '(\b|->|[.])(setName|setTitle|setTitleText|setLabel|setCategories|QBarSet)[(]' "${charts[@]}"
exit "$broken"
