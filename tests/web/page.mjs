// The page that plays a game, as people use it: whole games by mouse and by taps, what is sent back, what a damaged
// page or file says, and what a screen reader finds.
//     node page.mjs PROGRAM FOLDER [NAMES OF TESTS...]
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import {
    accessible,
    designOf,
    desk,
    drop,
    kept,
    middleOf,
    opened,
    pageOf,
    pageWith,
    patience,
    phone,
    playOut,
    playOutByKeys,
    press,
    puppeteer,
    questions,
    recordOf,
    rulesShown,
    savedFile,
    small,
    start,
    wait,
    wanted,
} from "./page_driver.mjs";

const tests = {
    async "beneath by mouse, and what is sent back"(browser) {
        const begin = performance.now();
        const tab = await opened(
            browser,
            pageOf({ title: "A/set: <i>", questions, design: designOf("beneath", ...small) }),
            desk,
        );
        await start(tab, "human");
        console.log(`    from opening to the board: ${Math.round(performance.now() - begin)} ms`);
        const rules = await rulesShown(tab, "header .rules-button");
        assert.match(rules, /key room/);
        const presses = await playOut(tab);
        assert.ok(presses > 100);
        await accessible(tab, "result");
        await press(tab, ".stars input[value='4']");
        await tab.type(".feedback textarea", "No, <b>just</b> right.");
        await press(tab, "dialog .main");
        const { name, record } = await savedFile(tab);
        assert.equal(name, "A set i.game.json");
        assert.equal(record.rating, 4);
        assert.deepEqual(record.questions, questions);
        assert.deepEqual(record.answers, ["No, <b>just</b> right.", ""]);
        assert.notEqual(record.result.end, "unfinished");
        return tab;
    },

    async "dungeon against a bot"(browser) {
        const tab = await opened(browser, pageOf({ design: designOf("dungeon") }), desk);
        await start(tab, "greedy");
        // The only person at the page is who comments.
        await press(tab, ".replay button[aria-label='Comment on this moment']");
        await tab.type("dialog textarea", "First!");
        await press(tab, "dialog .main");
        await tab.waitForFunction(() => Object.values({ ...localStorage }).join().includes("First!"));
        assert.deepEqual(JSON.parse(await kept(tab)).comments, [{ move: 0, player: 0, text: "First!" }]);
        await playOut(tab);
        assert.ok((await tab.$$(".result tbody tr")).length > 0);
        return tab;
    },

    async "tunnel by mouse"(browser) {
        const tab = await opened(browser, pageOf({ design: designOf("tunnel") }), desk);
        await start(tab, "human");
        await playOut(tab);
        assert.ok((await tab.$$(".result tbody tr")).length > 0);
        return tab;
    },

    async "landscape by taps on a phone"(browser) {
        const tab = await opened(browser, pageOf({ design: designOf("landscape") }), phone);
        await start(tab, "greedy");
        await playOut(tab);
        const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= phone.width, `the page is ${wide} pixels wide`);
        return tab;
    },

    async "moments, comments and going on"(browser) {
        const tab = await opened(browser, pageOf({ design: designOf("beneath", ...small) }), desk);
        await start(tab, "human");
        await press(tab, ".actions .row");
        // A press on a list that is out of date would count for nothing.
        await tab.waitForSelector(".log-list li");
        await press(tab, ".actions .row", 1);
        await tab.waitForFunction(() => document.querySelectorAll(".log-list li").length === 2);
        await press(tab, ".log-list .comment", 1);
        await tab.type("dialog textarea", "Why these?");
        // Closed by mistake: what was written is still there.
        await tab.keyboard.press("Escape");
        await tab.waitForFunction(() => !document.querySelector("dialog"));
        await press(tab, ".log-list .comment", 1);
        await press(tab, "dialog .main");
        await tab.waitForSelector(".commented");
        assert.deepEqual(JSON.parse(await kept(tab)).comments, [{ move: 2, text: "Why these?" }]);
        // An earlier moment: playing there asks before it drops what came later.
        await press(tab, ".log-list .entry");
        await tab.waitForSelector(".log-list .later");
        await accessible(tab, "an earlier moment");
        await press(tab, ".actions .row", 5);
        await press(tab, "dialog .main");
        await tab.waitForFunction(
            () => !document.querySelector(".log-list .later") && document.querySelectorAll(".log-list li").length === 2,
        );
        await tab.keyboard.down("Control");
        await tab.keyboard.press("z");
        await tab.keyboard.up("Control");
        await tab.waitForFunction(() => document.querySelectorAll(".log-list li").length === 1);
        const before = await kept(tab);
        await tab.reload();
        await press(tab, ".go-on");
        await tab.waitForSelector(".things img");
        assert.equal(await kept(tab), before);
        return tab;
    },

    async "fingers and mouse move the board, and lay nothing by it"(browser) {
        const scale = (tab) => tab.$eval(".world", (world) => Number(/scale\((.*)\)/.exec(world.style.transform)[1]));
        const touched = await opened(browser, pageOf({ design: designOf("landscape") }), phone);
        await start(touched, "human");
        const devtools = await touched.createCDPSession();
        const touch = (type, ...points) =>
            devtools.send("Input.dispatchTouchEvent", {
                type,
                touchPoints: points.map((x, id) => ({ x, y: 150, id })),
            });
        const before = await scale(touched);
        await touch("touchStart", 150);
        await touch("touchStart", 150, 200);
        for (let by = 4; by <= 40; by += 4) {
            await touch("touchMove", 150 - by, 200 + by);
        }
        await touch("touchEnd", 110);
        await touch("touchEnd");
        assert.ok((await scale(touched)) > 2 * before);
        assert.equal(await touched.$(".ghost"), null);
        assert.deepEqual(touched.wrongs, []);

        const tab = await opened(browser, pageOf({ design: designOf("landscape") }), desk);
        await start(tab, "human");
        const place = await middleOf(tab, ".place.cell", 0);
        await tab.mouse.move(place.x, place.y);
        await tab.mouse.down();
        await tab.mouse.move(place.x + 50, place.y + 30, { steps: 5 });
        await tab.mouse.up();
        assert.equal(await tab.$(".ghost"), null);
        await tab.mouse.click(place.x + 50, place.y + 30);
        const turned = () => tab.$eval(".ghost", (ghost) => ghost.style.transform);
        const first = await turned();
        await tab.mouse.wheel({ deltaY: 100 });
        assert.notEqual(await turned(), first);
        await tab.mouse.wheel({ deltaY: -100 });
        assert.equal(await turned(), first);
        await tab.mouse.click(place.x + 50, place.y + 30);
        assert.notEqual(await turned(), first);
        return tab;
    },

    async "the keyboard alone"(browser) {
        const tab = await opened(browser, pageOf({ design: designOf("landscape") }), desk);
        await start(tab, "human");
        for (const [key, seen] of [
            ["f", ".place:focus"],
            ["ArrowDown", ".place:focus"],
            ["Enter", ".ghost"],
            ["r", ".ghost"],
            ["Escape", ".place:focus"],
            ["Enter", ".ghost"],
        ]) {
            await tab.keyboard.press(key);
            await tab.waitForSelector(seen);
        }
        assert.equal((await tab.$$(".log-list li")).length, 0);
        // A click that turns the tile leaves the keys where they were.
        await press(tab, ".hand");
        await tab.keyboard.press("Enter");
        await tab.waitForSelector(".log-list li");
        // What was chosen is gone; the next choice has the focus, and Enter is enough.
        await tab.waitForSelector(".place:focus, .actions .row:focus");
        await tab.keyboard.press("Enter");
        await tab.waitForSelector(".log-list li:nth-child(2)");
        await tab.keyboard.press("?");
        await tab.waitForSelector("dialog .keys");
        await tab.keyboard.press("Escape");
        await tab.waitForFunction(() => !document.querySelector("dialog"));
        assert.match(await tab.$eval("[role=status]", (said) => said.textContent), /\S/);
        await playOutByKeys(tab);
        // One more, as of a person whose last key is held a moment too long.
        await tab.keyboard.press("Enter");
        assert.ok((await tab.$$(".result tbody tr")).length > 0);
        return tab;
    },

    async "a shared record, and files that can't be played"(browser) {
        const record = recordOf("tunnel");
        const tab = await opened(browser, pageOf({ title: "Shared", record }), desk);
        await tab.waitForSelector(".things img");
        assert.equal((await tab.$$(".log-list li")).length, record.moves.length);
        assert.equal(await kept(tab), undefined);
        record.moves[3] = record.moves[4];
        for (const bad of ["{", "[]", JSON.stringify(record)]) {
            await drop(tab, bad);
            await tab.waitForSelector("dialog .issues .error");
            await tab.keyboard.press("Escape");
            await tab.waitForFunction(() => !document.querySelector("dialog"));
        }
        assert.equal((await tab.$$(".log-list li")).length, record.moves.length);
        // Quick steps all count.
        await tab.focus(".replay input");
        for (let step = 0; step < 5; ++step) {
            await tab.keyboard.press("ArrowLeft");
        }
        await tab.waitForFunction(() => document.querySelectorAll(".log-list .later").length === 5);
        // Somebody takes the seats from the middle of the game on.
        await tab.$eval(".replay input", (slider) => {
            slider.value = "9";
            slider.dispatchEvent(new Event("input"));
        });
        await press(tab, ".replay .main");
        await tab.select("dialog .seat-row:nth-child(1) select", "human");
        await tab.select("dialog .seat-row:nth-child(2) select", "human");
        await press(tab, "dialog .buttons .main");
        await press(tab, "dialog .buttons .main");
        await tab.waitForFunction(() => !document.querySelector("dialog"));
        await press(tab, ".send");
        const { record: sent } = await savedFile(tab);
        assert.equal(JSON.parse(await kept(tab)).players[0].kind, "human");
        assert.deepEqual(
            sent.players.map(({ kind }) => kind),
            ["human", "human"],
        );
        // A file that is only looked at leaves what is in progress.
        const before = await kept(tab);
        await drop(tab, JSON.stringify(recordOf("beneath", ...small)));
        await press(tab, "dialog .buttons .main");
        await tab.waitForSelector(".supply");
        assert.equal(await kept(tab), before);
        return tab;
    },

    async "a bot that thinks is interrupted"(browser) {
        const tab = await opened(browser, pageOf({ design: designOf("landscape") }), desk);
        await start(tab, "search:seconds=3");
        const lay = async () => {
            await press(tab, ".place.cell");
            await press(tab, ".ghost-tools .main");
            await press(tab, ".ends button");
            await tab.waitForSelector(".screen.thinking");
        };
        await lay();
        // In haste: the second is asked for before the first is done.
        await tab.evaluate(() => {
            document.querySelector(".undo").click();
            document.querySelector(".undo").click();
        });
        await tab.waitForFunction(() => !document.querySelector(".log-list li"));
        assert.equal((await tab.$$(".notice")).length, 0);
        // It thinks of nothing any more, and thinks again when it is its turn.
        await lay();
        await press(tab, ".new-game");
        await press(tab, "dialog .main");
        await tab.waitForSelector(".go-on");
        // Longer than it would have thought: nothing leads back to the game but somebody who wants to.
        await wait(3500);
        await press(tab, ".go-on");
        await tab.waitForFunction(() => document.querySelectorAll(".log-list li").length > 2);
        return tab;
    },

    async "an engine that fails is replaced"(browser) {
        const url = pageOf({ design: designOf("landscape") });
        const file = fileURLToPath(url);
        const fault = `let faulty = false;
            addEventListener("message", (event) => {
                const { id, call, argument } = event.data;
                faulty = call === "load" ? typeof argument === "object" : faulty;
                if (faulty && call === "play") {
                    event.stopImmediatePropagation();
                    postMessage({ id, error: "planted" });
                }
            });`;
        writeFileSync(
            file,
            readFileSync(file, "utf8").replace('id="worker">', (part) => part + fault),
        );
        const tab = await opened(browser, url, desk);
        await start(tab, "human");
        await press(tab, ".place.cell");
        await press(tab, ".ghost-tools .main");
        await tab.waitForFunction(() => /planted/.test(document.querySelector(".notice")?.textContent));
        assert.equal((await tab.$$(".log-list li")).length, 0);
        await press(tab, ".place.cell");
        await press(tab, ".ghost-tools .main");
        await tab.waitForSelector(".log-list li");
        return tab;
    },

    async "damaged pages say so"(browser) {
        const design = designOf("landscape");
        const broken = [
            "{",
            "[]",
            '{"format": "tilewright-share", "version": 2}',
            '{"format": "tilewright-share", "version": 1}',
        ];
        for (const content of [...broken, "null"]) {
            const tab = await opened(browser, pageWith(content), phone);
            assert.match(
                await tab.waitForSelector("[role=alert]").then((one) => one.evaluate((alert) => alert.textContent)),
                /game/,
            );
            assert.deepEqual(tab.wrongs, []);
        }
        const tab = await opened(
            browser,
            pageOf({ design: { ...design, tileset: { ...design.tileset, tiles: 7 } } }),
            phone,
        );
        await tab.waitForSelector(".issues .error");
        return tab;
    },

    async "it reaches nobody, and runs nothing else"(browser) {
        const tab = await opened(browser, pageOf({ design: designOf("landscape") }), desk);
        await tab.waitForSelector(".setup");
        assert.equal(
            await tab.evaluate(() =>
                fetch("https://example.org/").then(
                    () => "reached",
                    () => "refused",
                ),
            ),
            "refused",
        );
        assert.equal(
            await tab.evaluate(() => {
                const script = document.createElement("script");
                script.textContent = "globalThis.ran = true";
                document.body.append(script);
                return globalThis.ran ?? false;
            }),
            false,
        );
        assert.ok(
            tab.wrongs.length > 0 && tab.wrongs.every((wrong) => /Content Security Policy/.test(wrong)),
            tab.wrongs.join("\n"),
        );
        tab.wrongs.length = 0;
        return tab;
    },

    async "settings in the middle of a game"(browser) {
        const tab = await opened(browser, pageOf({ language: "en", design: designOf("landscape") }), desk);
        await start(tab, "human");
        await press(tab, ".place.cell");
        await press(tab, ".ghost-tools .main");
        await tab.waitForSelector(".log-list li");
        const before = await kept(tab);
        const settings = async (field, value) => {
            await press(tab, "header .settings");
            await tab.select(field, value);
            await tab.keyboard.press("Escape");
            await tab.waitForFunction(() => !document.querySelector("dialog"));
        };
        await settings("#theme", "dark");
        assert.equal(await tab.evaluate(() => document.documentElement.dataset.theme), "dark");
        await settings("#tongue", "fr");
        await tab.waitForFunction(() => /Poser/.test(document.querySelector(".log-list li")?.textContent));
        assert.equal(await kept(tab), before);
        assert.equal((await tab.$$(".log-list li")).length, 1);
        // Both are remembered with the game.
        await tab.reload();
        await tab.waitForSelector(".go-on");
        assert.deepEqual(
            await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
            ["fr", "dark"],
        );
        return tab;
    },

    async "from right to left"(browser) {
        const page = pageOf({ language: "he", design: designOf("dungeon") });
        const file = fileURLToPath(page);
        const inHebrew = (packed) => {
            const tables = JSON.parse(gunzipSync(Buffer.from(packed, "base64")));
            // What turns round is what is looked at, whatever the words.
            return gzipSync(JSON.stringify({ ...tables, he: tables.de })).toString("base64");
        };
        writeFileSync(
            file,
            readFileSync(file, "utf8").replace(/(id="words">)([^<]*)/, (_, tag, packed) => tag + inHebrew(packed)),
        );
        const tab = await opened(browser, page, desk);
        await start(tab, "human");
        const { dir, wide, ends, begins } = await tab.evaluate(() => ({
            dir: document.documentElement.dir,
            wide: document.documentElement.scrollWidth,
            ends: document.querySelector(".panels").getBoundingClientRect().right,
            begins: document.querySelector(".table").getBoundingClientRect().left,
        }));
        assert.equal(dir, "rtl");
        assert.ok(wide <= desk.width, `the page is ${wide} pixels wide`);
        assert.ok(ends <= begins, "the panels are not at the left");
        // The board has not turned round: what is pressed is what is seen there.
        await press(tab, ".place.cell");
        await press(tab, ".ghost-tools .main");
        await tab.waitForSelector(".ends button");
        await accessible(tab, "from right to left");
        return tab;
    },

    async "without storage the game goes on"(browser) {
        const tab = await opened(browser, "about:blank", desk);
        await tab.evaluateOnNewDocument(() => {
            Storage.prototype.setItem = () => {
                throw new DOMException("full", "QuotaExceededError");
            };
        });
        await tab.goto(pageOf({ design: designOf("landscape") }));
        await start(tab, "human");
        await press(tab, ".place.cell");
        await press(tab, ".ghost-tools .main");
        await tab.waitForSelector(".log-list li");
        assert.equal((await tab.$$(".notice")).length, 1);
        return tab;
    },

    async "everybody finds their way"(browser) {
        for (const [scheme, language, viewport] of [
            ["light", "en", desk],
            ["dark", "de", desk],
            ["light", "fr", phone],
        ]) {
            const tab = await opened(
                browser,
                pageOf({ title: "Set", language, questions, design: designOf("dungeon") }),
                viewport,
                { scheme },
            );
            await tab.waitForSelector(".setup");
            assert.equal(await tab.evaluate(() => document.documentElement.lang), language);
            await accessible(tab, `${language}, first screen`);
            await start(tab, "human");
            await press(tab, ".place.cell");
            await tab.waitForSelector(".ghost-tools");
            await accessible(tab, `${language}, tile in hand`);
            await press(tab, ".ghost-tools .main");
            await tab.waitForSelector(".ends button");
            await accessible(tab, `${language}, actions`);
            // Who taps has no keys.
            const keys = viewport === desk ? ["header .keys-button"] : [];
            for (const opener of ["header .settings", "header .rules-button", ...keys]) {
                await press(tab, opener);
                await tab.waitForSelector("dialog");
                await accessible(tab, `${language}, ${opener}`);
                await tab.keyboard.press("Escape");
                await tab.waitForFunction(() => !document.querySelector("dialog"));
            }
            await press(tab, ".send");
            await tab.waitForSelector("dialog");
            await accessible(tab, `${language}, sending back`);
            assert.deepEqual(tab.wrongs, []);
        }
    },
};

const browserPath =
    process.env.CHROMIUM ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));
const browser = await puppeteer.launch({
    executablePath: browserPath,
    args: ["--no-sandbox"],
    timeout: patience,
    protocolTimeout: patience,
});
try {
    for (const [name, test] of Object.entries(tests)) {
        if (wanted.length === 0 || wanted.some((part) => name.includes(part))) {
            console.log(name);
            const tab = await test(browser);
            assert.deepEqual(tab?.wrongs ?? [], [], name);
            await tab?.browserContext().close();
        }
    }
} finally {
    await browser.close();
}
