// Players at several tables: where it is their turn, on every page; two tables beside each other;
// what the page does for them between rounds.
import assert from 'node:assert/strict';
import { act, answered, duel, toAct, turnBar } from './play.mjs';
import { fits, send, sizes } from './visit.mjs';

const mine = (page) => page.getByRole('navigation', { name: 'My tables' });
const icon = (page) => page.locator('link[rel="icon"]').getAttribute('href');
const called = (page) =>
  page.waitForFunction(() => document.title.startsWith('● Your turn · Table'));

// One player at two tables, with somebody else at each; it is the player's turn at both.
async function atTwo(visit, size) {
  const page = await visit.guest('/', { size });
  const tables = [];
  for (let number = 0; number < 2; ++number) {
    const { table, name } = await visit.table({ rulebook: 'rws-2017', settings: { stake: '10' } });
    const other = await visit.guest(`/table/${table}`);
    await send(page, [{ type: 'sit', table, seat: 1, stake: 100 }]);
    await send(other, [{ type: 'sit', table, seat: 2, stake: 100 }]);
    const own = mine(page).getByRole('link', { name: new RegExp(`^${name} Your turn`) });
    const mustAct = turnBar(other).waitFor();
    // Whoever else is first folds, and then the player is.
    if (await Promise.race([own.waitFor().then(() => false), mustAct.then(() => true)]))
      await act(other, /^Fold/);
    mustAct.catch(() => undefined);
    await own.waitFor();
    tables.push({ table, name, other });
  }
  return { page, tables };
}
const tableNamed = (page, name) => page.getByRole('region', { name });

export const severalTests = {
  'a turn at a table that is not on the page is told in title, icon, lobby and on every page':
    async (visit) => {
      const { first, second, name } = await duel(visit);
      for (const page of [first, second]) await page.goto(visit.at('/'));
      await mine(first)
        .getByRole('link', { name: new RegExp(`^${name} Your turn`) })
        .waitFor();
      await called(first);
      assert.equal(await icon(first), '/favicon-turn.svg');
      const card = first.locator('article', { hasText: name });
      await card.getByText('your turn').waitFor();
      await first.goto(visit.at('/rules'));
      await mine(first).getByText('Your turn').waitFor();
      await mine(second).getByRole('link', { name, exact: true }).waitFor();
      assert.doesNotMatch(await second.title(), /Your turn/);
      await mine(first).getByRole('link', { name }).click();
      await act(first, /^Call/);
      await called(second);
      await first.waitForFunction(() => !document.title.includes('Your turn'));
      // Nobody is shown a list of the one table they are at.
      assert.equal(await mine(first).count(), 0);
    },
  'a hidden page calls its player with a sound, a vibration and a notice, if they chose them':
    async (visit) => {
      const { first, second, name } = await duel(visit);
      await second.addInitScript(() => {
        window.calls = [];
        window.Notification = class {
          static permission = 'granted';
          static requestPermission = async () => 'granted';
          constructor(title, { body }) {
            window.calls.push(`${title}: ${body}`);
          }
        };
        window.AudioContext = class {
          constructor() {
            window.calls.push('sound');
          }
          currentTime = 0;
          createOscillator = () => ({
            frequency: {},
            connect: (next) => next,
            start: () => undefined,
            stop: () => undefined,
          });
          createGain = () => ({
            gain: { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 },
            connect: (next) => next,
          });
        };
        window.navigator.vibrate = () => window.calls.push('vibration');
        Object.defineProperty(document, 'hidden', { get: () => true });
      });
      await second.goto(visit.at('/'));
      await second.reload();
      await mine(second).waitFor();
      await second.getByRole('button', { name: 'Looks and sounds' }).click();
      for (const choice of ['Sounds', 'Vibrate on my turn', 'Notify me on my turn'])
        await second.getByRole('checkbox', { name: choice }).check();
      await act(first, /^Call/);
      await second.waitForFunction(() => window.calls.length >= 3);
      assert.deepEqual(await second.evaluate(() => window.calls), [
        'sound',
        'vibration',
        `It is your turn: ${name}`,
      ]);
    },
  'a phone goes from one table to the other with one touch': async (visit) => {
    const { page, tables } = await atTwo(visit, sizes.phone);
    await page.goto(visit.at(`/table/${tables[0].table}`));
    await turnBar(page).waitFor();
    await fits(page);
    await mine(page).getByRole('link', { name: tables[1].name }).click();
    await page.getByRole('heading', { level: 1, name: tables[1].name }).waitFor();
    await act(page, /^Call/);
    await tables[1].other
      .locator('.log li', { hasText: /\) calls \d/ })
      .first()
      .waitFor();
    await fits(page);
    assert.equal(await page.getByRole('link', { name: /beside this table/ }).count(), 0);
  },
  'two tables beside each other: each acts for itself, and keys go to one of them': async (
    visit,
  ) => {
    const { page, tables } = await atTwo(visit, { width: 1280, height: 800 });
    const [one, two] = tables;
    await page.goto(visit.at(`/table/${one.table}`));
    await mine(page)
      .getByRole('link', { name: `${two.name} beside this table` })
      .click();
    for (const { name } of tables)
      await tableNamed(page, name)
        .getByRole('group', { name: 'Your turn: what you may do' })
        .waitFor();
    await fits(page);
    await visit.shot(page, 'two-tables');
    for (const { name } of tables) {
      const acts = await tableNamed(page, name).locator('.acts').boundingBox();
      assert(acts.y + acts.height <= 800, `what one may do at ${name} is below the screen`);
    }
    const boxes = [];
    for (const { name } of tables) boxes.push(await tableNamed(page, name).boundingBox());
    assert(boxes[0].x + boxes[0].width <= boxes[1].x, 'they overlap');
    // The first has the keys, because the player came from there; a touch takes them to the other.
    await tableNamed(page, two.name).getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('c');
    await two.other
      .locator('.log li', { hasText: /\) calls \d/ })
      .first()
      .waitFor();
    await answered(page.locator('.pair .table-page').first());
    assert.deepEqual(
      await one.other.locator('.log li', { hasText: /\) calls \d/ }).allTextContents(),
      [],
    );
    // Nothing is left to do there, so that the keys go where the player is asked.
    await tableNamed(page, one.name).getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('f');
    await one.other.locator('.log li', { hasText: 'folds' }).first().waitFor();
    await tableNamed(page, one.name)
      .getByRole('link', { name: `Stop showing ${one.name}` })
      .click();
    await page.waitForFunction(() => document.querySelectorAll('.table-page').length === 1);
    await page.getByRole('heading', { level: 1, name: two.name }).waitFor();
  },
  'a time bank runs when the usual time is up, and the page says so': async (visit) => {
    const { first } = await duel(visit, {
      pace: { 'absent-seconds': '5', 'time-bank-seconds': '600' },
    });
    await first.getByText('Your time is up. Your time bank is running.').waitFor();
    await first.locator('.seat.own .left', { hasText: 'bank' }).waitFor();
    await act(first, /^Call/);
    await first.getByText('Your time is up.').waitFor({ state: 'detached' });
  },
  'a stake is kept at the size that its player wants': async (visit) => {
    const { first, second } = await duel(visit, { stake: 100 });
    await first.getByRole('button', { name: 'Top up' }).click();
    await first.getByLabel(/^Keep my stake at/).fill('150');
    await first.getByLabel(/^Keep my stake at/).press('Tab');
    await first.keyboard.press('Escape');
    await act(first, /^Fold/);
    await first.waitForFunction(
      () => Number(document.querySelector('.seat.own .stake .full')?.textContent) >= 148,
    );
    await second.locator('.log li', { hasText: 'adds' }).first().waitFor();
  },
  'whoever wants to miss the next big blind sits out before it': async (visit) => {
    const pages = Object.values(await duel(visit)).filter((one) => typeof one === 'object');
    const [first, second] = await toAct(pages);
    // The first has the small blind now, and the big blind in the next round.
    await first.getByRole('button', { name: 'Sit out next blind' }).click();
    await act(first, /^Fold/);
    await first.getByText('You sit out and get no cards until you are back.').waitFor();
    await second.locator('.seat', { hasText: first.name }).getByText('Sitting out').waitFor();
  },
};
