// The parts of the page that are data: the game that was shared, the module, the words, the worker's code.

/** Why the page can't play; `text` is for people. */
export class BrokenPage extends Error {}

const contentOf = (id) => document.getElementById(id)?.textContent ?? "";

/** The bytes of a part that is base64 of gzip. */
async function unpacked(id) {
    const packed = Uint8Array.from(atob(contentOf(id)), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What this page needs of a browser and doesn't have. */
export const lacking = () => ["DecompressionStream", "Worker", "WebAssembly"].filter((name) => !(name in globalThis));

export const words = async () => JSON.parse(new TextDecoder().decode(await unpacked("words")));
export const engineModule = async () => WebAssembly.compile(await unpacked("engine"));
export const workerCode = () => contentOf("worker");

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const mostQuestions = 5;

/**
 * What was shared: {title, language, questions, design or record, key}. `key` differs for each game that was shared.
 * Throws a BrokenPage: its message is the place, of the file's making.
 */
export function share() {
    const text = contentOf("share");
    let parsed;
    try {
        parsed = JSON.parse(text);
    } catch (error) {
        throw new BrokenPage(String(error.message));
    }
    if (parsed === null) {
        return null;
    }
    if (!isObject(parsed) || parsed.format !== "tilewright-share") {
        throw new BrokenPage("/format");
    }
    if (parsed.version !== 1) {
        throw new BrokenPage("/version");
    }
    if (isObject(parsed.design) === isObject(parsed.record)) {
        throw new BrokenPage("/design, /record");
    }
    const questions = Array.isArray(parsed.questions) ? parsed.questions : [];
    return {
        title: typeof parsed.title === "string" ? parsed.title : "",
        language: typeof parsed.language === "string" ? parsed.language : undefined,
        questions: questions.filter((question) => typeof question === "string" && question).slice(0, mostQuestions),
        design: isObject(parsed.design) ? parsed.design : null,
        record: isObject(parsed.record) ? parsed.record : null,
        key: hashOf(text),
    };
}

/** 53 bits, in base 36. */
function hashOf(text) {
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let i = 0; i < text.length; ++i) {
        const code = text.charCodeAt(i);
        high = Math.imul(high ^ code, 2654435761);
        low = Math.imul(low ^ code, 1597334677);
    }
    return ((high >>> 0) * 0x200000 + (low >>> 11)).toString(36);
}
