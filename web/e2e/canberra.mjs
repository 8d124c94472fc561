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
      const page = await visit.stranger();
      await page.goto(`${room.address}/#/table/12`);
      await page.getByText('Rehearsal.', { exact: true }).waitFor();
      const before = await meterOf(page);
      await page.getByRole('button', { name: 'Sit at box 1' }).click();
      await page.getByRole('button', { name: 'Play as a guest' }).click();
      await page.getByRole('button', { name: 'Take the seat' }).click();
      await wager(page);
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
    await wager(page);
    await page.getByRole('button', { name: /^Bet \d/ }).click();
    await page.locator('.box.own .result', { hasText: /pays|lost|returned/ }).waitFor();
    assert.equal(await page.locator('.box.own .card').count(), 5);
    await visit.shot(page, `canberra-poker-${name}`);
    await fits(page);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  };

// Ante and jackpot wager in the same round. A page that was too slow for one of them plays on, and
// tries again in the next round.
async function wager(page) {
  const ante = page.getByRole('button', { name: /^Ante \d/ });
  const jackpot = page.getByRole('button', { name: /^Jackpot \$/ });
  const fold = page.getByRole('button', { name: /^Fold/ });
  const accepted = page.locator('.box.own .pad.lit');
  for (let tries = 0; tries < 40; ++tries) {
    await ante.or(fold).first().waitFor();
    if (await fold.isVisible()) await quickly(fold);
    else if ((await quickly(ante)) && (await quickly(jackpot)) && (await soon(accepted))) return;
  }
  throw new Error('no round was slow enough for both wagers');
}

const soon = (shown) =>
  shown.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  );
