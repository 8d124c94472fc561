// Playing safely: limits, breaks, statements; whom staff restrict; and who plays with whom.
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import { narrow, wide } from './accounts.mjs';
import { clean } from './looks.mjs';
import { act, duel } from './play.mjs';
import { send } from './visit.mjs';

// A label around a list has the list's words in it too.
const list = (page, name) => page.locator('label', { hasText: name }).locator('select');
async function set(page, limit, amount) {
  await list(page, /^\s*Limit/).selectOption({ label: limit });
  await page.getByLabel(/^Amount in/).fill(amount);
  await page.getByRole('button', { name: 'Set the limit' }).click();
}
const row = (page, name) => page.getByRole('row', { name: new RegExp(`^${name}`) });

// What a player or an inspector saves in a format.
async function savedHands(page, format, name) {
  await list(page, 'Format').selectOption(format);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save hand histories' }).click();
  const saved = await saving;
  assert.equal(saved.suggestedFilename(), name);
  await page.getByText('1 round saved.').waitFor();
  return readFileSync(await saved.path(), 'utf8');
}

export const safelyTests = {
  'a player sets a limit, asks for a higher one, and is refused beyond it': async (visit) => {
    const page = await visit.guest('/safely', { size: narrow });
    await set(page, 'Money brought to tables, per day', '50');
    await row(page, 'Money brought to tables, per day').getByText('$50').first().waitFor();
    await set(page, 'Money brought to tables, per day', '500');
    await page.getByRole('button', { name: 'Keep the lower' }).waitFor();
    await clean(page);
    const { table } = await visit.table({ rulebook: 'rws-2017', settings: { stake: '100' } });
    const [refused] = await send(page, [{ type: 'sit', table, seat: 1, stake: 100 }]);
    assert.equal(refused.rule, 'limit_bring_day');
    await page.getByRole('button', { name: 'Keep the lower' }).click();
    await page.getByRole('button', { name: 'Keep the lower' }).waitFor({ state: 'detached' });
  },
  'a player takes a break at once and leaves the table after the round': async (visit) => {
    const { table, first, second } = await duel(visit);
    await send(first, [{ type: 'exclude_me', minutes: 60 }]);
    await act(first, /^Fold/);
    await second.locator('.log li.win').waitFor();
    await first.locator('.seat.own').waitFor({ state: 'detached' });
    await first.goto(visit.at('/safely'));
    await first.getByText('You are excluded from play until').waitFor();
    const [refused] = await send(first, [{ type: 'sit', table, seat: 1, stake: 400 }]);
    assert.equal(refused.rule, 'excluded');
    await clean(first);
  },
  'a break is begun on the page, for good, and never by accident': async (visit) => {
    const page = await visit.guest('/safely', { size: wide });
    await list(page, /^\s*How long/).selectOption('For good');
    assert(await page.getByRole('button', { name: 'Begin the break' }).isDisabled());
    await page.getByLabel('I know that this cannot be taken back').check();
    await page.getByRole('button', { name: 'Begin the break' }).click();
    await page.getByText('You are excluded from play for good.').waitFor();
    await clean(page);
  },
  'a table shows the time and how long somebody is signed in': async (visit) => {
    const { first } = await duel(visit, { size: narrow });
    await first.getByText(/signed in for \d+ min/).waitFor();
    await first.getByRole('link', { name: 'Playing safely' }).first().waitFor();
  },
  'a player chooses how often to be told, and hears when time runs out': async (visit) => {
    const { first } = await duel(visit);
    await send(first, [{ type: 'set_limit', limit: 'play_day', amount: 15 }]);
    await act(first, /^Fold/);
    const dialog = first.getByRole('dialog', { name: 'A moment for yourself' });
    await dialog.getByText('Your time at tables today ends in 15 min').waitFor();
    await clean(first);
    await dialog.getByRole('link', { name: 'Limits and breaks' }).click();
    await list(first, 'Tell me every').selectOption('15 minutes');
    await first.reload();
    await list(first, 'Tell me every').waitFor();
    const [limits] = await send(first, [{ type: 'limits' }]);
    assert.equal(limits.notice_minutes, 15);
    assert.equal(await list(first, 'Tell me every').inputValue(), '15');
  },
  'a player reads every round with its result, and saves them as a file': async (visit) => {
    const { first, second } = await duel(visit);
    await act(first, /^Fold/);
    await second.locator('.log li.win').waitFor();
    await first.goto(visit.at('/safely'));
    await first.getByRole('link', { name: /^Replay round 1 of table/ }).waitFor();
    const saving = first.waitForEvent('download');
    await first.getByRole('button', { name: 'Save all as CSV' }).click();
    assert.equal((await saving).suggestedFilename(), 'rounds.csv');
  },
  'a player sees their own figures and saves hand histories with their own cards': async (
    visit,
  ) => {
    const { first, second } = await duel(visit);
    await act(first, /^Fold/);
    await second.locator('.log li.win').waitFor();
    await first.goto(visit.at('/safely'));
    const figures = first
      .getByRole('region', { name: 'Your figures at poker', exact: true })
      .first();
    await figures.getByRole('row', { name: /^Hands 1$/ }).waitFor();
    const phh = await savedHands(first, 'PHH', 'hands.phhs');
    assert.match(phh, /d dh p[12] \?{4}/);
    const [, mine] = phh.match(/d dh p[12] ((?:[2-9TJQKA][cdhs]){2})/);
    const cards = [mine.slice(0, 2), mine.slice(2)];
    const ohh = JSON.parse(await savedHands(first, 'Open Hand History', 'hands.ohh')).ohh;
    const dealt = ohh.rounds.flatMap((round) => round.actions).flatMap((one) => one.cards ?? []);
    const known = dealt.filter((card) => card !== '??');
    assert.deepEqual([...new Set(known)].sort(), [...cards].sort());
    const stars = await savedHands(first, 'PokerStars text', 'hands.txt');
    assert.match(stars, /^PokerStars Hand #/);
    assert.deepEqual(stars.match(/Dealt to .*/g).length, 1);
    assert(stars.includes(`[${cards.join(' ')}]`), stars);
    await clean(first);
  },
  'the inspector saves any round, with the cards that were shown': async (visit) => {
    const { table, first, second } = await duel(visit);
    await act(first, /^Fold/);
    await second.locator('.log li.win').waitFor();
    const inspector = await visit.as('inspector', `/replay/${table}/1`, { size: wide });
    const phh = await savedHands(inspector, 'PHH', 'hands.phhs');
    assert.match(phh, /d dh p1 \?{4}/);
    assert.doesNotMatch(phh, /d dh p[12] [2-9TJQKA]/);
    const ohh = JSON.parse(await savedHands(inspector, 'Open Hand History', 'hands.ohh')).ohh;
    assert.equal(ohh.players.length, 2);
    const stars = await savedHands(inspector, 'PokerStars text', 'hands.txt');
    assert.doesNotMatch(stars, /Dealt to/);
    await clean(inspector);
  },
  'somebody who opens an account is offered limits': async (visit) => {
    const page = await visit.stranger({ size: narrow });
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    const dialog = page.locator('dialog');
    await dialog.getByRole('button', { name: 'New account' }).click();
    await dialog.getByLabel('Your name at the tables').fill(`Member ${Date.now() % 100000}`);
    await dialog.getByLabel('Password').fill('teal otter sings');
    await dialog.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('Set your limits first?').waitFor();
    await clean(page);
    await dialog.getByLabel(/^Losses, per day/).fill('20');
    await dialog.getByRole('button', { name: 'Set these limits' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [limits] = await send(page, [{ type: 'limits' }]);
    assert.equal(limits.limits.find((one) => one.limit === 'lose_day').own, 2000);
  },
  'an operator mutes a player and lifts it': async (visit) => {
    const guest = await visit.guest('/');
    const operator = await visit.as('operator', '/operator', { size: wide });
    await operator.getByRole('button', { name: 'Players', exact: true }).click();
    await list(operator, /^\s*Player/).selectOption({ label: guest.name });
    await operator.getByLabel(/^Reason/).fill('insults');
    await operator.getByRole('button', { name: 'Restrict' }).click();
    const lift = operator.getByRole('button', { name: `Lift: Mute ${guest.name}` });
    await lift.waitFor();
    await clean(operator);
    const { table } = await visit.table({ rulebook: 'rws-2017' });
    const [refused] = await send(guest, [{ type: 'chat', table, text: 'hello' }]);
    assert.equal(refused.rule, 'muted');
    await lift.click();
    await lift.waitFor({ state: 'detached' });
    const [done] = await send(guest, [{ type: 'chat', table, text: 'hello' }]);
    assert.equal(done.type, 'done');
  },
  'an inspector lists pairs of players and opens the rounds behind them': async (visit) => {
    const { first, second } = await duel(visit);
    await act(first, /^Fold/);
    await second.locator('.log li.win').waitFor();
    const inspector = await visit.as('inspector', '/inspector', { size: narrow });
    await inspector.getByRole('button', { name: 'Pairs', exact: true }).click();
    await list(inspector, /^\s*With/).selectOption({ label: first.name });
    await inspector.getByRole('button', { name: 'List the pairs' }).click();
    await inspector
      .getByRole('button', { name: /^Rounds of/ })
      .first()
      .click();
    await inspector.getByRole('link', { name: /^Replay round 1 of table/ }).waitFor();
    await clean(inspector);
  },
};
