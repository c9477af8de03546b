// The page that plays a game, opened and used as people do: by mouse, by taps and by keys.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const [program, folder, ...wanted] = process.argv.slice(2);
const require = createRequire(join(resolve(folder), "npm", "here.js"));
export const puppeteer = require("puppeteer-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const tilesets = join(dirname(fileURLToPath(import.meta.url)), "../../tilesets");
const empty = readFileSync(join(folder, "player.html"), "utf8");
const scratch = mkdtempSync(join(tmpdir(), "tilewright-page-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

export const desk = { width: 1280, height: 800 };
export const phone = { width: 360, height: 640, isMobile: true, hasTouch: true };
const slot = '<script type="application/json" id="share">null</script>';
// In ms. A test that passes never sees it; one that would wait for ever fails and says where.
export const patience = 300_000;
export const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** The address of a page with a game in it; `content` is what stands in its element. */
export function pageWith(content) {
    assert.equal(empty.split(slot).length, 2);
    const file = join(scratch, "game.html");
    writeFileSync(
        file,
        empty.replace(slot, () => slot.replace("null", () => content)),
    );
    assert.ok(statSync(file).size < 1_500_000, `the page has ${statSync(file).size} bytes`);
    return pathToFileURL(file).href;
}

export const pageOf = (share) =>
    pageWith(JSON.stringify({ format: "tilewright-share", version: 1, ...share }).replaceAll("<", "\\u003c"));

/** A game of bots as the program records it. */
export function recordOf(rules, ...more) {
    const file = join(scratch, "native.game.json");
    execFileSync(program, [
        "play",
        "--ruleset",
        rules,
        "--players",
        "random,random",
        "--seed",
        "5",
        ...more,
        "-o",
        file,
    ]);
    return JSON.parse(readFileSync(file, "utf8"));
}

export function designOf(rules, ...more) {
    const { ruleset, tileset, map, options } = recordOf(rules, ...more);
    return { ruleset, tileset, map, options };
}

export const small = ["--tileset", join(tilesets, "beneath/learning.tileset.json")];
export const questions = ["Was it <b>too long</b>?", "What would you change?"];

/** A tab whose errors, and whose requests to anywhere, are failures. */
export async function opened(browser, url, viewport, { scheme = "light", calm = true } = {}) {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    tab.setDefaultTimeout(patience);
    tab.wrongs = [];
    tab.on("console", (message) => ["error", "warn"].includes(message.type()) && tab.wrongs.push(message.text()));
    tab.on("pageerror", (error) => tab.wrongs.push(error.message));
    tab.on(
        "request",
        (request) => /^(file|blob|data):/.test(request.url()) || tab.wrongs.push(`asked for ${request.url()}`),
    );
    await tab.setViewport(viewport);
    await tab.emulateMediaFeatures([
        { name: "prefers-color-scheme", value: scheme },
        { name: "prefers-reduced-motion", value: calm ? "reduce" : "no-preference" },
    ]);
    const devtools = await tab.createCDPSession();
    await devtools.send("Browser.setDownloadBehavior", {
        behavior: "allow",
        downloadPath: scratch,
        browserContextId: context.id,
    });
    await tab.goto(url);
    tab.press = viewport.hasTouch ? (x, y) => tab.touchscreen.tap(x, y) : (x, y) => tab.mouse.click(x, y);
    return tab;
}

/** The middle of the `pick`-th element that can be seen, counted round; null if there is none. */
export function middleOf(tab, selector, pick) {
    return tab.evaluate(
        (wantedOnes, number) => {
            const seen = [...document.querySelectorAll(wantedOnes)].filter((one) => one.getClientRects().length > 0);
            const one = seen[number % seen.length];
            one?.scrollIntoView({ block: "nearest" });
            const box = one?.getBoundingClientRect();
            return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
        },
        selector,
        pick,
    );
}

export async function press(tab, selector, pick = 0) {
    await tab.waitForSelector(selector, { visible: true });
    const { x, y } = await middleOf(tab, selector, pick);
    await tab.press(x, y);
}

/** What a person who knows nothing of the rules would press next. */
function nextPress(tab, turn) {
    return tab.evaluate((n) => {
        const has = (selector) =>
            [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);
        if (has("dialog .result")) {
            return null;
        }
        const order = [".choice .main", ".choice .row", ".ghost-tools .main", ".place.cell"];
        if (n % 5 < 2) {
            order.push(".place.point");
        }
        return [...order, ".ends button", ".actions .row", ".tab"].find(has) ?? "";
    }, turn);
}

/** Plays until the table of points comes; the number of presses. */
export async function playOut(tab) {
    let presses = 0;
    let pressed = performance.now();
    for (let turn = 0; presses < 4000 && performance.now() - pressed < patience; ++turn) {
        const selector = await nextPress(tab, turn);
        if (selector === null) {
            return presses;
        }
        const thinks = await tab.$(".thinking");
        const at = selector && selector !== ".tab" && !thinks ? await middleOf(tab, selector, turn) : null;
        if (at) {
            await tab.press(at.x, at.y);
            ++presses;
            pressed = performance.now();
        } else {
            await wait(30);
        }
    }
    throw new Error("the game doesn't end");
}

/** The key that somebody without a mouse would press next; "" while there is nothing to choose, null at the end. */
function nextKey(tab) {
    return tab.evaluate(() => {
        const one = (selector) => [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
        if (one("dialog .result")) {
            return null;
        }
        if (one(".thinking")) {
            return "";
        }
        const focused = document.activeElement;
        if (focused.matches(".place, .choice button, .actions .row, .ends button")) {
            return "Enter";
        }
        return one(".place") ? "f" : (one(".ends button")?.dataset.key ?? one("[data-group]")?.dataset.group ?? "");
    });
}

/** Plays by keys until the table of points comes; the number of keys. */
export async function playOutByKeys(tab) {
    let keys = 0;
    let pressed = performance.now();
    while (keys < 4000 && performance.now() - pressed < patience) {
        const key = await nextKey(tab);
        if (key === null) {
            return keys;
        }
        if (key) {
            await tab.keyboard.press(key);
            ++keys;
            pressed = performance.now();
        } else {
            await wait(30);
        }
    }
    throw new Error("the game doesn't end");
}

export async function start(tab, otherKind) {
    await tab.waitForSelector(".setup .start");
    await tab.select(".seat-row:nth-child(2) select", otherKind);
    // The same tiles each time.
    await tab.$eval("#seed", (field) => (field.value = "7"));
    await press(tab, ".start");
    await tab.waitForSelector(".things img");
}

/** The record in the browser's storage. */
export const kept = (tab) => tab.evaluate(() => JSON.parse(Object.values({ ...localStorage })[0] ?? "{}").record);

/** Drops a file with that text on the page. */
export const drop = (tab, text) =>
    tab.evaluate((content) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], "dropped.game.json"));
        dispatchEvent(new DragEvent("drop", { dataTransfer }));
    }, text);

/** Presses "Save the file", and reads what was saved. */
export async function savedFile(tab) {
    await press(tab, ".save");
    for (const begin = performance.now(); performance.now() - begin < patience; ) {
        const name = readdirSync(scratch).find((one) => one.endsWith(".game.json") && one !== "native.game.json");
        if (name) {
            const file = join(scratch, name);
            execFileSync(program, ["replay", file]);
            const record = JSON.parse(readFileSync(file, "utf8"));
            rmSync(file);
            return { name, record };
        }
        await wait(50);
    }
    throw new Error("nothing was saved");
}

/** The text of the rules, which Esc closes again. */
export async function rulesShown(tab, opener) {
    await press(tab, opener);
    await tab.waitForSelector("dialog .rules h3", { visible: true });
    await accessible(tab, "rules");
    const text = await tab.$eval("dialog .rules", (rules) => rules.innerText);
    assert.ok(text.length > 1000);
    await tab.keyboard.press("Escape");
    await tab.waitForSelector("dialog", { hidden: true });
    return text;
}

/** Nothing serious for those who hear the page. */
export async function accessible(tab, what) {
    await tab.evaluate(axe);
    const { violations } = await tab.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    const serious = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
    assert.deepEqual(
        serious.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}; ${nodes[0].failureSummary}`),
        [],
        what,
    );
}
