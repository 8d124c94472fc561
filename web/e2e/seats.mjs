// What a player does about a seat: chat, sitting out, topping up, leaving, waiting, disputing.
import assert from 'node:assert/strict';
import { act, duel, foldUntil, stateOf, toAct } from './play.mjs';
import { send } from './visit.mjs';

export const seatTests = {
  'what one player says, the other reads': async (visit) => {
    const { first, second } = await duel(visit);
    for (const page of [first, second]) await page.getByRole('tab', { name: /^Chat/ }).click();
    await first.getByLabel('Say something').fill('good evening <b>all</b>');
    await first.getByRole('button', { name: 'Send' }).click();
    await second.getByText('good evening <b>all</b>').waitFor();
    await first.waitForFunction(() => document.querySelector('.chat input')?.value === '');
  },
  'somebody in the chat is muted on one device, and reported to the staff': async (visit) => {
    const { first, second, table } = await duel(visit);
    for (const page of [first, second]) await page.getByRole('tab', { name: /^Chat/ }).click();
    const chat = second.getByRole('list', { name: 'Chat' });
    await send(first, [{ type: 'chat', table, text: 'you play like a fish' }]);
    await chat.getByText('you play like a fish').waitFor();
    await chat.getByRole('button', { name: first.name }).click();
    await second.getByLabel('What the staff should know').fill('insults');
    await second.getByRole('button', { name: 'Report to the staff' }).click();
    await second.getByText('The staff have your report.').waitFor();
    const [{ disputes }] = await visit.order([{ type: 'disputes' }]);
    assert(disputes.some(({ text }) => text === `About ${first.name}: insults`));
    await chat.getByRole('button', { name: first.name }).click();
    await second.getByRole('button', { name: 'Mute on this device' }).click();
    await chat.getByText('you play like a fish').waitFor({ state: 'detached' });
    await first.getByRole('list', { name: 'Chat' }).getByText('you play like a fish').waitFor();
  },
  'a player who sits out gets no cards until they are back': async (visit) => {
    const { first, second } = await duel(visit);
    await act(first, /^Fold/);
    await first.getByRole('button', { name: 'Sit out', exact: true }).click();
    await second.locator('.seat', { hasText: first.name }).getByText('Sitting out').waitFor();
    // In the row above the table, and beside the words that say why no cards come.
    await first.getByRole('button', { name: 'I’m back' }).first().click();
    await second
      .locator('.seat', { hasText: first.name })
      .getByText('Sitting out')
      .waitFor({ state: 'detached' });
  },
  'a player who does not act in time is told so, and comes back with one button': async (visit) => {
    const { first } = await duel(visit, { pace: { 'absent-seconds': '5' } });
    await first.getByText('You did not act in time').waitFor();
    await first.locator('.standing').getByRole('button', { name: 'I’m back' }).click();
    await first.getByText('You did not act in time').waitFor({ state: 'detached' });
  },
  'somebody alone at a table, and somebody who comes in mid-round, are told what they wait for':
    async (visit) => {
      const { table } = await visit.table({ rulebook: 'holdem-1995', settings: { minimum: '2' } });
      const pages = [];
      for (const seat of [1, 2, 3]) {
        const page = await visit.guest(`/table/${table}`);
        await send(page, [{ type: 'sit', table, seat, stake: 100 }]);
        pages.push(page);
        if (seat === 1) await page.getByText('You are alone.').waitFor();
        if (seat === 2) await toAct(pages);
      }
      await pages[2].getByText('A round is under way. You are dealt in when it is over.').waitFor();
    },
  'whoever comes to a table, or reloads it, finds the round under way in the log': async (
    visit,
  ) => {
    const { first, table } = await duel(visit);
    const third = await visit.guest(`/table/${table}`);
    await third.locator('.log li.round').first().waitFor();
    await first.reload();
    await first.locator('.log li.round').first().waitFor();
    await first.locator('.log').getByText('posts the').first().waitFor();
  },
  'a seat that is left empty is free again, and staff can free it at once': async (visit) => {
    // Whoever is not there is taken for absent first; the seat is given up after the round.
    const pace = { 'empty-seconds': '5', 'absent-seconds': '5' };
    const { first, second, table } = await duel(visit, { pace });
    await first.close();
    await second
      .getByText(/was left empty/)
      .first()
      .waitFor();
    await send(second, [{ type: 'sit_out', table }]);
    const supervisor = await visit.as('supervisor', `/supervisor/${table}`);
    await supervisor.getByRole('button', { name: /^Free seat/ }).click();
    await second.getByText('You are watching.').waitFor();
  },
  'chips are added, and more than the wallet holds is refused': async (visit) => {
    const { first, second } = await duel(visit, { stake: 100 });
    await first.getByRole('button', { name: 'Top up' }).click();
    await first.getByLabel('Chips', { exact: true }).fill('100000');
    await first.getByRole('button', { name: 'Add the chips' }).click();
    await first.locator('dialog .refusal').waitFor();
    await first.getByLabel('Chips', { exact: true }).fill('50');
    await first.getByRole('button', { name: 'Add the chips' }).click();
    await first.getByText('50 chips will be added when the round is over.').waitFor();
    // The chips are added between two rounds, if the room gets the message in time.
    const added = () => Number(document.querySelector('.seat.own .stake .full')?.textContent) > 120;
    await foldUntil([first, second], () => first.waitForFunction(added));
  },
  'a player who leaves has the chips in the wallet': async (visit) => {
    const { first } = await duel(visit, { stake: 100 });
    await first.getByRole('button', { name: 'Leave', exact: true }).click();
    await first.locator('.seat.own').waitFor({ state: 'detached' });
    assert.match((await first.getByTitle('Your account').textContent()) ?? '', /\$1,99\d/);
  },
  'a full table has a waiting list, and a free seat goes to the next on it': async (visit) => {
    const { first, second, table } = await duel(visit, { settings: { seats: '2' } });
    const third = await visit.guest(`/table/${table}`);
    await third.getByRole('button', { name: 'Join the waiting list' }).click();
    await third.getByRole('button', { name: 'Leave the waiting list' }).waitFor();
    const [lobby] = await send(third, [{ type: 'lobby' }]);
    assert.equal(lobby.tables.find((one) => one.table === table).waiting, 1);
    await first.getByRole('button', { name: 'Leave', exact: true }).click();
    await third.getByText(/seat is free/).waitFor();
    await third.getByRole('button', { name: /^Sit in seat/ }).click();
    await third.getByRole('button', { name: 'Take the seat' }).click();
    await third.locator('.seat.own').waitFor();
    assert.deepEqual((await stateOf(second)).view.waiting, []);
  },
  'a dispute goes from the player to the operator and on to the inspector': async (visit) => {
    const { first, name } = await duel(visit, {
      rulebook: 'holdem-1995',
      settings: { minimum: '2' },
    });
    await first.getByRole('button', { name: 'Dispute' }).click();
    await first.getByLabel('What is in dispute').fill('the pot was pushed to the wrong seat');
    await first.getByRole('button', { name: 'Tell the staff' }).click();
    await first.getByText('The dispute is recorded').waitFor();
    const operator = await visit.as('operator', '/operator');
    await operator.getByRole('button', { name: 'Disputes' }).click();
    const line = operator.locator('article', { hasText: name });
    await line.getByLabel('The ruling').fill('the pot stands');
    await line.getByRole('button', { name: 'Rule' }).click();
    await line.getByText('Ruled', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Dispute' }).click();
    await first.getByRole('button', { name: 'Ask for a review' }).click();
    await first.locator('dialog').getByText('Review requested').waitFor();
    const inspector = await visit.as('inspector', '/inspector');
    const review = inspector.locator('article', { hasText: name });
    await review.getByRole('button', { name: 'Overturned' }).click();
    await review.getByText('Reviewed', { exact: true }).waitFor();
  },
};
