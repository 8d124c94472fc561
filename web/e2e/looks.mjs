// axe-core finds no fault on any page, on a desktop or a phone, with or without open dialogs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { act, duel, quickly } from './play.mjs';
import { scenes, stage } from './stage.mjs';
import { fits, send, sizes } from './visit.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

export async function clean(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'] }),
  );
  const told = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  assert.deepEqual(told, []);
  await fits(page);
}

// Names that overlap each other or the board, are cut off by the screen or hidden by the action
// bar.
function covered(page) {
  return page.evaluate(() => {
    const boxes = (selector) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        name: element.textContent?.trim() ?? '',
        at: element.getBoundingClientRect(),
      }));
    const shared = ({ at: one }, { at: other }) =>
      Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
      Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
    const plates = boxes('.seat .plate');
    const others = [...boxes('.board .card'), ...boxes('.controls')];
    const faults = plates.flatMap((plate, index) =>
      [...plates.slice(index + 1), ...others]
        .filter((other) => shared(plate, other) > 40)
        .map((other) => `${plate.name} and ${other.name || 'the board'}`),
    );
    const cut = plates
      .filter(({ at }) => at.left < 0 || at.right > innerWidth)
      .map(({ name }) => `${name} is cut off`);
    return [...faults, ...cut];
  });
}

const openPages = {
  lobby: ['/', 'Canberra Poker'],
  rules: ['/rules', 'What the operator may determine'],
  account: ['/account', 'Wallet'],
  safely: ['/safely', 'Your rounds'],
  'rules of Canberra Poker': ['/rules/canberra-2017', 'What the operator may determine'],
};
const parts = [
  'Tables',
  'Floor',
  'Open a table',
  'Staff',
  'Cage',
  'Players',
  'Figures',
  'Disputes',
];

// A full table that the test plays, without the notice that comes first.
export async function atScene(visit, scene, size, prepare = async () => undefined) {
  const page = await visit.stranger({ size });
  await prepare(page);
  await stage(page, scene);
  await page.goto(visit.at('/table/1'));
  await page.locator('.seat, .box').first().waitFor();
  // The notice goes by itself after a while.
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await quickly(dismiss);
  await page.locator('.notice').waitFor({ state: 'detached' });
  return page;
}

async function byDaylight(page) {
  await page.getByRole('button', { name: 'Looks and sounds' }).click();
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Light');
  await page.keyboard.press('Escape');
  await page.locator('html[data-looks="light"]').waitFor();
}

export const looksTests = {};
for (const [name, size] of Object.entries(sizes)) {
  const test = (title, run) => (looksTests[`axe finds nothing ${title} on a ${name}`] = run);
  test('in the lobby, the rules and the account', async (visit) => {
    const page = await visit.guest('/', { size });
    for (const [title, [hash, words]] of Object.entries(openPages)) {
      await page.goto(visit.at(hash));
      await page.getByText(words).first().waitFor();
      if (title === 'lobby' || title === 'rules') await visit.shot(page, `${title}-${name}`);
      await clean(page);
    }
  });
  test('by daylight', async (visit) => {
    const page = await visit.guest('/', { size });
    await byDaylight(page);
    for (const [hash, words] of Object.values(openPages)) {
      await page.goto(visit.at(hash));
      await page.getByText(words).first().waitFor();
      await clean(page);
    }
    for (const scene of [scenes.holdem ?? Object.values(scenes)[0], scenes.canberra]) {
      const table = await atScene(visit, scene, size);
      await byDaylight(table);
      await clean(table);
      await table.close();
    }
  });
  // Full tables with long names and large amounts, which a round between a few players rarely
  // shows.
  test('at full tables of any game, and nothing overlaps', async (visit) => {
    for (const [title, scene] of Object.entries(scenes)) {
      const page = await atScene(visit, scene, size);
      await clean(page);
      assert.deepEqual(await covered(page), [], title);
      await page.close();
    }
  });
  test('in play, in its dialogs and in a replay', async (visit) => {
    const { first, second, table } = await duel(visit, { size });
    await clean(first);
    await clean(second);
    await first.getByRole('button', { name: 'Ranking' }).click();
    await first.locator('dialog').waitFor();
    await clean(first);
    await first.keyboard.press('Escape');
    await act(first, /^Fold/);
    await first.locator('.log li.win').first().waitFor();
    for (const open of ['Top up', 'Dispute', 'Last rounds']) {
      await first.getByRole('button', { name: open }).click();
      await first.locator('dialog').waitFor();
      await clean(first);
      await first.keyboard.press('Escape');
      await first.locator('dialog').waitFor({ state: 'detached' });
    }
    await first.locator('.log .clause').first().click();
    await first.locator('dialog blockquote').waitFor();
    await clean(first);
    await first.keyboard.press('Escape');
    await first.getByRole('button', { name: 'Looks and sounds' }).click();
    await clean(first);
    await first.keyboard.press('Escape');
    await first.getByRole('tab', { name: /^Chat/ }).click();
    await clean(first);
    await first.goto(visit.at(`/replay/${table}/1`));
    await first.getByRole('button', { name: 'To the end' }).click();
    await clean(first);
  });
  test('when a stranger signs in or takes a seat', async (visit) => {
    const page = await visit.stranger({ size });
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Join as a guest' }).click();
    for (const way of ['Sign in', 'New account', 'Staff', 'Guest']) {
      await page.locator('dialog').getByRole('button', { name: way, exact: true }).first().click();
      await clean(page);
    }
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    const { table } = await visit.table({ rulebook: 'holdem-1995' });
    await page.goto(visit.at(`/table/${table}`));
    await page
      .getByRole('button', { name: /^Sit in seat/ })
      .first()
      .click();
    await page.locator('dialog').waitFor();
    await clean(page);
  });
  test("in any part of the operator's console", async (visit) => {
    // The floor shows a table at which nothing moves.
    const { table } = await visit.table({ rulebook: 'rws-2017' });
    const page = await visit.as('operator', `/operator/${table}`, { size });
    for (const part of parts) {
      await page.getByRole('button', { name: part, exact: true }).click();
      if (part === 'Open a table') await page.getByLabel('Rulebook').selectOption('stud-2005');
      if (part === 'Floor') await page.getByRole('heading', { name: 'Orders' }).waitFor();
      if (part === 'Figures') await page.getByRole('heading', { name: 'Ledger' }).waitFor();
      await clean(page);
      if (part !== 'Tables') continue;
      for (const titled of ['Hold-Em', 'Canberra Poker']) {
        await page.getByRole('button', { name: `Settings of ${titled}`, exact: true }).click();
        await page.getByRole('region', { name: `Settings of ${titled}` }).waitFor();
        await clean(page);
        if (name === 'desktop' && titled === 'Hold-Em') await visit.shot(page, 'operator');
      }
    }
  });
  test("in the supervisor's and the inspector's consoles", async (visit) => {
    const { table, first } = await duel(visit);
    const supervisor = await visit.as('supervisor', `/supervisor/${table}`, { size });
    await supervisor.locator('.seat').first().waitFor();
    await clean(supervisor);
    await send(supervisor, [
      { type: 'report', table, what: 'communal-early', seen: false, mixed: false },
    ]);
    await supervisor.locator('.ruling').waitFor();
    await clean(supervisor);
    await first.getByText('Waiting for the supervisor’s ruling').waitFor();
    await clean(first);
    await supervisor.goto(visit.at('/supervisor/12'));
    await supervisor.getByRole('heading', { name: 'Orders' }).waitFor();
    await clean(supervisor);
    const inspector = await visit.as('inspector', `/inspector/${table}`, { size });
    await inspector.getByRole('button', { name: 'Rounds and audit' }).click();
    await inspector.getByRole('button', { name: 'Search' }).click();
    await inspector.getByRole('cell').first().waitFor();
    await clean(inspector);
    await inspector.getByRole('button', { name: 'Pairs', exact: true }).click();
    await inspector.getByRole('button', { name: 'List the pairs' }).click();
    await inspector.getByRole('cell').first().waitFor();
    await clean(inspector);
    await inspector.getByRole('button', { name: 'At a table' }).click();
    await inspector.getByRole('heading', { name: 'Orders' }).waitFor();
    await clean(inspector);
    await inspector.getByRole('button', { name: 'Figures' }).click();
    await inspector.getByRole('heading', { name: 'Ledger' }).waitFor();
    await clean(inspector);
  });
}
