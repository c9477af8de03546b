#!/usr/bin/env bash
# Colours of the window come from the theme, and each of them is in a pair whose contrast a test computes. Prints
# what is not. Argument: the checkout.
set -euo pipefail
cd "$1"

broken=0
mapfile -t names < <(sed -nE 's/^QColor ([A-Za-z]+)\(.*$/\1/p' editor/common/theme.h)
for name in "${names[@]}"; do
    # Lines between parts of the window are an ornament: no pair needs them.
    [[ $name == borderColour ]] && continue
    if ! grep -q "\b$name\b" editor/common/colours/contrast.cpp; then
        echo "editor/common/theme.h: $name is in no pair of editor/common/colours/contrast.cpp"
        broken=1
    fi
done

# Where pictures, paper and the board are painted, which have the same colours in all schemes.
pictures='editor/(common|output|print|play/board)/|editor/document/recent_files[.]cpp|editor/play/panels/space_view[.]cpp|editor/map/chamber_pixmap_cache[.]|editor/designer/panels/figure_chart[.]cpp'
literal='QColor\((0x|"#)|QColor\{0x|#[0-9A-Fa-f]{6}\b'
found=$(grep -rnE "$literal" editor --include='*.cpp' --include='*.h' | grep -vE "^($pictures)" || true)
if [[ -n $found ]]; then
    printf '%s\n' "$found" "  ^ a colour of its own: take one of editor/common/theme.h, or add it there and to contrast.cpp"
    broken=1
fi
exit "$broken"
