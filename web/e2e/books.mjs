// The books at the table: what becomes of a wager out of turn, the marker, and a copy of the rules.
import assert from 'node:assert/strict';
import { duel, turnBar } from './play.mjs';

export const bookTests = {
  'a fold out of turn binds where the house lets players act out of turn': async (visit) => {
    const { table, first, second } = await duel(visit, {
      rulebook: 'holdem-1995',
      settings: { minimum: '2' },
      pace: { 'irregular-wagers': 'on' },
    });
    const waits = (await turnBar(first).isVisible()) ? second : first;
    const turn = waits === first ? second : first;
    await waits.getByRole('group', { name: 'Act out of turn' }).waitFor();
    await waits.getByRole('button', { name: 'Fold now' }).click();
    await turn.getByRole('button', { name: /^Call/ }).click();
    await turn.locator('.log li.win').waitFor();
    assert(table > 0);
  },
  'nobody is offered to act out of turn at a table for the public': async (visit) => {
    const { first, second } = await duel(visit, {
      rulebook: 'holdem-1995',
      settings: { minimum: '2' },
    });
    for (const page of [first, second])
      assert.equal(await page.getByRole('group', { name: 'Act out of turn' }).count(), 0);
  },
  'the marker of no-limit Hold-Em says what the round is at': async (visit) => {
    const { first } = await duel(visit, { rulebook: 'rws-2017', settings: { stake: '10' } });
    await first.getByText('BETTING ROUND', { exact: true }).waitFor();
  },
  'the rules page has every clause of a book, and says how its text is added': async (visit) => {
    const page = await visit.guest('/rules/stud-2005');
    await page.getByRole('button', { name: 'Show every clause' }).click();
    await page.getByText('--documents FOLDER').waitFor();
    await page
      .getByRole('button', { name: 'Show clause S05-15.2(a)', exact: true })
      .first()
      .waitFor();
  },
};
