# Prints what zsh offers at the end of a line, one a line: Tab pressed in a shell of its own, on a terminal of its own.
#     zsh -f zsh_offers.zsh FOLDER_WITH_COMPLETIONS LINE
emulate -R zsh
zmodload zsh/zpty
zpty shell zsh -f -i

# Reads up to a line that is just this word; what came before it is in the lines.
lines=()
upTo() {
    local line
    lines=()
    while zpty -r shell line; do
        line=${line%%[$'\r\n']*}
        [[ $line == $1 ]] && return
        lines+=($line)
    done
    print -u2 "zsh ended before it said $1: $lines"
    exit 1
}

# Matches are written in place of being added to what is on the screen. Calls that only fill arrays stay as they are.
zpty -w shell 'PS1= PS2= RPS1=; stty -echo; fpath=('${(q)1}' $fpath); autoload -Uz compinit; compinit -u -D
compadd() {
    local -a matches
    if [[ ${argv[1,(i)(-|--)]} == *(#b)-[A-Za-z12]#[OAD]* ]]; then
        builtin compadd "$@"
    else
        builtin compadd -O matches "$@"
        print -lr -- $matches
    fi
}
offers() { print; print -r -- BEGIN; _main_complete; print -r -- END }
zle -C offers complete-word offers; bindkey "^I" offers; setopt extendedglob; print -r -- REA""DY'
upTo READY
zpty -w -n shell "$2"$'\t'
upTo BEGIN
upTo END
print -lr -- $lines
zpty -d shell
