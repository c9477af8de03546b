// The engine in a page or in Node: the WebAssembly module with functions that take and give values of JavaScript.

const utf8 = new TextEncoder();
const text = new TextDecoder();

/** "This call is not supported", of the module's system interface. */
const notSupported = 52;

/** What the module asks of a system: the time, and nothing else. A page has no files and no environment. */
function systemFor(module, memory) {
    const calls = {
        clock_time_get(_clock, _precision, result) {
            const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
            new DataView(memory().buffer).setBigUint64(result, nanoseconds, true);
            return 0;
        },
        proc_exit(code) {
            throw new Error(`the engine stopped with code ${code}`);
        },
    };
    const system = {};
    for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
        if (kind !== "function") {
            throw new Error(`the module asks for ${from}.${name}`);
        }
        system[from] ??= {};
        system[from][name] = calls[name] ?? (() => notSupported);
    }
    return system;
}

/** One game. After an exception the engine is in no usable state: make a new one and load the record again. */
export class Engine {
    #exports;

    /** `module`: the compiled module, a WebAssembly.Module. */
    constructor(module) {
        let memory;
        const instance = new WebAssembly.Instance(module, systemFor(module, () => memory));
        this.#exports = instance.exports;
        memory = this.#exports.memory;
        this.#exports._initialize();
    }

    #give(string) {
        const bytes = utf8.encode(string);
        // Asked for first: making room can move the memory.
        const at = this.#exports.input(bytes.length);
        new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    }

    #bytes() {
        const { memory, output, outputSize } = this.#exports;
        return new Uint8Array(memory.buffer, output(), outputSize()).slice();
    }

    #answer() {
        return JSON.parse(text.decode(this.#bytes()));
    }

    #ask(name) {
        this.#exports[name]();
        return this.#answer();
    }

    /** The language of all answers from now on: a table of translations by context. */
    speak(table) {
        this.#give(JSON.stringify(table));
        return this.#exports.speak() !== 0;
    }

    /** Takes a design, or a game record, as an object or as the text of its file. */
    load(document) {
        this.#give(typeof document === "string" ? document : JSON.stringify(document));
        const loaded = this.#exports.load() !== 0;
        return { loaded, issues: this.#answer() };
    }

    /** What a design without players lets people choose: numbers of players, bots; and its issues. */
    offer(design) {
        this.#give(JSON.stringify(design));
        return this.#ask("offer");
    }

    /** The rules, paragraph by paragraph, of a design or else of the game that is loaded. */
    rules(design) {
        this.#give(design === undefined ? "" : JSON.stringify(design));
        return this.#ask("rules");
    }

    state() {
        return this.#ask("state");
    }

    /** The legal moves with their words, and what is not possible with the reasons. */
    moves() {
        return this.#ask("moves");
    }

    /** Where pictures lie; those that were not given before are in `pictures`, as SVG elements. */
    drawing() {
        return this.#ask("drawing");
    }

    /** Points by what they were scored for. */
    result() {
        return this.#ask("result");
    }

    /** The bots for these rules. */
    bots() {
        return this.#ask("bots");
    }

    /** What the moves kept did, in words, from that number on. */
    log(from = 0) {
        this.#exports.log(from);
        return this.#answer();
    }

    /** A tile {tile: index}, the back of all {back: true}, or a token or piece {kind, player}, as SVG elements 100 units wide. */
    picture(what) {
        this.#give(JSON.stringify(what));
        return this.#ask("picture");
    }

    /** What a tester says of the game; the record keeps it. An empty object is none. False if it is no feedback. */
    setFeedback(feedback) {
        this.#give(JSON.stringify(feedback));
        return this.#exports.setFeedback() !== 0;
    }

    feedback() {
        return this.#ask("feedback");
    }

    /** The bytes of the game record. */
    record() {
        this.#exports.record();
        return this.#bytes();
    }

    /** Plays the legal move of that number; its effects, or null if there is none. */
    play(number) {
        return this.#exports.play(number) !== 0 ? this.#answer() : null;
    }

    /** The number of the move that the bot on this seat chooses; null if a person decides or the game is over. */
    botMove() {
        const number = this.#exports.botMove();
        return number < 0 ? null : number;
    }

    /** Plays on as long as bots decide; the number of moves. */
    playBots() {
        return this.#exports.playBots();
    }

    /** Others take the seats: [{name, kind}], one for each. */
    seat(players) {
        this.#give(JSON.stringify(players));
        const loaded = this.#exports.seat() !== 0;
        return { loaded, issues: this.#answer() };
    }

    /** Goes to the position after so many of the moves kept; playing from there drops the later ones. */
    show(count) {
        return this.#exports.show(count) !== 0;
    }

    /** Takes the last move shown back and drops the later ones. */
    undo() {
        return this.#exports.undo() !== 0;
    }
}
