// Makes the tables of translations that the page and the module's answers need, from the program's own translations:
//     node translations.mjs MODULE.wasm OUTPUT.json tilewright_LANGUAGE.ts...
// OUTPUT: {"de": {"Engine": {"north": "Norden"}, "Kinds": {...}}, ...}. Sentences that the module never says, those
// of playtests and print sheets, are left out.
import { readFileSync, writeFileSync } from "node:fs";

/** The page's own texts. */
const page = "Page";
const contexts = ["Engine", "Kinds", page];
/** Shorter texts may be part of the module's code instead of its data. */
const longestInCode = 24;

const entities = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function plain(xml) {
    return xml.replace(/&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));/gi, (whole, hexadecimal, decimal, name) => {
        if (name) {
            return entities[name] ?? whole;
        }
        return String.fromCodePoint(hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal));
    });
}

function tableOf(file, isSaid) {
    const table = {};
    for (const [, name, messages] of readFileSync(file, "utf8").matchAll(/<context>\s*<name>(.*?)<\/name>(.*?)<\/context>/gs)) {
        if (!contexts.includes(name)) {
            continue;
        }
        table[name] = {};
        for (const message of messages.split("</message>")) {
            const source = /<source>(.*?)<\/source>/s.exec(message)?.[1];
            // Without a type: neither unfinished nor out of use.
            const translation = /<translation>(.*?)<\/translation>/s.exec(message)?.[1];
            if (source && translation && translation !== source && (name === page || isSaid(plain(source)))) {
                table[name][plain(source)] = plain(translation);
            }
        }
    }
    return table;
}

const [moduleFile, output, ...files] = process.argv.slice(2);
const module = readFileSync(moduleFile);
const isSaid = (source) => Buffer.byteLength(source) <= longestInCode || module.includes(source, 0, "utf8");
const tables = {};
for (const file of files) {
    const [, language] = /_([a-z]+)\.ts$/.exec(file);
    tables[language] = tableOf(file, isSaid);
}
writeFileSync(output, JSON.stringify(tables));
