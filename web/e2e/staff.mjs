// Staff on the floor: rulings, clocks and conduct; and what the inspector may see.
import assert from 'node:assert/strict';
import { act, duel, turnBar } from './play.mjs';

export const staffTests = {
  'a supervisor rules on an exposed card': async (visit) => {
    const { table, first, second } = await duel(visit);
    const supervisor = await visit.as('supervisor', `/supervisor/${table}`);
    await supervisor.getByRole('combobox', { name: /^What happened/ }).selectOption('communal-early');
    await supervisor.getByRole('button', { name: 'Report it' }).click();
    await supervisor.getByRole('heading', { name: 'Your ruling: Communal early' }).waitFor();
    await first.getByText('The supervisor rules').waitFor();
    assert(await supervisor.locator('.ruling').getByRole('button', { name: /^Show clause RWS17-/ }).first().isVisible());
    await visit.shot(supervisor, 'supervisor');
    await supervisor.getByRole('button', { name: 'Kept' }).click();
    await supervisor.locator('.ruling').waitFor({ state: 'detached' });
    await turnBar(first).waitFor();
    await second.locator('.log li.staff').first().waitFor();
  },
  'a supervisor puts the clock on a player and takes it off': async (visit) => {
    const { table, first } = await duel(visit, { rulebook: 'stud-2005', settings: { minimum: '2' } });
    const supervisor = await visit.as('supervisor', `/supervisor/${table}`);
    await supervisor.getByRole('button', { name: /^Start the clock on seat/ }).click();
    await first.getByText(/^The clock is on/).waitFor();
    await supervisor.getByRole('button', { name: 'Stop the clock' }).click();
    await first.getByText(/^The clock is on/).waitFor({ state: 'detached' });
  },
  'an inspector searches rounds, replays one with all cards and audits the journal': async (visit) => {
    const { name, first, second } = await duel(visit);
    await act(first, /^Fold/);
    await second.locator('.log li.win').waitFor();
    const inspector = await visit.as('inspector', '/inspector');
    await inspector.getByRole('button', { name: 'Check the journal' }).click();
    await inspector.getByText('in order').waitFor();
    await inspector.getByLabel('Table').selectOption({ label: name });
    await inspector.getByRole('button', { name: 'Search' }).click();
    await inspector.getByRole('link', { name: /^Replay round/ }).first().waitFor();
    await visit.shot(inspector, 'inspector');
    await inspector.getByRole('link', { name: `Replay round 1 of ${name}` }).click();
    await inspector.getByRole('button', { name: 'To the end' }).click();
    await inspector.locator('.log li.win').waitFor();
    // Nobody showed a hand: the inspector alone sees both.
    assert.equal(await inspector.locator('.seat .card[aria-label*=" of "]').count(), 4);
    await visit.shot(inspector, 'replay');
  },
};
