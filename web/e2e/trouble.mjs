// When anything goes wrong, the page says so in a sentence; it is never blank.
import { newFolder, openRoom } from './room.mjs';
import { turnBar } from './play.mjs';

export const troubleTests = {
  'a room that is stopped and started again finds its players in their seats': async (visit) => {
    const data = newFolder();
    const room = await openRoom({ data });
    const port = new URL(room.address).port;
    const page = await visit.stranger();
    await page.goto(room.address);
    await page.getByRole('button', { name: "Play at No Limit Hold'em" }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await turnBar(page)
      .or(page.getByRole('button', { name: 'Post now' }))
      .first()
      .waitFor();
    await room.stop();
    await page.getByText('The connection is gone').waitFor();
    await page.locator('.seat.own').waitFor();
    await page.getByRole('link', { name: 'Lobby', exact: true }).click();
    await page.getByText("No Limit Hold'em").first().waitFor();
    await page.goBack();
    const again = await openRoom({ data, port });
    try {
      await page.getByText('Connected again. Nothing was lost.').waitFor();
      await page.locator('.seat.own').waitFor();
    } finally {
      await again.close();
    }
  },
  'a room that hangs is said to be silent, and what was sent is done once it answers': async (
    visit,
  ) => {
    const room = await openRoom({});
    try {
      const page = await visit.stranger();
      await page.goto(room.address);
      await page.getByRole('button', { name: 'Join as a guest' }).click();
      await page.getByRole('button', { name: 'Play as a guest' }).click();
      await page.getByRole('link', { name: /Watch/ }).first().click();
      await page.getByRole('tab', { name: /^Chat/ }).click();
      await page.getByLabel('Say something').fill('still here?');
      const waits = await visit.stranger();
      await waits.goto(`${room.address}/#/rules`);
      await waits.getByRole('heading', { level: 1 }).waitFor();
      room.freeze();
      await page.getByRole('button', { name: 'Send' }).click();
      // Somebody who only waits for their turn is told too.
      await waits.getByText('The room does not answer at the moment.').waitFor({ timeout: 20_000 });
      await page.getByText('The room does not answer at the moment.').waitFor();
      room.thaw();
      await waits.getByText('The room does not answer').waitFor({ state: 'detached' });
      await page.getByRole('list', { name: 'Chat' }).getByText('still here?').waitFor();
      await page.getByText('The room does not answer').waitFor({ state: 'detached' });
    } finally {
      room.thaw();
      await room.close();
    }
  },
  'a table that does not exist is reported as such': async (visit) => {
    const page = await visit.guest('/table/999');
    await page.getByRole('heading', { level: 1, name: /table/i }).waitFor();
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await page.getByRole('heading', { name: 'Poker by the printed rules' }).waitFor();
  },
  'a round that does not exist is reported as such': async (visit) => {
    const page = await visit.guest('/replay/1/99999');
    await page.locator('.panel').getByText(/round/i).waitFor();
  },
  'a console says whom it is for': async (visit) => {
    const page = await visit.guest('/operator');
    await page.getByText('This console is for the operator on duty.').waitFor();
  },
  'a page that cannot be fetched says so': async (visit) => {
    const page = await visit.guest('/');
    await page.route(/Rules-.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByText('This page could not be loaded.').waitFor();
  },
  'a name that the room does not accept is refused in a sentence': async (visit) => {
    const page = await visit.stranger();
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Join as a guest' }).click();
    await page.getByLabel('Your name at the tables').fill('<script>');
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.locator('dialog .refusal').waitFor();
  },
};
