// What a player does about a seat: chat, sitting out, topping up, leaving, waiting, disputing.
import assert from 'node:assert/strict';
import { act, duel, foldUntil, stateOf } from './play.mjs';
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
  'a player who sits out gets no cards until they are back': async (visit) => {
    const { first, second } = await duel(visit);
    await act(first, /^Fold/);
    await first.getByRole('button', { name: 'Sit out' }).click();
    await second.locator('.seat', { hasText: first.name }).getByText('Sitting out').waitFor();
    await first.getByRole('button', { name: 'I’m back' }).click();
    await second
      .locator('.seat', { hasText: first.name })
      .getByText('Sitting out')
      .waitFor({ state: 'detached' });
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
