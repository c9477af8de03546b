// Makes the page that plays a game out of its parts:
//     node bundle.mjs NODE_MODULES MODULE.wasm WORDS.json OUTPUT.html
// One file that needs no other: it is allowed to load nothing, and to run nothing but this script. The game that it
// plays replaces the "null" of its element "share".
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { constants, gzipSync } from "node:zlib";

const [modules, wasm, words, output] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const { buildSync } = createRequire(join(resolve(modules), "here.js"))("esbuild");

/** Texts that the page says but translators don't get, and the other way round. */
function checkTexts() {
    const quoted = (text, pattern) =>
        new Set([...text.matchAll(pattern)].map(([, source]) => JSON.parse(`"${source}"`)));
    const pages = readdirSync(here)
        .filter((name) => name.endsWith(".mjs"))
        .map((name) => readFileSync(join(here, name), "utf8"))
        .join("\n");
    const said = quoted(pages, /\bsay\(\s*"((?:[^"\\]|\\.)*)"/g);
    const listed = quoted(
        readFileSync(join(here, "texts.js"), "utf8"),
        /QT_TRANSLATE_NOOP\("Page",\s*"((?:[^"\\]|\\.)*)"\)/g,
    );
    const wrong = [
        ...[...said].filter((text) => !listed.has(text)).map((text) => `texts.js lacks: ${text}`),
        ...[...listed].filter((text) => !said.has(text)).map((text) => `no page says: ${text}`),
    ];
    if (wrong.length > 0) {
        console.error(wrong.join("\n"));
        process.exit(1);
    }
}

/** A script or style sheet with all that it imports; `format` as esbuild names it. */
function bundled(name, format) {
    const { outputFiles } = buildSync({
        entryPoints: [join(here, name)],
        bundle: true,
        minify: true,
        write: false,
        charset: "utf8",
        target: "es2022",
        format,
        legalComments: "none",
        logLevel: "warning",
    });
    const { text } = outputFiles[0];
    if (/<\/script|<\/style|<!--/i.test(text)) {
        throw new Error(`${name}: its text would end its element`);
    }
    return text.trim();
}

const packed = (file) => gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).toString("base64");
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

checkTexts();
const script = bundled("main.mjs", "iife");
const style = bundled("style.css");
const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    "worker-src blob:",
    `style-src ${hashOf(style)}`,
    "img-src data: blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
].join("; ");
const parts = {
    policy,
    style,
    script,
    words: packed(words),
    engine: packed(wasm),
    worker: bundled("worker.mjs", "iife"),
};
const page = readFileSync(join(here, "player.html"), "utf8").replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
writeFileSync(output, page);
console.log(`${output}: ${Math.round(Buffer.byteLength(page) / 1000)} kB`);
