// A guest in a tournament of every format at tables that the room deals: enters, plays, is moved,
// buys where the format lets them, and finishes.
import assert from 'node:assert/strict';
import { announced, untilSo } from './directing.mjs';
import { answered, quickly, turnBar } from './play.mjs';

const approved = [
  ['players', '6-20'],
  ['seats', '6'],
];
const formats = {
  ...Object.fromEntries([...'abcdefghi'].map((letter) => [`tournament-2001-${letter}`, {}])),
  'tournament-1995-manila': { conditions: approved, approve: true },
  'tournament-1995-holdem': { conditions: approved, approve: true },
  'tournament-1995-omaha': { conditions: approved, approve: true },
  'tournament-stud-2005': { conditions: approved, approve: true, nominate: true },
};

const own = (shown, name) => shown.players.find((one) => one.name === name);
const isDealing = ({ floor }) => floor.tables.some(({ dealing }) => dealing);

// Acts as cheaply as the page offers until no table of the tournament deals: it is on a break.
async function playedOut(visit, page, tournament) {
  const bar = turnBar(page);
  const deadline = Date.now() + 90_000;
  for (;;) {
    const [shown] = await visit.orderAs('director', [{ type: 'watch_tournament', tournament }]);
    if (!isDealing(shown)) return shown;
    assert(Date.now() < deadline, 'the round does not end');
    for (const name of [/^Fold/, /^Check/, /^Pass/, /^Stand pat/, /^Call/, /^All in/, /^Bet/]) {
      const button = bar.getByRole('button', { name }).first();
      if (!(await button.isVisible())) continue;
      await quickly(button);
      await answered(page);
      break;
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

async function bought(page, name) {
  await page.getByRole('region', { name: 'The tournament' }).getByRole('button', { name }).click();
}

async function finishes(visit, format, { conditions = [], approve = false, nominate = false }) {
  const order = (...messages) =>
    visit.orderAs(
      'director',
      messages.map((one) => ({ tournament, ...one })),
    );
  const name = `Format ${format.slice(11)}`;
  const tournament = await announced(visit, { format, name, conditions });
  if (nominate) await visit.order([{ type: 'nominate', tournament, person: 'Lee' }]);
  if (approve)
    await visit.orderAs('inspector', [{ type: 'approve', tournament, reference: 'for the night' }]);
  // Two clicks from the lobby.
  const page = await visit.guest('/');
  await page.getByRole('link', { name: new RegExp(`^Look and enter.*${name}$`) }).click();
  await page.getByRole('button', { name: /^Enter for/ }).click();
  await page.getByText('You have entered').waitFor();
  const { line } = await untilSo(visit, tournament, ({ line }) => line.entrants === 1);
  await order(
    { type: 'enter_bots', count: Math.max(line.least, 6) - 1 },
    { type: 'ballot', tables: 2 },
    { type: 'start' },
  );
  // Taken to the seat, where a round is dealt.
  await page.locator('.seat.own').waitFor();
  await untilSo(visit, tournament, isDealing);
  await order({ type: 'start_break', length_s: 600 });
  await playedOut(visit, page, tournament);
  await page.getByRole('region', { name: 'The tournament' }).getByText('Break').waitFor();
  // Moved, with the reason; the table changes under the player.
  const before = page.url();
  const seated = await untilSo(visit, tournament, () => true);
  const at = own(seated, page.name);
  const other = at.number === 1 ? 2 : 1;
  const taken = seated.players.filter(({ number }) => number === other).map(({ seat }) => seat);
  const seat = [1, 2, 3, 4, 5, 6, 7, 8].find((one) => !taken.includes(one));
  await order({ type: 'move', player: at.player, table: other, seat });
  await page
    .locator('.notice', { hasText: `table ${other}, seat ${seat}` })
    .first()
    .waitFor();
  await page.waitForFunction((was) => location.href !== was, before);
  await page.locator('.seat.own').waitFor();
  // Buys in the windows that the format has.
  const shown = await untilSo(visit, tournament, () => true);
  if (shown.in_rebuy_period) {
    await order({ type: 'correct_stake', player: at.player, stake: 300, reason: 'a lost pot' });
    await bought(page, /^Rebuy for/);
    await untilSo(visit, tournament, (one) => own(one, page.name).rebuys === 1);
    await order({ type: 'set_clock', clock_s: 3 * 3600, reason: 'the end of the rebuys' });
    await bought(page, /^Top up for/);
    await untilSo(visit, tournament, ({ floor }) => floor.top_ups === 1);
  }
  // Another round, at the new table; then the others lose their chips at tables of the house.
  await order({ type: 'end_break' });
  await untilSo(visit, tournament, isDealing);
  await order({ type: 'start_break', length_s: 600 });
  const last = await playedOut(visit, page, tournament);
  await order(
    ...last.floor.tables.map(({ number }) => ({
      type: 'choose_dealing',
      table: number,
      stacks: 'counted',
    })),
    ...last.players
      .filter(({ name: one, status }) => one !== page.name && status === 'playing')
      .map(({ player, stake }) => ({ type: 'bust', player, contributed: stake })),
    { type: 'award' },
  );
  await page.getByText(/^Your place: 1 · your prize: \$/).waitFor();
}

// One with rebuys, and one of each other instrument.
const usual = ['tournament-2001-d', 'tournament-1995-holdem', 'tournament-stud-2005'];

export const formatTests = {};
export const formatRepeats = {};
for (const [format, more] of Object.entries(formats)) {
  const tests = usual.includes(format) ? formatTests : formatRepeats;
  tests[`a guest plays a ${format} from the lobby to the prize`] = (visit) =>
    finishes(visit, format, more);
}
