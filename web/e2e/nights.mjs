// Nights in the real room: a director with the console and the display beside it, players who
// enter and finish, the clock across a restart.
import assert from 'node:assert/strict';
import {
  announced,
  announcedOnPage,
  begun,
  callUntil,
  countedOut,
  directed,
  ordered,
  playing,
  press,
  tab,
  untilSo,
  wagerUntil,
} from './directing.mjs';
import { clean } from './looks.mjs';
import { conditionsOf, openRoom } from './room.mjs';
import { fitsEvery, send, sizes, staffed, visits } from './visit.mjs';

const ownPlace = (page) =>
  page
    .getByRole('main')
    .getByText(/^Your place: \d/)
    .first();
const canberraConditions = Object.entries({
  start: 'when six have entered',
  entry: 'on the page',
  eligibility: 'everybody',
  competition: 'sessions',
  sessions: '2',
  rounds: '1',
  seats: '3',
  advance: '1',
  repechage: '1',
  'buy-backs': 'none',
  fee: '100',
  commission: '10',
  chips: '1000',
  least: '2',
  most: '20',
  group: 'open',
  minimum: '50',
  maximum: '500',
  elimination: 'the best of each table goes on',
  'session-tie': 'both',
  prizes: '50/30/20',
  tie: 'share',
});

export const nightTests = {
  'tournament night: a director runs it on the console and the display, from the announcement to the prizes':
    async (visit) => {
      const { console, tournament } = await announcedOnPage(visit, 'Friday Early Bird');
      const display = await visit.stranger({ size: { width: 1280, height: 720 } });
      await display.goto(visit.at(`/display/${tournament}`));
      await display.locator('.display.before').waitFor();
      // Somebody at the desk without an account.
      await tab(console, 'Entries');
      await console.getByLabel('Name of somebody at the desk').fill('Łukasz at the desk');
      await console.getByRole('button', { name: /in cash$/ }).click();
      await console.getByRole('cell', { name: 'Łukasz at the desk' }).first().waitFor();
      await console.locator('h1').first().click();
      await console.keyboard.press('Control+z');
      await console.locator('dialog').getByRole('button', { name: 'Yes' }).click();
      await display.getByText('of 80').waitFor();
      await tab(console, 'Clock');
      await begun(console, tournament);
      await display.locator('.display.running').waitFor();
      await display.getByText('25/50').waitFor();
      // A pause, a break and a level, with keys and with buttons. A tab that was clicked does not
      // take the key.
      await tab(console, 'Clock');
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
  'tournament night: every tab of the console fits every screen and is clean': async (visit) => {
    const { console } = await directed(visit, { size: sizes.phone });
    for (const name of ['Clock', 'Entries', 'Seats', 'Moves', 'Out', 'Race-off', 'Money', 'Log']) {
      await tab(console, name);
      if (name === 'Out') await visit.shot(console, 'console-phone');
      for (const more of await console.getByText('More orders').all()) await more.click();
      await fitsEvery(console);
      await clean(console);
    }
  },
  'tournament night: the pages and papers of a tournament fit every screen and are clean': async (
    visit,
  ) => {
    const tournament = await announced(visit, { name: 'Friday of the long names' });
    const page = await visit.guest('/');
    await page.getByRole('heading', { name: 'Friday of the long names' }).waitFor();
    await fitsEvery(page);
    await page.goto(visit.at(`/tournament/${tournament}`));
    // The conditions in plain words, each with its clause.
    const prizes = page
      .getByRole('region', { name: 'Conditions' })
      .getByRole('listitem')
      .filter({ hasText: 'prizes from the pool: 50 %, 30 %, 20 %' });
    await prizes.getByRole('button', { name: 'Show clause T01-15.1' }).click();
    await page.locator('dialog').getByText('15.1').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Enter for/ }).click();
    await page.getByText('You have entered').waitFor();
    await visit.orderAs('director', [
      { type: 'enter_bots', tournament, count: 17 },
      { type: 'ballot', tournament, tables: 0 },
      { type: 'start', tournament },
    ]);
    await page.getByRole('region', { name: 'Players' }).getByText('seat 3').first().waitFor();
    for (const paper of ['', 'slips', 'moves', 'sign-in', 'results', 'prizes']) {
      if (paper) await page.goto(visit.at(`/print/${tournament}/${paper}`));
      if (paper) await page.locator('.paper h1').waitFor();
      await fitsEvery(page);
      await clean(page);
    }
  },
  'tournament night: a field of 120 is listed and printed whole': async (visit) => {
    const tournament = await announced(visit, {
      format: 'tournament-1995-holdem',
      conditions: [
        ['players', '2-500'],
        ['stacks', 'counted'],
      ],
    });
    await visit.orderAs('inspector', [{ type: 'approve', tournament, reference: 'tonight' }]);
    await visit.orderAs('director', [{ type: 'enter_bots', tournament, count: 120 }]);
    const page = await visit.guest(`/tournament/${tournament}`);
    await page.getByRole('button', { name: 'All 120 players' }).click();
    const rows = page.getByRole('region', { name: 'Players' }).locator('tbody tr');
    await rows.nth(119).waitFor();
    await page.goto(visit.at(`/print/${tournament}/sign-in`));
    await page.locator('.paper tbody tr').nth(119).waitFor();
    assert.equal(await page.locator('.paper tbody tr').count(), 120);
  },
  'tournament night: the form has every condition that the program knows, and fits every screen':
    async (visit) => {
      const page = await visit.as('director', '/supervisor');
      const form = page.getByRole('form', { name: 'Announce a tournament' });
      const format = form.getByRole('combobox', { name: 'Format' });
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Not in force');
      const offered = () =>
        form
          .locator('[data-condition]')
          .evaluateAll((all) => all.map(({ dataset }) => dataset.condition));
      for (const book of [
        'tournament-canberra-2017',
        'tournament-2001-h',
        'tournament-1995-holdem',
      ]) {
        await format.selectOption(book);
        await fitsEvery(page);
        await clean(page);
        const known = conditionsOf(book);
        // Who deals is chosen above, and in `points` other conditions are asked for.
        const asked = new Set(await offered());
        if (book.includes('canberra')) {
          await form.locator('[data-condition="competition"] select').selectOption('points');
          for (const one of await offered()) asked.add(one);
        }
        assert.deepEqual([...asked].sort(), known.sort(), book);
      }
      // The book has ended: it is played as a historical game, by choice.
      await form.getByRole('button', { name: 'Announce the tournament' }).click();
      await form.getByRole('alert').waitFor();
      await form.getByRole('button', { name: 'Announce it as a historical game' }).click();
      await page.waitForURL(/#\/tournament\/\d+$/);
    },
  'tournament night: a guest plays a sit-and-go that the room directs, until they are out or have won':
    async (visit) => {
      const tournament = await announced(visit, {
        format: 'tournament-1995-holdem',
        directing: 'room',
        conditions: [
          ['players', '2-10'],
          ['starting-chips', '2000'],
          ['level', '0-60 1000/2000'],
          ['prizes', '70/30'],
        ],
        bots_up_to: 3,
      });
      await visit.orderAs('inspector', [{ type: 'approve', tournament, reference: 'tonight' }]);
      const page = await visit.guest(`/tournament/${tournament}`);
      await page.getByRole('button', { name: /^Enter for/ }).click();
      await page.locator('.seat.own').waitFor();
      await page
        .getByRole('region', { name: 'The tournament' })
        .getByText(/^Level/)
        .waitFor();
      await callUntil(page, ownPlace(page));
    },
  'tournament night: Canberra Poker with a repechage, until everybody has a place': async (
    visit,
  ) => {
    const tournament = await announced(visit, {
      format: 'tournament-canberra-2017',
      directing: 'room',
      conditions: canberraConditions,
      bots_up_to: 6,
      table_settings: [],
      house: [
        ['bot-pace-ms', '30'],
        ['pause-seconds', '1'],
      ],
    });
    await visit.order([{ type: 'notify_commission', tournament, text: '17/3' }]);
    const display = await visit.stranger();
    await display.goto(visit.at(`/tournament/${tournament}`));
    const page = await visit.guest(`/tournament/${tournament}`);
    await page.getByRole('button', { name: /^Enter for/ }).click();
    await page.locator('.box.own').waitFor();
    const isOver = ownPlace(page);
    await Promise.all([
      display.getByRole('region', { name: 'Sessions' }).getByText('repechage').waitFor(),
      wagerUntil(page, isOver),
    ]);
    await ownPlace(page).waitFor();
  },
  'tournament night: the last players divide the prizes with buttons': async (visit) => {
    const tournament = await announced(visit, {
      format: 'tournament-1995-holdem',
      conditions: [
        ['players', '2-10'],
        ['stacks', 'counted'],
        ['deals', 'yes'],
        ['agreement', 'yes'],
      ],
    });
    // Until an inspector has approved the conditions, the page says why nobody enters.
    const early = await visit.guest(`/tournament/${tournament}`);
    await early.getByText('Nobody can enter yet. The conditions must be approved').waitFor();
    assert.equal(await early.getByRole('button', { name: /^Enter for/ }).count(), 0);
    await visit.orderAs('inspector', [{ type: 'approve', tournament, reference: 'tonight' }]);
    const players = [];
    for (let count = 0; count < 2; ++count) {
      const page = await visit.guest(`/tournament/${tournament}`);
      await page.getByRole('button', { name: /^Enter for/ }).click();
      // The director requires agreement: the conditions are shown, and the button agrees.
      await page
        .locator('dialog')
        .getByRole('button', { name: /^I agree/ })
        .click();
      await page.getByText('You have entered').waitFor();
      players.push(page);
    }
    await visit.orderAs(
      'director',
      [{ type: 'ballot', tables: 0 }, { type: 'start' }].map((one) => ({ tournament, ...one })),
    );
    const console = await visit.as('director', `/tournament/${tournament}`);
    await tab(console, 'Money');
    await console.getByText('A deal among the last players').click();
    await press(console, 'By chips');
    const [first, second] = players;
    for (const page of players)
      await page.getByText('A deal is proposed', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Play on without a deal' }).click();
    await second.getByText('A deal is proposed', { exact: true }).waitFor({ state: 'detached' });
    await press(console, 'In equal parts');
    for (const page of players)
      await page.getByRole('button', { name: 'Agree to the deal' }).click();
    await press(console, 'Award the prizes');
    await console.locator('dialog').getByRole('button', { name: 'Yes' }).click();
    for (const page of players) await page.getByText(/your prize: \$/).waitFor();
  },
  'tournament night: a director leads Canberra Poker through a repechage at tables of the house':
    async (visit) => {
      const operator = await visit.as('operator', '/operator');
      await operator.getByRole('button', { name: 'Announce a tournament', exact: true }).click();
      const form = operator.getByRole('form', { name: 'Announce a tournament' });
      await form.getByRole('combobox', { name: 'Format' }).selectOption('tournament-canberra-2017');
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Canberra on paper');
      await form.getByRole('combobox', { name: 'Tables', exact: true }).selectOption('reported');
      for (const [label, value] of [
        ['Sessions, 1 to 20', '2'],
        ['Seats at a table, 1 to 9', '3'],
        ['Go on, players', '1'],
      ])
        await form.getByLabel(label, { exact: true }).fill(value);
      await form.getByRole('button', { name: 'Announce the tournament' }).click();
      await operator.waitForURL(/#\/tournament\/\d+$/);
      const tournament = Number(/\d+$/.exec(operator.url())[0]);
      await ordered(operator, 'document_conditions');
      await ordered(operator, 'publish_conditions');
      await ordered(operator, 'notify_commission', { Reference: '17/3' });
      await ordered(operator, 'nominate_director', { Name: 'Lee' });
      await visit.order([{ type: 'enter_bots', tournament, count: 6 }]);
      const director = await visit.as('director', `/tournament/${tournament}`);
      const session = async (name) => {
        await ordered(director, 'ballot');
        await ordered(director, 'start_session');
        const told = director.getByRole('region', { name: 'Sessions' });
        await told.locator('strong', { hasText: new RegExp(`^${name}`) }).waitFor();
        await countedOut(director);
      };
      // An entry by mistake is taken back; the page says which act it is.
      const sessions = director.getByRole('region', { name: 'Sessions' });
      await sessions.getByText(/^the entry of/).waitFor();
      await sessions.getByRole('button', { name: 'Take it back' }).click();
      await director
        .locator('dialog')
        .getByRole('button', { name: 'Take the last act back' })
        .click();
      await untilSo(visit, tournament, ({ players }) => players.length === 5);
      await visit.order([{ type: 'enter_bots', tournament, count: 1 }]);
      await session('Session 1 of 2');
      await ordered(director, 'begin_extra_session', { Kind: 'repechage' });
      await session('Repechage');
      await session('Session 2 of 2');
      await ordered(director, 'award_places');
      await director.getByText('finished', { exact: true }).first().waitFor();
      const [shown] = await visit.order([{ type: 'watch_tournament', tournament }]);
      assert.equal(shown.players.filter(({ place }) => place > 0).length, 6);
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
