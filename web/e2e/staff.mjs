// Staff on the floor: rulings, clocks and conduct; and what the inspector may see.
import assert from 'node:assert/strict';
import { act, duel, turnBar } from './play.mjs';

const final = new Set(['Void round', 'Exclude']);
// Gives an order on the role's console, with its fields; the caller checks the room's answer.
async function order(page, name, fields = {}) {
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByRole('button', { name, exact: true }).first().click();
  for (const [label, value] of Object.entries(fields)) {
    const field = orders
      .locator('label', { hasText: new RegExp(`^\\s*${label}`) })
      .locator('input, select');
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption(value);
    else await field.fill(value);
  }
  await orders.locator('form :is(.primary, .danger)').click();
  // What nothing takes back is asked once more.
  if (final.has(name)) {
    const asked = page.getByRole('dialog');
    await asked.getByText('Nothing takes this back, and it goes on record.').waitFor();
    await asked.locator('.danger').click();
  }
}
const done = (page) =>
  page.locator('.notice.good', { hasText: 'done and recorded' }).first().waitFor();

export const staffTests = {
  'an operator voids a round, and every wager goes back': async (visit) => {
    const { table, first, second } = await duel(visit, {
      rulebook: 'holdem-1995',
      settings: { minimum: '2' },
    });
    await act(first, /^(Call|Check)/);
    await turnBar(second).waitFor();
    const operator = await visit.as('operator', `/operator/${table}`);
    await order(operator, 'Void round', { Reason: 'fraud' });
    await done(operator);
    await second.locator('.log li.staff').first().waitFor();
    for (const page of [first, second])
      await page.waitForFunction(() =>
        document.querySelector('.log')?.textContent?.includes('H95-18.4'),
      );
  },
  'an operator excludes a player for a breach, and an unknown clause is refused': async (visit) => {
    const { table, first } = await duel(visit, {
      rulebook: 'holdem-1995',
      settings: { minimum: '2' },
    });
    const operator = await visit.as('operator', `/operator/${table}`);
    await order(operator, 'Exclude', { Seat: '1', 'Clause that was broken': 'H95-99.9' });
    await operator.locator('.refusal').waitFor();
    await order(operator, 'Exclude', { Seat: '1', 'Clause that was broken': 'H95-18.1' });
    await done(operator);
    await first.getByText('Excluded').first().waitFor();
  },
  'an operator proposes, the players answer, and the operator decides': async (visit) => {
    const { table, first, second } = await duel(visit, {
      rulebook: 'stud-2005',
      settings: { minimum: '2' },
    });
    const operator = await visit.as('operator', `/operator/${table}`);
    await order(operator, 'Propose', { Proposal: 'deal the round again' });
    for (const page of [first, second]) await page.getByRole('button', { name: 'I agree' }).click();
    await first.getByRole('button', { name: 'I agree' }).waitFor({ state: 'detached' });
    await order(operator, 'Decide', { Decision: 'it is dealt again' });
    await done(operator);
  },
  'staff of Canberra Poker give notice of a sign, mark a box and record a fault': async (visit) => {
    const { table } = await visit.table({
      rulebook: 'canberra-2017',
      settings: { minimum: '5', maximum: '500' },
      bots: 1,
    });
    const operator = await visit.as('operator', `/operator/${table}`);
    await order(operator, 'Notice sign', {
      'Minimum ante': '10',
      'Maximum ante': '500',
      'In multiples of': '5',
      'Maximum payout in a round': '250000',
      'Jackpot wager in dollars': '2.50',
    });
    await done(operator);
    const supervisor = await visit.as('supervisor', `/supervisor/${table}`);
    await order(supervisor, 'Report fault');
    await supervisor.getByText('jackpot equipment failed', { exact: false }).first().waitFor();
    await order(supervisor, 'Repair jackpot');
    await supervisor.getByText('jackpot equipment working', { exact: false }).first().waitFor();
  },
  'a supervisor rules on an exposed card': async (visit) => {
    const { table, first, second } = await duel(visit);
    const supervisor = await visit.as('supervisor', `/supervisor/${table}`);
    await supervisor
      .getByRole('combobox', { name: /^What happened/ })
      .selectOption('communal-early');
    await supervisor.getByRole('button', { name: 'Report it' }).click();
    await supervisor.getByRole('heading', { name: 'Your ruling: Communal early' }).waitFor();
    await first.getByText('Waiting for the supervisor’s ruling').waitFor();
    assert(
      await supervisor
        .locator('.ruling')
        .getByRole('button', { name: /^Show clause RWS17-/ })
        .first()
        .isVisible(),
    );
    await visit.shot(supervisor, 'supervisor');
    await supervisor.getByRole('button', { name: 'Kept' }).click();
    await supervisor.locator('.ruling').waitFor({ state: 'detached' });
    await turnBar(first).waitFor();
    await second.locator('.log li.staff').first().waitFor();
  },
  'a supervisor puts the clock on a player and takes it off': async (visit) => {
    const { table, first } = await duel(visit, {
      rulebook: 'stud-2005',
      settings: { minimum: '2' },
    });
    const supervisor = await visit.as('supervisor', `/supervisor/${table}`);
    await supervisor.getByRole('button', { name: /^Start the clock on seat/ }).click();
    await first.getByText(/^The clock is running/).waitFor();
    await supervisor.getByRole('button', { name: 'Stop the clock' }).click();
    await first.getByText(/^The clock is running/).waitFor({ state: 'detached' });
  },
  'an inspector searches rounds, replays one with all cards and audits the journal': async (
    visit,
  ) => {
    const { name, first, second } = await duel(visit);
    await act(first, /^Fold/);
    await second.locator('.log li.win').waitFor();
    const inspector = await visit.as('inspector', '/inspector');
    await inspector.getByRole('button', { name: 'Check the journal' }).click();
    await inspector.getByText('in order').waitFor();
    await inspector.getByLabel('Table').selectOption({ label: name });
    await inspector.getByRole('button', { name: 'Search' }).click();
    await inspector
      .getByRole('link', { name: /^Replay round/ })
      .first()
      .waitFor();
    await visit.shot(inspector, 'inspector');
    await inspector.getByRole('link', { name: `Replay round 1 of ${name}` }).click();
    // What each of the two hands was worth before the fold.
    const shares = inspector.getByRole('region', { name: 'Chances' }).locator('li');
    await shares.first().waitFor();
    assert.equal(await shares.count(), 2);
    await inspector.getByRole('button', { name: 'To the end' }).click();
    await inspector.locator('.log li.win').waitFor();
    // Nobody showed a hand: only the inspector sees both.
    assert.equal(await inspector.locator('.seat .card[aria-label*=" of "]').count(), 4);
    await visit.shot(inspector, 'replay');
  },
};
