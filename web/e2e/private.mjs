// Private tables, by what the screen says: a host opens one, friends come by its link.
import assert from 'node:assert/strict';
import { playRound } from './play.mjs';
import { fitsEvery, send, sizes } from './visit.mjs';

const bar = (page) => page.getByRole('region', { name: 'Private table' });
const dialog = (page, name) => page.getByRole('dialog', { name });

// Three clicks in the lobby; the link that the host is shown.
async function opened(visit, options = {}) {
  const host = await visit.guest('/', options);
  await host.getByRole('button', { name: 'Open a private table' }).click();
  const asked = dialog(host, 'A private table');
  await asked.getByRole('button', { name: "No Limit Hold'em" }).click();
  await asked.getByRole('button', { name: 'minimum 2 200 chips each' }).click();
  await asked.getByRole('button', { name: '6 players' }).click();
  const link = await dialog(host, 'Invite').getByLabel('The link of this table').inputValue();
  return { host, link, table: Number(/table\/(\d+)/.exec(host.url())[1]) };
}
// Somebody without an account, who types a name.
async function comes(visit, link, name) {
  const page = await visit.stranger();
  await page.goto(link);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await bar(page).waitFor();
  return page;
}
const named = () => `Friend ${Math.random().toString(36).slice(2, 8)}`;

export const privateTests = {
  'a private table: three clicks, a link and a QR code, friends without an account, a round, the end':
    async (visit) => {
      const { host, link } = await opened(visit);
      assert.match(link, /#\/private\/[0-9a-f]{32}$/);
      await dialog(host, 'Invite').getByRole('img', { name: 'The link as a QR code' }).waitFor();
      await visit.shot(host, 'private table link');
      await dialog(host, 'Invite').getByRole('button', { name: 'Close' }).click();
      const name = named();
      const friend = await comes(visit, link, name);
      await bar(friend).getByText(`Private table of ${host.name}`).waitFor();
      assert.equal(await bar(friend).getByRole('button', { name: 'End the table' }).count(), 0);
      // The host seats the friend, and sits down themselves.
      await bar(host).getByRole('button', { name: 'Players and chips' }).click();
      const guests = dialog(host, 'Players and chips');
      await guests.getByRole('button', { name: `Seat: ${name}` }).click();
      await guests.getByRole('button', { name: `Free the seat: ${name}` }).waitFor();
      await guests.getByRole('button', { name: `Seat: ${host.name}` }).click();
      await guests.getByRole('button', { name: `Free the seat: ${host.name}` }).waitFor();
      await guests.getByRole('spinbutton', { name: 'Chips' }).fill('55');
      await guests.getByRole('button', { name: `Give chips: ${name}` }).click();
      await guests.getByRole('row', { name }).getByText('255', { exact: true }).waitFor();
      await guests.getByRole('button', { name: 'Close' }).click();
      await Promise.all([playRound(host), playRound(friend)]);
      await bar(host).getByRole('button', { name: 'Pause' }).click();
      await bar(host).getByRole('button', { name: 'Resume' }).waitFor();
      host.once('dialog', (asked) => asked.accept());
      await bar(host).getByRole('button', { name: 'End the table' }).click();
      for (const page of [host, friend]) {
        const over = dialog(page, `${host.name}'s table is over`);
        await over.getByRole('row', { name }).getByText('255', { exact: true }).first().waitFor();
        await over.getByRole('button', { name: 'Back to the lobby' }).click();
      }
      const late = await visit.guest(new URL(link).hash.slice(1));
      await late.getByText('This link is not good any more. Ask your host.').waitFor();
    },
  "a private table is in nobody's lobby but its guests', and not there without the link": async (
    visit,
  ) => {
    const { host, link, table } = await opened(visit, { size: sizes.phone });
    await fitsEvery(host);
    const stranger = await visit.guest('/');
    await stranger.getByRole('button', { name: 'Open a private table' }).waitFor();
    const [lobby] = await send(stranger, [{ type: 'lobby' }]);
    assert(!lobby.tables.some((one) => one.table === table));
    assert.equal(await stranger.getByText(`${host.name}'s table`).count(), 0);
    await stranger.goto(visit.at(`/table/${table}`));
    await stranger.getByRole('heading', { name: 'No table with this number exists.' }).waitFor();
    const friend = await comes(visit, link, named());
    await friend.goto(visit.at('/'));
    await friend.getByRole('link', { name: `${host.name}'s table` }).click();
    await bar(friend).waitFor();
  },
  'a host sends somebody away and makes a new link': async (visit) => {
    const { host, link } = await opened(visit);
    const name = named();
    const friend = await comes(visit, link, name);
    const invite = dialog(host, 'Invite');
    await invite.getByRole('button', { name: 'Make a new link' }).click();
    await host.waitForFunction(
      (old) => document.querySelector('dialog input')?.value !== old,
      link,
    );
    await invite.getByRole('button', { name: 'Close' }).click();
    await bar(host).getByRole('button', { name: 'Players and chips' }).click();
    host.once('dialog', (asked) => asked.accept());
    await host.getByRole('button', { name: `Send away: ${name}` }).click();
    await friend.getByText('The host has ended your visit at this table.').waitFor();
    const late = await visit.guest(new URL(link).hash.slice(1));
    await late.getByText('This link is not good any more. Ask your host.').waitFor();
  },
};
