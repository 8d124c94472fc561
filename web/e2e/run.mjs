// run.mjs [--screenshots] [--long] [NAME]: the client in a browser against the real room; one line for
// each test, "N passed, M failed" last. --screenshots also writes docs/screenshots. --long runs what a
// usual run leaves out: the same tests with every other game, format and screen.
import { join } from 'node:path';
import { accountTests } from './accounts.mjs';
import { bookTests } from './books.mjs';
import { canberraTests } from './canberra.mjs';
import { consoleTests } from './consoles.mjs';
import { controlTests } from './controls.mjs';
import { floorTests } from './floor.mjs';
import { formatRepeats, formatTests } from './formats.mjs';
import { hostedRepeats, hostedTests } from './hosted.mjs';
import { languageTests } from './languages.mjs';
import { lapseTests } from './lapses.mjs';
import { layoutRepeats, layoutTests } from './layouts.mjs';
import { looksTests } from './looks.mjs';
import { newcomerRepeats, newcomerTests } from './newcomers.mjs';
import { operatorTests } from './operator.mjs';
import { playerTests } from './players.mjs';
import { privateTests } from './private.mjs';
import { nightTests } from './nights.mjs';
import { openBrowser, openRoom } from './room.mjs';
import { safelyTests } from './safely.mjs';
import { seatTests } from './seats.mjs';
import { severalTests } from './several.mjs';
import { spokenTests } from './spoken.mjs';
import { staffTests } from './staff.mjs';
import { tabletTests } from './tablets.mjs';
import { tournamentTests } from './tournaments.mjs';
import { troubleTests } from './trouble.mjs';
import { hurry, staffed, visits } from './visit.mjs';

const pictures = new URL('../../docs/screenshots', import.meta.url).pathname;
const words = process.argv.slice(2);
const folder = words.includes('--screenshots') ? pictures : process.env.SCREENSHOTS;
const name = words
  .filter((word) => !word.startsWith('--'))
  .join(' ')
  .toLowerCase();
const repeats = { ...newcomerRepeats, ...hostedRepeats, ...formatRepeats, ...layoutRepeats };
const usual = {
  ...newcomerTests,
  ...accountTests,
  ...playerTests,
  ...controlTests,
  ...seatTests,
  ...privateTests,
  ...severalTests,
  ...canberraTests,
  ...spokenTests,
  ...staffTests,
  ...hostedTests,
  ...tabletTests,
  ...floorTests,
  ...safelyTests,
  ...bookTests,
  ...operatorTests,
  ...tournamentTests,
  ...nightTests,
  ...consoleTests,
  ...formatTests,
  ...troubleTests,
  ...lapseTests,
  ...languageTests,
  ...looksTests,
  ...layoutTests,
};
const wanted = folder ? { ...usual, ...repeats } : words.includes('--long') ? repeats : usual;
const tests = Object.entries(wanted).filter(([title]) =>
  `browser: ${title}`.toLowerCase().includes(name),
);
if (tests.length === 0) {
  console.log('0 passed, 0 failed');
  process.exit(0);
}

// Several at a time: most of a test's time is spent waiting for others at the table.
const lanes = Number(process.env.LANES ?? 4);
const room = await openRoom();
const browser = await openBrowser();
const house = await staffed(room, browser);
await hurry(house);

async function shot(page, title) {
  const file = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  if (!folder) return;
  await page.evaluate(() => window.scrollTo(0, 0));
  const kind = process.env.SHOT_TYPE ?? 'jpeg';
  const quality = kind === 'jpeg' ? { quality: 84 } : {};
  await page.screenshot({
    path: join(folder, `${file}.${kind === 'jpeg' ? 'jpg' : kind}`),
    type: kind,
    ...quality,
  });
}

let passed = 0;
const failed = [];
async function run([title, test]) {
  const visit = visits(house, shot);
  const began = Date.now();
  const fault = await test(visit).then(
    () => null,
    (error) => error,
  );
  const left = await visit.leave().then(
    () => null,
    (error) => error,
  );
  const seconds = process.env.SECONDS ? ` (${((Date.now() - began) / 1000).toFixed(1)} s)` : '';
  const error = fault ?? left;
  if (error) console.log(String(error.stack ?? error).slice(0, 1800));
  console.log(`${error ? 'FAIL' : 'ok'} browser: ${title}${seconds}`);
  if (error) failed.push([title, test]);
  else passed += 1;
}
async function lane() {
  for (let next = tests.shift(); next; next = tests.shift()) await run(next);
}
await Promise.all(Array.from({ length: lanes }, lane));
// They are about real time, and the machine may have been busy with something else: what failed is run
// once more, alone, and says so. CARDROOM_ONCE=1 leaves that out.
const again = process.env.CARDROOM_ONCE ? [] : failed.splice(0);
for (const test of again) {
  console.log(`note: once more, alone: ${test[0]}`);
  await run(test);
}
await browser.close();
await room.close();
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
