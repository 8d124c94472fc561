// axe-core finds nothing to mend on any page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { newPage, signInAsGuest, sizes } from './room.mjs';
import { close, fits } from './players.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

async function violations(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

export function looksTests({ browser, address, operator, shot }) {
  const tests = {};
  const pages = [['lobby', '/#/'], ['table', '/#/table/1'], ['canberra', '/#/table/12'], ['rules', '/#/rules'], ['account', '/#/account']];
  for (const [name, size] of Object.entries(sizes))
    for (const [title, hash] of pages)
      tests[`axe finds nothing on the page ${title} on a ${name}`] = async () => {
        const page = await newPage(browser, size);
        await signInAsGuest(page, address);
        await page.goto(address + hash);
        await page.locator('h1').first().waitFor();
        if (title === 'lobby') await page.getByText('Canberra Poker').first().waitFor();
        if (title === 'lobby' || title === 'rules') await shot(page, `${title}-${name}`);
        assert.deepEqual(await violations(page), []);
        await fits(page);
        await close(page);
      };
  for (const part of ['Tables', 'Open a table', 'Staff', 'Cage', 'Figures', 'Disputes'])
    tests[`axe finds nothing in the operator's ${part}`] = async () => {
      await operator.goto(`${address}/#/operator`);
      await operator.getByRole('button', { name: part }).click();
      if (part === 'Tables') await shot(operator, 'operator');
      assert.deepEqual(await violations(operator), []);
    };
  return tests;
}
