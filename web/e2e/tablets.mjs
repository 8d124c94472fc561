// The dealer's tablet in a tournament and in lessons.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announced, untilSo } from './directing.mjs';
import { dealerPage, dealOn, tablet } from './felt.mjs';
import { newFolder, openRoom } from './room.mjs';
import { fitsEvery, opened, send, staffed, visits } from './visit.mjs';

const deal = (page) => page.getByRole('button', { name: 'Deal', exact: true });

// A table in a training room whose cards are always these, with walk-ins and a dealer at the tablet.
async function trained(visit, rulebook, stake) {
  const name = rulebook === 'canberra-2017' ? 'Boxes' : 'Felt';
  const wanted = { type: 'open_table', hosted: true, rulebook, name, settings: {} };
  const { table, sentence } = await opened(visit.house.operator, wanted);
  assert(table, sentence);
  await visit.order([
    { type: 'set_house', table, key: 'lesson', value: 'on' },
    ...[1, 2].map((seat) => ({
      type: 'seat_walk_in',
      table,
      seat,
      name: `${name} P${seat}`,
      stake,
    })),
  ]);
  const page = await visit.as('dealer', `/tablet/${table}`, { size: tablet, touch: true });
  page.press = (name) => page.getByRole('button', { name }).first().tap();
  page.exactly = (name) => page.getByRole('button', { name, exact: true }).first().tap();
  page.cards = async (text) => {
    for (const card of text.split(' ')) {
      await page.exactly(card[0]);
      await page.getByRole('group', { name: 'Cards' }).locator(`button.${card[1]}`).tap();
    }
  };
  page.mark = (words) => page.locator('.lesson .marks').getByText(words).waitFor();
  page.types = async (number) => {
    for (const digit of String(number)) await page.exactly(digit);
  };
  return page;
}

async function boxesLesson(visit) {
  const page = await trained(visit, 'canberra-2017', 500);
  await page.press('Call for wagers');
  for (const box of [0, 1])
    await page.locator('section.box').nth(box).getByRole('button', { name: /^Ante/ }).first().tap();
  await page.press('No more wagers: deal');
  await page.getByLabel('On the felt').getByText('7h').waitFor();
  // A wrong card is marked, and asked for again.
  await page.cards('9d');
  await page.mark('0/1');
  await page.cards('7h');
  await page.mark('1/2');
  await page.press('Something went wrong');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'A card was exposed' }).tap();
  await dialog.getByRole('button', { name: 'Box 1 Boxes P1' }).tap();
  await dialog.getByLabel('Which card').getByRole('button', { name: '1', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Play goes on' }).tap();
  await dialog.getByRole('button', { name: 'What do the rules say?' }).tap();
  await dialog.getByText('CP17-14.1').first().waitFor();
  await dialog.getByRole('button', { name: 'Understood' }).tap();
  await page.cards('As');
  await page.press('Every box bets');
  await page.cards('Ks Ad 5c 6d');
  await page.cards('Ah 2c 3d 4h');
  await page.cards('7s 8h 9c Jd 2s');
  // Nothing is settled until the trainee has said what each box gets.
  await page.getByText('What does each box get', { exact: false }).waitFor();
  await visit.shot(page, 'tablet-lesson-boxes');
  await page.press(/^Box 1 .*nothing$/);
  await page.types(15);
  await page.press(/^Box 2 .*nothing$/);
  await page.exactly('Loses');
  await page.types(15);
  await page.exactly('State it');
  await page.getByLabel('Payouts by box').getByText('CP17-9.4').first().waitFor();
  await page.locator('.lesson .marks').getByText('1/1').nth(1).waitFor();
  await fitsEvery(page);
}

async function pokerLesson(visit) {
  const page = await trained(visit, 'holdem-1995', 200);
  await page.exactly('Deal');
  await page.getByRole('button', { name: 'Fold', exact: true }).waitFor();
  await page.exactly('Fold');
  await page.getByText('Say first what you would rule', { exact: false }).first().waitFor();
  await page.press('Who wins, and the commission');
  await page.press(/^Felt P1: 0$/);
  await page.types(4);
  await page.exactly('State it');
  await page.getByText('Your answer is given').waitFor();
  await page.exactly('Fold');
  await page.getByText('payouts 0/1').or(page.getByText('payouts 1/1')).first().waitFor();
  await deal(page).waitFor();
}

export const tabletTests = {
  'hosted: a tournament is dealt at the tablet, each round when it is called, to the prizes':
    async (visit) => {
      const tournament = await announced(visit, {
        format: 'tournament-1995-holdem',
        directing: 'room',
        tables: 'hosted',
        conditions: [
          ['players', '2-20'],
          ['level', '0-20 200/400'],
          ['starting-chips', '500'],
        ],
        starts_ms: Date.now() + 2500,
      });
      const approval = { type: 'approve', tournament, reference: 'for the night' };
      await visit.orderAs('inspector', [approval]);
      const names = ['Ann', 'Bob', 'Cid'].map((name) => `${name} of ${tournament}`);
      await visit.orderAs(
        'director',
        names.map((name) => ({ type: 'enter_walk_in', tournament, agreed: true, name })),
      );
      const seated = await untilSo(visit, tournament, ({ floor }) =>
        floor.tables.some(({ table }) => table !== null),
      );
      const { table } = seated.floor.tables.find((one) => one.table !== null);
      const page = await dealerPage(visit, table);
      const followed = await visit.stranger({ size: { width: 360, height: 740 } });
      await followed.goto(visit.at(`/tournament/${tournament}`));
      // When the tournament is over, its table is closed.
      const withChips = async () => {
        const [{ state }] = await send(visit.house.operator, [{ type: 'watch', table }]);
        return (state?.view.places ?? []).filter(({ stake }) => stake > 0).length;
      };
      for (let round = 0; round < 30 && (await withChips()) > 1; round += 1) {
        await page.evaluate(dealOn, { seed: 5 + round, rounds: 1, bold: true });
        if (round === 0) await visit.shot(page, 'tablet-tournament');
      }
      // Whoever deals on says that the last round is right.
      if (await deal(page).isVisible()) await deal(page).tap();
      const over = await untilSo(visit, tournament, ({ players }) =>
        players.every(({ place }) => place > 0),
      );
      assert.equal(over.players.filter(({ place }) => place === 1).length, 1);
      await followed.getByText('finished', { exact: true }).first().waitFor();
      await fitsEvery(followed);
    },
  'hosted: lessons at a table and at boxes mark cards, rulings and payouts': async (visit) => {
    const folder = newFolder();
    const file = join(folder, 'lessons.rehearsal');
    writeFileSync(
      file,
      'table canberra-2017\nshoe As 7s Ks Ah 8h Ad 2c 9c 5c 3d Jd 6d 4h 2s 7h\nrepeat\n' +
        'table holdem-1995\nshoe As Kc Ad Kd 2c 2d\nrepeat\n',
    );
    const room = await openRoom({ options: ['--rehearsal', file] });
    try {
      const house = await staffed(room, visit.house.browser);
      const own = visits(house, visit.shot);
      await boxesLesson(own);
      await pokerLesson(own);
      await own.leave();
    } finally {
      await room.close();
    }
  },
};
