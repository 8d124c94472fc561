// Staff: rulings, tables with their own determinations, what the inspector may see.
import assert from 'node:assert/strict';
import { appoint, newPage, send, signInAsGuest } from './room.mjs';
import { playRound } from './play.mjs';
import { close } from './players.mjs';

export function staffTests({ browser, address, operator, shot }) {
  return {
    'an operator opens a table with its own determinations': async () => {
      await operator.goto(`${address}/#/operator`);
      await operator.getByRole('button', { name: 'Open a table' }).click();
      await operator.getByLabel('Rulebook').selectOption('holdem-1995');
      await operator.getByRole('textbox', { name: 'Name' }).fill('Late Hold-Em');
      await operator.getByLabel('minimum', { exact: true }).fill('5');
      await operator.getByRole('button', { name: 'Open the table' }).click();
      await operator.getByRole('cell', { name: 'Late Hold-Em', exact: true }).waitFor();
    },
    'an operator is refused an unlawful determination, with the clause': async () => {
      await operator.goto(`${address}/#/operator`);
      await operator.reload();
      await operator.getByRole('button', { name: 'Open a table' }).click();
      await operator.getByLabel('Rulebook').selectOption('holdem-1995');
      await operator.getByRole('textbox', { name: 'Name' }).fill('Unlawful');
      await operator.getByLabel('minimum', { exact: true }).fill('0');
      await operator.getByRole('button', { name: 'Open the table' }).click();
      const refusal = operator.locator('.refusal');
      await refusal.waitFor();
      assert.match((await refusal.textContent()) ?? '', /H95-/);
      await shot(operator, 'operator-refused');
    },
    'a supervisor rules on an exposed card': async () => {
      const player = await newPage(browser);
      await signInAsGuest(player, address);
      await player.getByRole('button', { name: "Play at No-limit Hold'em" }).click();
      await player.getByRole('group', { name: 'Your turn: what you may do' }).waitFor();
      const table = Number(/table\/(\d+)/.exec(player.url())?.[1]);
      const supervisor = await appoint(operator, browser, address, 'sue', 'supervisor');
      await supervisor.goto(`${address}/#/supervisor/${table}`);
      await supervisor.getByRole('combobox', { name: /^What happened/ }).selectOption('communal-early');
      await supervisor.getByRole('button', { name: 'Report it' }).click();
      await supervisor.getByRole('heading', { name: 'Your ruling: Communal early' }).waitFor();
      await player.getByText('The supervisor rules').waitFor();
      await shot(supervisor, 'supervisor');
      await supervisor.getByRole('button', { name: 'Kept' }).click();
      await supervisor.locator('.ruling').waitFor({ state: 'detached' });
      await player.getByRole('group', { name: 'Your turn: what you may do' }).waitFor();
      await player.locator('.log li.staff').first().waitFor();
      await close(player);
      await close(supervisor);
    },
    'an inspector searches rounds, replays one with all cards and audits the journal': async () => {
      const player = await newPage(browser);
      await signInAsGuest(player, address);
      await player.getByRole('button', { name: 'Play at Hold-Em', exact: true }).click();
      await playRound(player);
      await close(player);
      const inspector = await appoint(operator, browser, address, 'ian', 'inspector');
      await inspector.goto(`${address}/#/inspector`);
      await inspector.getByRole('button', { name: 'Check the journal' }).click();
      await inspector.getByText('in order').waitFor();
      await inspector.getByRole('button', { name: 'Search' }).click();
      await inspector.getByRole('link', { name: /^Replay round/ }).first().waitFor();
      await shot(inspector, 'inspector');
      await inspector.getByRole('link', { name: 'Replay round 1 of Hold-Em', exact: true }).click();
      await inspector.getByRole('button', { name: 'To the end' }).click();
      await inspector.locator('.log li').first().waitFor();
      await shot(inspector, 'replay');
      await close(inspector);
    },
    'the figures of the house are drawn and told': async () => {
      await operator.goto(`${address}/#/operator`);
      await operator.getByRole('button', { name: 'Figures' }).click();
      await operator.getByRole('heading', { name: 'Ledger' }).waitFor();
      await shot(operator, 'operator-figures');
      const [figures] = await send(operator, [{ type: 'figures' }]);
      assert.equal(figures.type, 'figures');
    },
  };
}
