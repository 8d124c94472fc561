// What a player sees and does not see; a lost connection; a reloaded page.
import assert from 'node:assert/strict';
import { act, duel, ownHand, turnBar } from './play.mjs';

export const playerTests = {
  'two players see only what they may, on the page and in every frame': async (visit) => {
    const { table, first, second } = await duel(visit, {
      rulebook: 'omaha-2001',
      settings: { minimum: '2' },
    });
    const watcher = await visit.guest(`/table/${table}`);
    await watcher.locator('.seat').first().waitFor();
    const hands = [await ownHand(first), await ownHand(second)];
    assert.deepEqual(
      hands.map((hand) => hand.length),
      [4, 4],
    );
    await act(first, /^(Call|Check|Pass)/);
    await turnBar(second).waitFor();
    for (const [page, others] of [
      [first, [hands[1]]],
      [second, [hands[0]]],
      [watcher, hands],
    ]) {
      const heard = page.framesHeard.join('\n');
      for (const card of others.flat())
        assert(!heard.includes(`"${card}"`), `a frame of another holds ${card}`);
      assert.equal(
        await page.locator('.seat:not(.own) .card[aria-label="a card face down"]').count(),
        others.length * 4,
      );
    }
    assert.equal(
      await first.locator('.seat.own .card:not([aria-label="a card face down"])').count(),
      4,
    );
  },
  'what one holds is said in words, the ranking is one tap away, the last round is kept': async (
    visit,
  ) => {
    const { first, second } = await duel(visit, {
      rulebook: 'manila-2001',
      settings: { minimum: '2' },
    });
    await first.locator('.holding').waitFor();
    await first.getByRole('button', { name: 'Ranking' }).click();
    const kinds = await first.locator('dialog .kind').allTextContents();
    assert(kinds.indexOf('flush') < kinds.indexOf('full house'), kinds.join());
    await first.getByText('With this deck a flush beats a full house.').waitFor();
    await first.getByRole('button', { name: 'Close' }).click();
    await act(first, /^Call/);
    // The other player could check for nothing, so the page asks.
    await act(second, /^Fold/);
    await act(second, /^Fold anyway/);
    await first.locator('.log li.win').first().waitFor();
    await first.getByRole('tab', { name: 'Last round' }).click();
    const last = first.getByRole('tabpanel', { name: 'Last round' });
    await last.getByText(/won/).first().waitFor();
    await last.getByRole('link', { name: 'Replay this round' }).click();
    await first.getByRole('heading', { name: /Round \d+/ }).waitFor();
  },
  'a connection that drops during a hand comes back and nothing is lost': async (visit) => {
    const { table } = await visit.table({
      rulebook: 'rws-2017',
      settings: { stake: '10' },
      bots: 1,
    });
    const page = await visit.guest('/');
    const line = await breakable(page);
    await page.goto(visit.at(`/table/${table}`));
    await page.reload();
    await sitDown(page);
    await turnBar(page).waitFor();
    const hand = await ownHand(page);
    await line.cut();
    await page.getByText('The connection is gone').waitFor();
    assert(await page.locator('.seat.own').isVisible());
    line.mend();
    await page.getByText('Connected again. Nothing was lost.').waitFor();
    assert.deepEqual(await ownHand(page), hand);
    await act(page, /^Fold/);
    await page.locator('.log li', { hasText: `(${page.name}) folds` }).waitFor();
  },
  'a page that is reloaded during a hand has lost nothing and says so': async (visit) => {
    const { first } = await duel(visit);
    const hand = await ownHand(first);
    await first.reload();
    await first.getByText('You are back in your seat. Nothing was lost.').waitFor();
    await turnBar(first).waitFor();
    assert.deepEqual(await ownHand(first), hand);
    await act(first, /^(Call|Check)/);
    await turnBar(first).waitFor({ state: 'detached' });
  },
  'a refusal is a sentence with its clause, and the clause opens': async (visit) => {
    const { table } = await visit.table({
      rulebook: 'holdem-1995',
      settings: { minimum: '2', stake: '40' },
    });
    const page = await visit.guest(`/table/${table}`);
    await page
      .getByRole('button', { name: /^Sit in seat/ })
      .first()
      .click();
    await page.getByLabel(/Chips to bring/).fill('1');
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await page
      .locator('dialog')
      .getByRole('button', { name: /^Show clause/ })
      .click();
    await page.locator('dialog blockquote').waitFor();
  },
  'a replay is shared by its link, and shows a stranger no card that was not shown': async (
    visit,
  ) => {
    const { table, first, second } = await duel(visit);
    const hands = [await ownHand(first), await ownHand(second)].flat();
    await act(first, /^Fold/);
    await first.locator('.log li.win').waitFor();
    await first.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await first.goto(visit.at(`/replay/${table}/1`));
    await first.getByRole('button', { name: 'Copy the link' }).click();
    await first.getByText('The link is copied.').waitFor();
    const stranger = await visit.stranger();
    await stranger.goto(await first.evaluate(() => window.navigator.clipboard.readText()));
    await stranger.getByRole('button', { name: 'To the end' }).click();
    await stranger.locator('.log li.win').waitFor();
    const heard = stranger.framesHeard.join('\n');
    for (const card of hands) assert(!heard.includes(`"${card}"`), `a stranger is told ${card}`);
  },
  'the last rounds are replayed step by step': async (visit) => {
    const { table, first, second } = await duel(visit);
    await act(first, /^Call/);
    await act(second, /^Check/);
    await act(second, /^Bet/);
    await act(first, /^Fold/);
    await first.locator('.log li.win').waitFor();
    await first.getByRole('button', { name: 'Last rounds' }).click();
    await first.locator('dialog').getByRole('link', { name: 'Replay' }).first().click();
    await first.getByRole('heading', { name: new RegExp(`at table ${table}$`) }).waitFor();
    // The player's chances against a hand that nobody showed: before the flop, and with it.
    const shares = first.getByRole('region', { name: 'Chances' }).locator('li .number');
    const told = new Map();
    await first.getByText(/^1 of \d+/).waitFor();
    const steps = Number((await first.getByText(/^1 of \d+/).textContent()).split(' of ')[1]);
    for (let step = 2; step <= steps; ++step) {
      await first.getByRole('button', { name: 'One step forward' }).click();
      await first.getByText(new RegExp(`^${step} of \\d+`)).waitFor();
      const parts = (await shares.allTextContents()).map((text) => parseFloat(text));
      if (parts.length === 0) continue;
      assert.equal(parts.length, 2);
      assert(Math.abs(parts[0] + parts[1] - 100) < 0.3, parts.join());
      told.set(await first.locator('.middle .card[aria-label*=" of "]').count(), parts[0]);
    }
    assert.deepEqual([...told.keys()], [0, 3]);
    assert.notEqual(told.get(0), told.get(3));
    await first.locator('.log li.win').waitFor();
  },
};

async function sitDown(page) {
  await page
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Take the seat' }).click();
}

// The page's connections go through here and can be cut; the room does not learn why.
async function breakable(page) {
  const open = new Set();
  let cut = false;
  await page.routeWebSocket(/\/ws(\?.*)?$/, (socket) => {
    if (cut) return void socket.close();
    open.add({ socket, server: socket.connectToServer() });
  });
  return {
    cut: async () => {
      cut = true;
      for (const { socket, server } of open) await Promise.all([socket.close(), server.close()]);
      open.clear();
    },
    mend: () => (cut = false),
  };
}
