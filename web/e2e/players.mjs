// Players: joining, a round of every game, privacy, a dropped connection.
import assert from 'node:assert/strict';
import { playCanberra, playRound } from './play.mjs';
import { newPage, send, signInAsGuest, sizes } from './room.mjs';

const poker_games = [
  'Hold-Em', "No-limit Hold'em", 'Omaha', 'Three Card Manila', 'Seven Card Stud', 'Draw Poker', 'Five Card Stud', 'Canberra Manila',
];

export function playerTests({ browser, address, shot }) {
  const tests = {
    'a newcomer is seated with two clicks': async () => {
      const page = await newPage(browser);
      await page.goto(address);
      await page.getByRole('button', { name: 'Play at Hold-Em', exact: true }).click();
      await page.getByRole('button', { name: 'Play as a guest' }).click();
      await page.locator('.seat.own').waitFor();
      await close(page);
    },
    'two players see only what they may': async () => {
      const pages = [await newPage(browser), await newPage(browser)];
      const frames = [[], []];
      for (const [index, page] of pages.entries()) {
        page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames[index].push(String(payload))));
        await signInAsGuest(page, address);
        await page.getByRole('button', { name: 'Play at Omaha 2001' }).click();
        await page.locator('.seat.own').waitFor();
      }
      const hands = await dealtTogether(pages);
      assert.equal(hands[0].length, 4);
      assert.equal(hands[1].length, 4);
      for (const [index, hand] of hands.entries())
        for (const card of hand) {
          const text = frames[1 - index].join('\n').split('"round_started"').at(-1) ?? '';
          assert(!text.includes(`"${card}"`), `the other player's frames hold ${card}`);
        }
      for (const page of pages) await close(page);
    },
    'a dropped connection in mid-hand is taken up again and nothing is lost': async () => {
      const page = await newPage(browser);
      const line = await breakable(page);
      await signInAsGuest(page, address);
      await page.getByRole('button', { name: 'Play at Manila 2001' }).click();
      const bar = page.getByRole('group', { name: 'Your turn: what you may do' });
      await bar.waitFor();
      const cards = await ownCards(page);
      await line.cut();
      await page.getByText('The connection is gone').waitFor();
      line.mend();
      await page.getByText('Connected again. Nothing was lost.').waitFor();
      assert.deepEqual(await ownCards(page), cards);
      await page.reload();
      await bar.waitFor();
      assert.deepEqual(await ownCards(page), cards);
      await close(page);
    },
    'a refusal is a sentence with its clause, and the clause opens': async () => {
      const page = await newPage(browser);
      await signInAsGuest(page, address);
      await page.getByRole('link', { name: 'Watch Hold-Em', exact: true }).click();
      await page.getByRole('button', { name: /^Sit in seat/ }).first().click();
      await page.getByLabel(/Chips to bring/).fill('1');
      await page.getByRole('button', { name: 'Take the seat' }).click();
      await page.locator('dialog').getByRole('button', { name: /^Show clause/ }).click();
      await page.locator('dialog blockquote').waitFor();
      await close(page);
    },
  };
  for (const [name, size] of Object.entries(sizes)) {
    for (const game of poker_games)
      tests[`a newcomer plays a round of ${game} on a ${name}`] = async () => {
        const page = await newPage(browser, size);
        await signInAsGuest(page, address);
        await page.getByRole('button', { name: `Play at ${game}`, exact: true }).click();
        await page.getByRole('group', { name: 'Your turn: what you may do' }).waitFor();
        await shot(page, `${game}-${name}`);
        await playRound(page);
        await fits(page);
        await close(page);
      };
    tests[`a newcomer plays a round of Canberra Poker on a ${name}`] = async () => {
      const page = await newPage(browser, size);
      await signInAsGuest(page, address);
      await page.getByRole('button', { name: 'Play at Canberra Poker', exact: true }).click();
      await playCanberra(page);
      await shot(page, `canberra-poker-${name}`);
      await fits(page);
      await close(page);
    };
  }
  return tests;
}

// Folds until both are dealt in the same round; their hands.
async function dealtTogether(pages) {
  for (let step = 0; step < 200; ++step) {
    const states = await Promise.all(pages.map(stateOf));
    const hands = states.map(handIn);
    const same = states[0].view.rounds === states[1].view.rounds;
    if (same && states[0].view.dealing && hands.every((hand) => hand.length > 0)) return hands;
    for (const page of pages) {
      const fold = page.locator('.acts').getByRole('button', { name: /^(Fold|Check)/ }).first();
      if (await fold.isVisible()) await fold.click().catch(() => undefined);
      const post = page.getByRole('button', { name: 'Post now' });
      if (await post.isVisible()) await post.click().catch(() => undefined);
    }
  }
  throw new Error('the two were never dealt in one round');
}

// The page's connections go through here, so that they can be cut; the room is not told why.
async function breakable(page) {
  const open = new Set();
  let cut = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
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

async function ownCards(page) {
  await page.locator('.seat.own .cards svg').first().waitFor();
  return handIn(await stateOf(page));
}

async function stateOf(page) {
  const [answer] = await send(page, [{ type: 'watch', table: Number(/table\/(\d+)/.exec(page.url())?.[1]) }]);
  return answer.state;
}

function handIn({ view, you }) {
  return view.round.seats.find(({ seat }) => seat === you.seat)?.cards.filter((card) => card !== '??') ?? [];
}

// Nothing on the page is wider than the screen.
export async function fits(page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert(over <= 0, `the page is ${over} pixels wider than the screen`);
}

export async function close(page) {
  assert.deepEqual(page.faults, []);
  // Who leaves makes room for the next.
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  if (await leave.isVisible()) await leave.click().catch(() => undefined);
  await page.waitForTimeout(50);
  await page.context().close();
}
