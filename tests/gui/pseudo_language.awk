# A language that nobody speaks, made of the English translation: every text is a third longer, with accents. What shows a
# text that has no room, or one that nobody translates, is seen in it. With mirrored=1 the window goes from right to left.
#     awk [-v mirrored=1] -f pseudo_language.awk tilewright_en.ts

BEGIN {
    count = split("a á e é i î o ö u ü y ý c ç A Á E É I Î O Ö U Ü Y Ý C Ç", letters, " ")
    for (i = 1; i < count; i += 2)
        accented[letters[i]] = letters[i + 1]
}

# Tags, entities, and the letter after an "&", which is a key, stay.
function longer(text,   out, letter, key) {
    out = ""
    key = 0
    while (text != "") {
        if (match(text, /^(<[^>]*>|&#?[a-z0-9]+;)/)) {
            key = substr(text, 1, RLENGTH) == "&amp;"
            out = out substr(text, 1, RLENGTH)
            text = substr(text, RLENGTH + 1)
            continue
        }
        letter = substr(text, 1, 1)
        text = substr(text, 2)
        if (letter in accented)
            letter = (key ? letter : accented[letter]) accented[tolower(letter)]
        out = out letter
        key = 0
    }
    return out
}

# Headings are looked for in pages of help, which are English.
/<name>/ { stays = /HelpHeadings/ }
/<translation/ { inside = 1 }
# So do keys, the code of the language, and HTML.
inside && !stays && !/>(en|[A-Za-z]|Esc|F[0-9]+|((Ctrl|Alt|Shift)\+)+[^ <]+)<|&lt;[a-z]/ { $0 = longer($0) }
/<\/translation>/ { inside = 0 }
# Qt asks for it whenever the language changes.
mirrored && /<\/TS>/ {
    print "<context>\n    <name>QGuiApplication</name>\n    <message>"
    print "        <source>QT_LAYOUT_DIRECTION</source>\n        <translation>RTL</translation>"
    print "    </message>\n</context>"
}
{ print }
