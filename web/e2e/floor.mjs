// The floor: calls, rulings and disputes of all tables in one list, and a floor manager who has
// never seen the page.
import assert from 'node:assert/strict';
import { act, duel, foldUntil, toAct, turnBar } from './play.mjs';
import { fitsEvery } from './visit.mjs';

const queue = (page) => page.getByRole('region', { name: 'What needs attention' });

export const floorTests = {
  'a player calls, and the staff hear it on every page and come with one click': async (visit) => {
    const { name, first } = await duel(visit);
    const supervisor = await visit.as('supervisor', '/rules');
    await first.getByRole('button', { name: 'More' }).click();
    await first.getByLabel(/^What is it about/).fill('my cards');
    await first.getByRole('button', { name: 'Call the clock' }).click();
    await supervisor.getByRole('alert').filter({ hasText: /need/ }).waitFor();
    await supervisor.waitForFunction(() => /^● \d+ waiting/.test(document.title));
    await supervisor.goto(visit.at('/supervisor'));
    const call = `${first.name} calls: start the clock, please: my cards`;
    await queue(supervisor)
      .getByRole('link', { name: new RegExp(`${name}.*${call}`) })
      .click();
    await supervisor.locator('.log li').first().waitFor();
    await supervisor.getByRole('button', { name: new RegExp(`^${name}`), pressed: true }).waitFor();
    await visit.shot(supervisor, 'floor');
    await queue(supervisor)
      .getByRole('button', { name: `Seen to: ${first.name}` })
      .click();
    await queue(supervisor).getByText(call).waitFor({ state: 'detached' });
    await first.getByText('The staff have seen to a call from this table.').first().waitFor();
    await fitsEvery(supervisor);
  },
  'a ruling and a dispute are on top of the floor, and tables are found by name and state': async (
    visit,
  ) => {
    const { table, name, second } = await duel(visit);
    await visit.orderAs('supervisor', [
      {
        type: 'report',
        table,
        what: 'communal-early',
        seen: false,
        mixed: false,
        place: 0,
        count: 0,
      },
    ]);
    const operator = await visit.as('operator', '/operator');
    await operator.getByLabel('Find a table').fill(name);
    await operator.getByRole('button', { name: `Settings of ${name}` }).waitFor();
    assert.equal(await operator.getByRole('button', { name: /^Settings of/ }).count(), 1);
    await operator.getByLabel(/^State/).selectOption('paused');
    await operator.getByText('No table matches.').waitFor();
    await operator.getByRole('button', { name: 'Floor', exact: true }).click();
    const waiting = queue(operator).getByRole('link', {
      name: `${name} Waiting for a ruling: Communal early`,
    });
    await waiting.waitFor();
    const tables = operator.getByRole('navigation', { name: 'Tables' });
    await tables
      .getByRole('region', { name: 'needs attention' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .waitFor();
    await tables.getByLabel('Find a table').fill(name);
    assert.equal(await tables.getByRole('button').count(), 1);
    await tables.getByLabel(/^State/).selectOption('paused');
    await tables.getByText('No table matches.').waitFor();
    await second.getByRole('button', { name: 'Dispute' }).click();
    const asked = second.getByRole('dialog');
    await asked.getByRole('textbox').fill('The card was seen');
    await asked.getByRole('button', { name: 'Tell the staff' }).click();
    await queue(operator)
      .getByRole('link', { name: new RegExp(`${name} Dispute from ${second.name}`) })
      .waitFor();
    // Where the book leaves the choice, whoever opens the table from the list makes it.
    await waiting.click();
    await operator.getByRole('heading', { name: 'Your ruling: Communal early' }).waitFor();
    await operator.getByRole('button', { name: 'Kept' }).click();
    await operator.locator('.ruling').waitFor({ state: 'detached' });
    await waiting.waitFor({ state: 'detached' });
    await second.locator('.log li.staff').first().waitFor();
  },
  'one floor manager who has never seen the page opens a table, rules, issues chips and closes':
    async (visit) => {
      const manager = await visit.as('operator', '/operator');
      const name = `Evening ${Math.random().toString(36).slice(2, 7)}`;
      // Opens a table.
      await manager.getByRole('button', { name: 'Open a table' }).click();
      await manager.getByLabel('Rulebook').selectOption({ label: 'Hold-Em 2001' });
      await manager.getByRole('textbox', { name: 'Name' }).fill(name);
      await manager.getByRole('button', { name: 'Open the table' }).click();
      await manager.getByRole('cell', { name, exact: true }).waitFor();
      // Lets players act out of turn.
      await manager.getByRole('button', { name: `Settings of ${name}` }).click();
      const settings = manager.getByRole('region', { name: `Settings of ${name}` });
      await settings.getByLabel('Setting').nth(1).selectOption('Pause between rounds');
      await settings.getByLabel('0 to 600 seconds').waitFor();
      assert.equal(await settings.getByLabel('0 to 600 seconds').inputValue(), '4');
      await settings.getByLabel('Setting').nth(1).selectOption('Players may act out of turn');
      await settings.getByLabel('Choice').selectOption('on');
      await settings.getByRole('button', { name: 'Set', exact: true }).click();
      await manager.getByText('The setting is saved.').waitFor();
      // Issues chips.
      const guests = [await visit.guest('/'), await visit.guest('/')];
      await manager.getByRole('button', { name: 'Cage', exact: true }).click();
      await manager.getByLabel('Find a player').fill(guests[0].name);
      await manager.getByRole('button', { name: `Choose ${guests[0].name}`, exact: true }).click();
      await manager.getByLabel('Amount in dollars').fill('500');
      await manager.getByRole('button', { name: 'Issue chips' }).click();
      await manager.getByText(`$500 issued to ${guests[0].name}.`).waitFor();
      // Two players come and play.
      for (const guest of guests) {
        await guest
          .locator('article', { hasText: name })
          .getByRole('button', { name: /^Play/ })
          .click();
        await guest
          .getByRole('group', { name: /^Act|^Your turn/ })
          .first()
          .or(guest.getByText(/Waiting|alone/i).first())
          .waitFor();
      }
      const [turn, waits] = await toAct(guests);
      // An out-of-turn bet: the book rules, and the log of the table says how.
      const outOfTurn = waits.getByRole('group', { name: 'Act out of turn' });
      await outOfTurn.getByLabel('Total of chips to put in').fill('8');
      await outOfTurn.getByRole('button', { name: 'Put in' }).click();
      await manager.getByRole('button', { name: 'Floor', exact: true }).click();
      const tables = manager.getByRole('navigation', { name: 'Tables' });
      await tables.getByLabel('Find a table').fill(name);
      await tables.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await manager.locator('.log li', { hasText: 'H95-16.3' }).first().waitFor();
      await act(turn, /^Call/);
      await foldUntil(guests, () => turn.locator('.log li.win').first().waitFor());
      // An exposed card.
      await toAct(guests);
      await manager
        .getByRole('combobox', { name: /^What happened/ })
        .selectOption('Communal early');
      await manager.getByRole('button', { name: 'Report it' }).click();
      await manager
        .locator('.log li', { hasText: /H95-16\.[56]/ })
        .first()
        .waitFor();
      // Closes the table.
      await manager.getByRole('button', { name: 'Tables', exact: true }).click();
      await manager.getByRole('button', { name: `Settings of ${name}` }).click();
      await manager.getByLabel('the inspector was told').check();
      await manager.getByLabel('Rounds still to be dealt').fill('0');
      await manager.getByRole('button', { name: 'Announce the closing' }).click();
      await manager
        .getByRole('dialog')
        .getByRole('button', { name: `Close ${name}` })
        .click();
      await manager.getByText('The closing is announced.').waitFor();
      for (const page of guests) if (await turnBar(page).isVisible()) await act(page, /^Fold/);
      await manager.getByRole('cell', { name, exact: true }).waitFor({ state: 'detached' });
    },
};
