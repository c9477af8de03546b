// The engine on a thread of its own: the page stays alive while bots think.
import { Engine } from "../engine.mjs";

const text = new TextDecoder();
let engine = null;
let isLoaded = false;
/** Pictures of kinds and tiles that the page has. */
let given = new Set();

function addPicture(pictures, name, what) {
    if (!given.has(name)) {
        given.add(name);
        pictures[name] = engine.picture(what);
    }
}

/** What is shown beside the board, by "kind/seat" and "tile/index". */
function picturesFor(state, moves) {
    const pictures = {};
    addPicture(pictures, "back", { back: true });
    const addKinds = (list, player) =>
        list?.forEach(({ kind }) => addPicture(pictures, `${kind}/${player}`, { kind, player }));
    state.seats.forEach((seat, player) => addKinds(seat.holdings, player));
    addKinds(state.supply, -1);
    for (const space of state.spaces) {
        space.pieces.forEach((piece) => addKinds([piece], piece.player));
    }
    for (const move of moves) {
        addKinds(move.pays, state.player);
        addKinds(move.gains, state.player);
        if (move.tile !== undefined) {
            addPicture(pictures, `tile/${move.tile}`, { tile: move.tile });
        }
    }
    if (state.drawnTile >= 0) {
        addPicture(pictures, `tile/${state.drawnTile}`, { tile: state.drawnTile });
    }
    return pictures;
}

/** All that the page shows; of the log what came after `logFrom` moves. */
function view(logFrom) {
    const state = engine.state();
    const { moves, refusals } = engine.moves();
    return {
        state,
        moves,
        refusals,
        drawing: engine.drawing(),
        pictures: picturesFor(state, moves),
        logFrom,
        log: engine.log(logFrom),
        result: state.over ? engine.result() : null,
        feedback: engine.feedback(),
        record: text.decode(engine.record()),
    };
}

const nextIsPersons = ({ player, seats }) => player >= 0 && seats[player].kind === "human";

/** What only ends a turn is played without asking. */
function leavesNoChoice() {
    const { moves } = engine.moves();
    return moves.length === 1 && moves[0].ends === true;
}

const calls = {
    begin({ module, words }) {
        engine = new Engine(module);
        engine.speak(words);
    },
    offer: (design) => engine.offer(design),
    rules: (design) => engine.rules(design),
    load(document) {
        const { loaded, issues } = engine.load(document);
        if (loaded) {
            isLoaded = true;
            given = new Set();
        }
        return { loaded, issues, view: loaded ? view(0) : null, rules: loaded ? engine.rules() : null };
    },
    speak(words) {
        engine.speak(words);
        return isLoaded ? { view: view(0), rules: engine.rules() } : null;
    },
    show(count) {
        engine.show(count);
        return view(engine.state().movesKept);
    },
    play(number) {
        const from = engine.state().movesPlayed;
        engine.play(number);
        if (nextIsPersons(engine.state()) && leavesNoChoice()) {
            engine.play(0);
        }
        return { view: view(from) };
    },
    think() {
        const number = engine.botMove();
        return number === null ? null : calls.play(number);
    },
    /** Back to where a person last had the choice; one move where no person plays. */
    undo() {
        const persons = engine.state().seats.some(({ kind }) => kind === "human");
        while (engine.undo() && persons && (!nextIsPersons(engine.state()) || leavesNoChoice()));
        return view(engine.state().movesPlayed);
    },
    seat(players) {
        const { loaded, issues } = engine.seat(players);
        return { loaded, issues, view: view(engine.state().movesKept) };
    },
    setFeedback(feedback) {
        engine.setFeedback(feedback);
        return { record: text.decode(engine.record()), feedback: engine.feedback() };
    },
};

addEventListener("message", ({ data: { id, call, argument } }) => {
    try {
        postMessage({ id, answer: calls[call](argument) });
    } catch (error) {
        postMessage({ id, error: String(error) });
    }
});
