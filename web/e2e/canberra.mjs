// Canberra Poker, played against the house; and a rehearsal of its jackpot.
import assert from 'node:assert/strict';
import { quickly } from './play.mjs';
import { openRoom } from './room.mjs';
import { fits, send, sizes } from './visit.mjs';

const training = new URL('../../docs/training.rehearsal', import.meta.url).pathname;
const meterOf = async (page) =>
  Number((await page.locator('.meter .sum').first().textContent())?.replace(/[$,]/g, ''));

export const canberraTests = {
  'a royal flush with a jackpot wager wins the whole meter': async (visit) => {
    const room = await openRoom({ options: ['--rehearsal', training] });
    try {
      // The royal flush comes in the first round: the deal waits until both wagers are there, and
      // the table does not change when the round is over.
      const operator = await visit.stranger();
      await operator.goto(`${room.address}/#code=${room.code}`);
      await operator.getByTitle('Your account').waitFor();
      const set = (key, value) => send(operator, [{ type: 'set_house', table: 12, key, value }]);
      await set('wager-seconds', '600');
      const page = await visit.stranger();
      await page.goto(`${room.address}/#/table/12`);
      await page.getByText('Rehearsal.', { exact: true }).waitFor();
      const before = await meterOf(page);
      await page.getByRole('button', { name: 'Sit at box 1' }).click();
      await page.getByRole('button', { name: 'Play as a guest' }).click();
      await page.getByRole('button', { name: 'Take the seat' }).click();
      await wager(page);
      // The rehearsal needs the bots' wagers too.
      await page.waitForFunction(
        () => document.querySelectorAll('[aria-label$=" ante"]').length === 3,
      );
      await set('pause-seconds', '600');
      await set('wager-seconds', '1');
      await page.getByRole('button', { name: /^Bet \d/ }).click();
      const result = page.locator('.box.own.hit .result');
      await result.waitFor();
      const paid = Number(
        /jackpot \$([\d,.]+)/.exec((await result.textContent()) ?? '')?.[1].replaceAll(',', ''),
      );
      assert(paid >= before, `${paid} is less than the meter of ${before}`);
      assert.equal(await page.locator('.box.own .card[aria-label$="of spades"]').count(), 5);
      await visit.shot(page, 'canberra-jackpot');
      const [statement] = await send(page, [{ type: 'statement' }]);
      assert(statement.type === 'statement');
    } finally {
      await room.close();
    }
  },
};
for (const [name, size] of Object.entries(sizes))
  canberraTests[`a newcomer plays a round of Canberra Poker on a ${name}`] = async (visit) => {
    const page = await visit.stranger({ size });
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Play at Canberra Poker', exact: true }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByText('A bet that wins pays').waitFor();
    await page.getByText('250 to 1').waitFor();
    await wager(page);
    await noteSettlement(page);
    await page.getByRole('button', { name: /^Bet \d/ }).click();
    await page.waitForFunction(() => window.settled);
    await visit.shot(page, `canberra-poker-${name}`);
    await fits(page);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  };

// Notes when the own box shows its result and five cards at once. The next round comes soon, and a
// slow page may have gone on to it before a test looks.
function noteSettlement(page) {
  return page.evaluate(() => {
    window.settled = false;
    new window.MutationObserver(() => {
      const box = document.querySelector('.box.own');
      const result = box?.querySelector('.result')?.textContent ?? '';
      window.settled ||=
        /pays|lost|returned/.test(result) && box.querySelectorAll('.card').length === 5;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

// Ante and jackpot wager in the same round. If the page is too slow for one of them, it folds and
// tries again in the next round.
async function wager(page) {
  const ante = page.getByRole('button', { name: /^Ante \d/ });
  const jackpot = page.getByRole('button', { name: /^Jackpot \$/ });
  const fold = page.getByRole('button', { name: /^Fold/ });
  const accepted = page.locator('.box.own .pad.lit');
  for (let tries = 0; tries < 60; ++tries) {
    await ante.or(jackpot).or(fold).or(accepted).first().waitFor();
    if (await accepted.isVisible()) return;
    if (await fold.isVisible()) await quickly(fold);
    else await quickly((await ante.isVisible()) ? ante : jackpot);
  }
  throw new Error('no round was slow enough for both wagers');
}
