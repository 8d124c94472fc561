// Nights in the real room: a director with the console and the display beside it, players who
// enter and finish, the clock across a restart.
import assert from 'node:assert/strict';
import { clean } from './looks.mjs';
import { openRoom } from './room.mjs';
import { fits, send, sizes, staffed, visits } from './visit.mjs';

const conditions = [['stacks', 'counted']];

async function announced(visit, more = {}) {
  const [answer] = await visit.order([
    {
      type: 'announce_tournament',
      format: 'tournament-2001-e',
      name: `Night ${Math.random().toString(36).slice(2, 8)}`,
      directing: 'director',
      conditions,
      table_settings: [['historical', 'on']],
      ...more,
    },
  ]);
  return answer.tournament;
}

const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click();
const press = (page, name) =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click();
const said = (page, words) => page.locator('.notice', { hasText: words }).first().waitFor();

// The console of a director, with eighteen bots as the players at physical tables.
async function directed(visit, options) {
  const tournament = await announced(visit);
  const console = await visit.as('director', `/tournament/${tournament}`, options);
  await console.getByRole('tab', { name: 'Clock' }).waitFor();
  await send(console, [{ type: 'enter_bots', tournament, count: 18 }]);
  await console.getByText('18 of 80 have entered').waitFor();
  await press(console, 'Draw the seats');
  await said(console, 'The seats are drawn');
  await press(console, 'Start the tournament');
  await console.locator('dialog').getByRole('button', { name: 'Yes' }).click();
  await console.getByRole('button', { name: 'Pause' }).waitFor();
  return { console, tournament };
}

// The players at a table, as the room tells them.
async function playing(page, tournament) {
  const [shown] = await send(page, [{ type: 'watch_tournament', tournament }]);
  return shown.players.filter(({ status }) => status === 'playing');
}

export const nightTests = {
  'tournament night: a director runs it on the console and the display, from the seats to the prizes':
    async (visit) => {
      const { console, tournament } = await directed(visit);
      const display = await visit.stranger({ size: { width: 1280, height: 720 } });
      await display.goto(visit.at(`/display/${tournament}`));
      await display.locator('.display.running').waitFor();
      await display.getByText('25/50').waitFor();
      // A pause, a break and a level, with keys and with buttons.
      await console.locator('h1').first().click();
      await console.keyboard.press('Space');
      await display.locator('.display.paused').waitFor();
      await display.getByText('25/50').waitFor();
      await press(console, 'Go on');
      await display.locator('.display.running').waitFor();
      await press(console, 'Break 10 min');
      await display.locator('.display.break').waitFor();
      await press(console, 'Go on');
      await press(console, 'Next level');
      await console.locator('dialog').getByRole('button', { name: 'Yes' }).click();
      await display.getByText('Level 2').waitFor();
      await visit.shot(console, 'console');
      // Somebody loses the last chips, and it is taken back.
      await tab(console, 'Out');
      const [first] = await playing(console, tournament);
      await console.locator('.players button', { hasText: first.name }).click();
      await press(console, `${first.name}: no chips left`);
      await console.getByRole('heading', { name: 'Without chips' }).waitFor();
      await console.locator('h1').first().click();
      await console.keyboard.press('Control+z');
      await console.locator('dialog').getByRole('button', { name: 'Yes' }).click();
      await console.getByRole('heading', { name: 'Without chips' }).waitFor({ state: 'detached' });
      assert.equal((await playing(console, tournament)).length, 18);
      // Three go out at one table; the book proposes a move, and the display shows it.
      const at = (await playing(console, tournament)).filter(({ number }) => number === 1);
      await send(
        console,
        at.slice(0, 3).flatMap(({ player, stake }) => [
          { type: 'bust', tournament, player, contributed: stake },
          { type: 'eliminate', tournament, player },
        ]),
      );
      await tab(console, 'Moves');
      await console.getByText('the buck reaches this player next').waitFor();
      await press(console, 'Move');
      await display.getByRole('region', { name: 'New seats' }).waitFor();
      await press(console, 'Announce');
      await console.locator('dialog').getByText('table 1').waitFor();
      await console.keyboard.press('Escape');
      // To the end: everybody but one goes out, and the prizes are paid.
      const left = await playing(console, tournament);
      const out = left.slice(1).flatMap(({ player, stake }) => [
        { type: 'bust', tournament, player, contributed: stake },
        { type: 'eliminate', tournament, player },
      ]);
      await send(console, out);
      await tab(console, 'Money');
      await press(console, 'Award the prizes');
      await console.locator('dialog').getByRole('button', { name: 'Yes' }).click();
      await display.locator('.display.over').getByText(left[0].name).waitFor();
      await console.goto(visit.at(`/print/${tournament}/prizes`));
      await console.getByRole('cell', { name: left[0].name }).waitFor();
    },
  'tournament night: a race-off is dealt on the console and seen on the display': async (visit) => {
    const { console, tournament } = await directed(visit);
    const display = await visit.stranger({ size: { width: 1280, height: 720 } });
    await display.goto(visit.at(`/display/${tournament}`));
    await display.locator('.display.running').waitFor();
    const [shown] = await send(console, [{ type: 'watch_tournament', tournament }]);
    const table = shown.floor.tables[0];
    const taken = shown.players.filter(({ number }) => number === table.number);
    const stakes = Array.from({ length: 10 }, (_, at) =>
      taken.some(({ seat }) => seat === at + 1) ? (at === 0 ? 975 : at === 1 ? 1025 : 1000) : 0,
    );
    await send(console, [
      { type: 'enter_count', tournament, table: table.number, stakes },
      { type: 'set_clock', tournament, clock_s: 6 * 3600, reason: 'for the race-off' },
    ]);
    await tab(console, 'Race-off');
    await press(console, `Table ${table.number}: race off the 25s`);
    await console.locator('dialog').getByRole('button', { name: 'Yes' }).click();
    const race = display.getByRole('region', { name: 'Race-off' });
    await race.getByText('receives').waitFor();
    assert.equal(await race.getByRole('img').count(), 2);
  },
  'tournament night: the console fits a phone and every tab is clean': async (visit) => {
    const { console } = await directed(visit, { size: sizes.phone });
    for (const name of ['Clock', 'Entries', 'Seats', 'Moves', 'Out', 'Race-off', 'Money', 'Log']) {
      await tab(console, name);
      await fits(console);
      if (['Clock', 'Seats', 'Out'].includes(name)) await clean(console);
      if (name === 'Out') await visit.shot(console, 'console-phone');
    }
  },
  'tournament night: a guest enters a dealt sit-and-go and is taken to the seat, with the clock in sight':
    async (visit) => {
      const tournament = await announced(visit, {
        format: 'tournament-2001-h',
        directing: 'room',
        conditions: [],
        bots_up_to: 10,
        house: [
          ['bot-pace-ms', '30'],
          ['pause-seconds', '1'],
        ],
      });
      const page = await visit.guest(`/tournament/${tournament}`);
      await page.getByRole('button', { name: /^Enter for/ }).click();
      await page.locator('.seat.own').waitFor();
      await page
        .getByRole('region', { name: 'The tournament' })
        .getByText(/^Level/)
        .waitFor();
    },
  'tournament night: the clock is the same after a restart of the room': async (visit) => {
    const first = await openRoom();
    try {
      const house = await staffed(first, visit.house.browser);
      const own = visits(house, visit.shot);
      const { console, tournament } = await directed(own);
      const [before] = await send(console, [{ type: 'watch_tournament', tournament }]);
      const display = await own.stranger({ size: { width: 1280, height: 720 } });
      await display.goto(own.at(`/display/${tournament}`));
      await display.locator('.display.running').waitFor();
      await first.stop();
      await display.getByText('Connection lost').waitFor();
      const second = await openRoom({
        data: first.data,
        port: Number(new URL(first.address).port),
      });
      try {
        await display.getByText('Connection lost').waitFor({ state: 'detached' });
        const [after] = await send(console, [{ type: 'watch_tournament', tournament }]);
        assert.equal(after.level_ends_ms, before.level_ends_ms);
        await own.leave();
      } finally {
        await second.stop();
      }
    } finally {
      await first.close();
    }
  },
};
