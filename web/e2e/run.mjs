// run.mjs [NAME]: the client in a browser against the real room; "N passed, M failed" last.
// SCREENSHOTS=folder writes pictures of what is seen on the way.
import { join } from 'node:path';
import { looksTests } from './looks.mjs';
import { playerTests } from './players.mjs';
import { hurry, newPage, openBrowser, openRoom, signInWithCode } from './room.mjs';
import { staffTests } from './staff.mjs';

const name = (process.argv[2] ?? '').toLowerCase();
const wanted = (title) => `browser: ${title}`.toLowerCase().includes(name);
const all = (given) => Object.entries({ ...playerTests(given), ...staffTests(given), ...looksTests(given) });
if (!all({}).some(([title]) => wanted(title))) {
  console.log('0 passed, 0 failed');
  process.exit(0);
}

const room = await openRoom();
const browser = await openBrowser();
const operator = await newPage(browser);
await signInWithCode(operator, room.address, room.code);
await hurry(operator);

async function shot(page, title) {
  const file = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.jpg`;
  if (process.env.SCREENSHOTS) await page.screenshot({ path: join(process.env.SCREENSHOTS, file), type: 'jpeg', quality: 82 });
}

let passed = 0;
let failed = 0;
for (const [title, test] of all({ browser, operator, shot, address: room.address })) {
  if (!wanted(title)) continue;
  try {
    await test();
    passed += 1;
    console.log(`ok browser: ${title}`);
  } catch (error) {
    failed += 1;
    console.log(String(error.stack ?? error).slice(0, 1500));
    console.log(`FAIL browser: ${title}`);
  }
}
await browser.close();
await room.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
