// The operator: tables with their own determinations, the cage, the staff, the figures.
import assert from 'node:assert/strict';

async function openConsole(visit, part) {
  const page = await visit.as('operator', '/operator');
  await page.getByRole('button', { name: part, exact: true }).click();
  return page;
}

export const operatorTests = {
  'an operator opens a table with its own determinations': async (visit) => {
    const page = await openConsole(visit, 'Open a table');
    await page.getByLabel('Rulebook').selectOption('holdem-1995');
    await page.getByRole('textbox', { name: 'Name' }).fill('Late Hold-Em');
    await page.getByLabel('Table minimum wager').fill('5');
    await page.getByLabel(/^A game under a book that is not in force/).selectOption('on');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('cell', { name: 'Late Hold-Em', exact: true }).waitFor();
  },
  'an operator is refused an unlawful determination, with the clause': async (visit) => {
    const page = await openConsole(visit, 'Open a table');
    await page.getByLabel('Rulebook').selectOption('holdem-1995');
    await page.getByRole('textbox', { name: 'Name' }).fill('Unlawful');
    await page.getByLabel('Table minimum wager').fill('0');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const refusal = page.locator('.refusal');
    await refusal.waitFor();
    assert.match((await refusal.textContent()) ?? '', /H95-/);
    await visit.shot(page, 'operator-refused');
  },
  'the cage issues and redeems, and never more than a player has': async (visit) => {
    const guest = await visit.guest('/');
    const page = await openConsole(visit, 'Cage');
    await page.getByLabel('Find a player').fill(guest.name);
    await page.getByRole('button', { name: `Choose ${guest.name}`, exact: true }).click();
    await page.getByLabel('Amount in dollars').fill('500');
    await page.getByRole('button', { name: 'Issue chips' }).click();
    await page.getByRole('cell', { name: '$2,500' }).waitFor();
    await page.getByLabel('Amount in dollars').fill('99999');
    await page.getByRole('button', { name: 'Redeem' }).click();
    // In dollars, as it was typed.
    await page.locator('.notice.bad', { hasText: '$' }).waitFor();
    assert.doesNotMatch(await page.locator('.notice.bad').textContent(), /9999900|250000|cents/);
    await page.getByLabel('Amount in dollars').fill('2500');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await page.getByRole('cell', { name: '$0', exact: true }).waitFor();
  },
  'the operator appoints and dismisses': async (visit) => {
    const page = await openConsole(visit, 'Staff');
    await page.getByRole('textbox', { name: 'Name' }).fill('Passing Dealer');
    await page.getByLabel('Role').selectOption('dealer');
    await page.getByRole('button', { name: 'Appoint', exact: true }).click();
    const address = (await page.locator('code').textContent()) ?? '';
    const dealer = await visit.stranger();
    await dealer.goto(address);
    await dealer.getByRole('heading', { name: 'Supervisor' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss Passing Dealer' }).click();
    const asked = page.getByRole('dialog', { name: 'Dismiss Passing Dealer?' });
    await asked.getByRole('button', { name: 'Keep them' }).click();
    await page.getByRole('button', { name: 'Dismiss Passing Dealer' }).click();
    await asked.getByRole('button', { name: 'Dismiss Passing Dealer' }).click();
    await page
      .getByRole('cell', { name: 'Passing Dealer', exact: true })
      .waitFor({ state: 'detached' });
  },
  'a table is paused, and players are told': async (visit) => {
    const { table, name } = await visit.table({ rulebook: 'rws-2017' });
    const guest = await visit.guest(`/table/${table}`);
    const page = await openConsole(visit, 'Tables');
    await page.getByRole('button', { name: `Pause ${name}`, exact: true }).click();
    await guest.getByText('The table is paused').waitFor();
    await page.getByRole('button', { name: `Resume ${name}`, exact: true }).click();
    await guest.getByText('The table is paused').waitFor({ state: 'detached' });
  },
  'the figures of the house are shown as charts and as numbers': async (visit) => {
    const page = await openConsole(visit, 'Figures');
    await page.getByRole('heading', { name: 'Ledger' }).waitFor();
    await page.locator('.u-over').first().waitFor({ state: 'attached' });
    await visit.shot(page, 'operator-figures');
    const [figures] = await visit.order([{ type: 'figures' }]);
    assert(figures.tables.length > 0);
  },
  'the figures of a table have the command that simulates it as it is now': async (visit) => {
    const { table, name } = await visit.table({ rulebook: 'rws-2017', settings: { rake: '5' } });
    await visit.order([{ type: 'determine', table, key: 'rake-cap', value: '7' }]);
    const page = await openConsole(visit, 'Figures');
    await page.getByRole('button', { name: `Simulate ${name}` }).click();
    const command = await page.locator('dialog code.command').textContent();
    assert.match(command, /^cardroom sim rws-2017 --players \d+ .*--set rake=5 --set rake-cap=7 /);
  },
};
