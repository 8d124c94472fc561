// What a director does on the console beside the usual night: bounties of physical tables, a field
// that is larger than the room tells at once, a tournament that has stopped.
import assert from 'node:assert/strict';
import { announced, playing, press, tab, untilSo } from './directing.mjs';
import { nights } from './scenes/tournaments.mjs';
import { stage } from './stage.mjs';
import { send } from './visit.mjs';

// A night with so many bots as the players at physical tables, until the clock runs.
async function begunWith(visit, count, conditions) {
  const tournament = await announced(visit, {
    format: 'tournament-1995-holdem',
    conditions: [['players', `2-${count}`], ['stacks', 'counted'], ...conditions],
  });
  await visit.orderAs('inspector', [{ type: 'approve', tournament, reference: 'tonight' }]);
  await visit.orderAs(
    'director',
    [{ type: 'enter_bots', count }, { type: 'ballot', tables: 0 }, { type: 'start' }].map(
      (one) => ({
        tournament,
        ...one,
      }),
    ),
  );
  return tournament;
}

export const consoleTests = {
  'tournament console: a bounty of a physical table is awarded with the form': async (visit) => {
    const tournament = await begunWith(visit, 6, [
      ['entry-fee', '110'],
      ['bounty', '20'],
    ]);
    const console = await visit.as('director', `/tournament/${tournament}`);
    await tab(console, 'Out');
    const form = console.getByRole('form', { name: 'Bounty' });
    assert.equal(await form.count(), 0, 'nobody is out yet');
    const [loser, winner] = await playing(console, tournament);
    await console.locator('.players button', { hasText: loser.name }).click();
    await press(console, `${loser.name}: no chips left`); // There are no rebuys: they are out.
    await form.getByLabel(/^Out, with a bounty of \$20/).selectOption(String(loser.player));
    await form.getByLabel('Put out by').selectOption(String(winner.player));
    await form.getByRole('button', { name: 'Award the bounty' }).click();
    const won = await untilSo(visit, tournament, ({ players }) =>
      players.some(({ player, bounty_cents }) => player === winner.player && bounty_cents === 2000),
    );
    assert.equal(won.players.filter(({ bounty_cents }) => bounty_cents > 0).length, 1);
    // A bounty is won once.
    await form.getByLabel(/^Out, with a bounty/).selectOption(String(loser.player));
    await form.getByLabel('Put out by').selectOption(String(winner.player));
    await form.getByRole('button', { name: 'Award the bounty' }).click();
    await console.locator('.refusal, .notice.bad').first().waitFor();
  },
  'tournament console: of 130 players everybody can be found, seen in a seat and put out': async (
    visit,
  ) => {
    const tournament = await begunWith(visit, 130, []);
    const console = await visit.as('director', `/tournament/${tournament}`);
    const pages = await send(console, [{ type: 'tournament_players', tournament }]);
    const last = pages[0].players.at(-1);
    assert.equal(pages[0].players.length, 130);
    await tab(console, 'Seats');
    await console
      .getByRole('region', { name: `Table ${last.number}`, exact: true })
      .getByText(last.name, { exact: true })
      .waitFor();
    await tab(console, 'Entries');
    await console.getByRole('tabpanel').getByLabel('Find a player').fill(last.name);
    await console.getByRole('cell', { name: new RegExp(`^${last.name} \\(bot\\)`) }).waitFor();
    await tab(console, 'Out');
    await console.getByRole('tabpanel').getByLabel('Find a player').fill(last.name);
    await console.locator('.players button', { hasText: new RegExp(`${last.name}\\s*$`) }).click();
    await press(console, `${last.name}: no chips left`);
    await untilSo(visit, tournament, ({ line }) => line.left === 129);
  },
  'tournament console: a tournament that has stopped goes on or is wound up by a press': async (
    visit,
  ) => {
    const page = await visit.stranger({ size: { width: 1280, height: 800 } });
    const heard = await stage(page, nights.stopped(Date.now()), 'director');
    await page.goto(visit.at('/tournament/1'));
    await press(page, 'Let it go on');
    await press(page, 'Wind it up');
    await page.locator('dialog').getByText('in proportion to what they paid').waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Go back' }).click();
    await press(page, 'Wind it up');
    await page.locator('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByText('It is wound up, and the money is paid back.').first().waitFor();
    const orders = heard.filter(({ type }) => /^(revive|wind_up)_/.test(type));
    assert.deepEqual(
      orders.map(({ type, tournament }) => [type, tournament]),
      [
        ['revive_tournament', 1],
        ['wind_up_tournament', 1],
      ],
    );
  },
};
