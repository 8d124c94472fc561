// What directors and players of tournaments do in a test, over the page or beside it.
import assert from 'node:assert/strict';
import { quickly } from './play.mjs';
import { send } from './visit.mjs';

const conditions = [['stacks', 'counted']];
const quick = [
  ['bot-pace-ms', '30'],
  ['pause-seconds', '1'],
  ['absent-seconds', '600'],
];

// A tournament for this test alone, announced by the operator.
export async function announced(visit, more = {}) {
  const [answer] = await visit.order([
    {
      type: 'announce_tournament',
      format: 'tournament-2001-e',
      name: `Night ${Math.random().toString(36).slice(2, 8)}`,
      directing: 'director',
      conditions,
      table_settings: [['historical', 'on']],
      house: quick,
      ...more,
    },
  ]);
  return answer.tournament;
}

export const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click();
export const press = (page, name) =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click();
const said = (page, words) => page.locator('.notice', { hasText: words }).first().waitFor();

// A director fills in the form and announces a night of format E at physical tables.
export async function announcedOnPage(visit, name) {
  const console = await visit.as('director', '/supervisor');
  const form = console.getByRole('form', { name: 'Announce a tournament' });
  await form.getByRole('combobox', { name: 'Format' }).selectOption('tournament-2001-e');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('combobox', { name: 'Tables', exact: true }).selectOption('counted');
  await form.getByRole('button', { name: 'Announce the tournament' }).click();
  await console.waitForURL(/#\/tournament\/\d+$/);
  return { console, tournament: Number(/\d+$/.exec(console.url())[0]) };
}

// The console of a director, with eighteen bots as the players at physical tables.
export async function directed(visit, options) {
  const tournament = await announced(visit);
  const console = await visit.as('director', `/tournament/${tournament}`, options);
  await begun(console, tournament);
  return { console, tournament };
}

// Eighteen bots enter, the seats are drawn, and the clock runs.
export async function begun(console, tournament) {
  await console.getByRole('tab', { name: 'Clock' }).waitFor();
  await send(console, [{ type: 'enter_bots', tournament, count: 18 }]);
  await console.getByText('18 of 80 have entered').waitFor();
  await press(console, 'Draw the seats');
  await said(console, 'The seats are drawn');
  await press(console, 'Start the tournament');
  await console.locator('dialog').getByRole('button', { name: 'Yes' }).click();
  await console.getByRole('button', { name: 'Pause' }).waitFor();
}

// The players at a table, as the room tells them.
export async function playing(page, tournament) {
  const [shown] = await send(page, [{ type: 'watch_tournament', tournament }]);
  return shown.players.filter(({ status }) => status === 'playing');
}

// Asks again until what the room tells of the tournament is so.
export async function untilSo(visit, tournament, isSo) {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const [shown] = await visit.orderAs('director', [{ type: 'watch_tournament', tournament }]);
    if (isSo(shown)) return shown;
    assert(Date.now() < deadline, `it stays so: ${JSON.stringify(shown).slice(0, 1500)}`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

// Presses the first of these that the page offers, again and again, until something is in sight.
async function pressUntil(page, names, isSo) {
  const deadline = Date.now() + 180_000;
  while (!(await isSo.isVisible())) {
    assert(Date.now() < deadline, `never seen: ${await page.locator('body').innerText()}`);
    for (const name of names) {
      const button = page.locator('.controls button:enabled', { hasText: name }).first();
      if (!(await button.isVisible())) continue;
      await quickly(button);
      break;
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
}
export const callUntil = (page, isSo) =>
  pressUntil(page, [/^Show/, /^Call/, /^All in/, /^Check/], isSo);
export const wagerUntil = (page, isSo) => pressUntil(page, [/^Bet/, /^Ante/, /^Place/], isSo);

const field = (form, label) =>
  form.locator('label', { hasText: new RegExp(`^\\s*${label}\\b`) }).locator('input, select');

// Gives an order of a tournament of Canberra Poker on its page.
export async function ordered(page, type, fields = {}) {
  const orders = page.getByRole('form', { name: 'Orders' });
  await field(orders, 'Order').selectOption(type);
  for (const [label, value] of Object.entries(fields)) {
    const input = field(orders, label);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT')
      await input.selectOption(value);
    else await input.fill(value);
  }
  await sent(page, orders);
}

async function sent(page, orders) {
  const button = orders.getByRole('button');
  const title = await button.innerText();
  await button.click();
  const told = page.locator('.notice', { hasText: `${title}: done` }).first();
  const refused = orders.getByRole('alert');
  await told.or(refused).first().waitFor();
  assert(!(await refused.isVisible()), `${title}: ${await orders.innerText()}`);
  // Gone before the next order: what it says would be taken for the answer.
  await quickly(told.getByRole('button', { name: 'Dismiss' }));
  await told.waitFor({ state: 'detached' });
}

// Counts the chips at every table of the session, more at the lower seats.
export async function countedOut(page) {
  const orders = page.getByRole('form', { name: 'Orders' });
  await field(orders, 'Order').selectOption('count_table');
  const options = field(orders, 'Table').locator('option:not([value=""])');
  const tables = await options.evaluateAll((all) => all.map(({ value }) => value));
  for (const table of tables) {
    await field(orders, 'Order').selectOption('count_table');
    await field(orders, 'Table').selectOption(table);
    const chips = orders.getByLabel(/^Chips counted/);
    for (let at = 0; at < (await chips.count()); ++at)
      await chips.nth(at).fill(String(1500 - 100 * at));
    await sent(page, orders);
  }
}
