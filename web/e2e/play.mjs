// What players do on the page, using only what it offers.
import { send } from './visit.mjs';

export const turnBar = (page) =>
  page.getByRole('group', { name: /^(Your turn: what you may do|Sie sind dran: was Sie tun)/ });
const cheapest = [
  /^Show/,
  /^Check/,
  /^Pass/,
  /^Stand pat/,
  /^Call/,
  /^Fold/,
  /^All in/,
  /^(Bet|Raise)/,
];

// Chooses the cheapest offer until a round in which the player acted is over. `onturn` is called
// each time it is the player's turn.
export async function playRound(page, onturn = async () => undefined) {
  let wins = null; // How many wins there were when the player first acted, and the last winner.
  for (let step = 0; step < 80; ++step) {
    await waitOrTell(
      page,
      (before) => {
        const lines = [...document.querySelectorAll('.log li.win')];
        // A full log drops its oldest line for each new one, so then the last line differs.
        const over =
          before !== null &&
          (lines.length > before.count || lines.at(-1)?.textContent !== before.last);
        const offered = [
          ...document.querySelectorAll(
            '.acts button:enabled, .controls .centre button:enabled, .menu button.primary',
          ),
        ];
        return over || offered.some((button) => button.textContent !== 'Take a seat');
      },
      wins,
    );
    const won = await page.evaluate(() => {
      const lines = [...document.querySelectorAll('.log li.win')];
      return { count: lines.length, last: lines.at(-1)?.textContent };
    });
    if (wins !== null && (won.count > wins.count || won.last !== wins.last)) return;
    const post = page.getByRole('button', { name: 'Post now' });
    if (await post.isVisible()) await quickly(post);
    const asked = (await page.locator('.acts, .controls .centre').count()) > 0;
    if (asked) await onturn();
    if (asked && (await clickCheapest(page))) wins ??= won;
  }
  throw new Error('the round did not end');
}

// Somebody else at the table may have gone: they are waited for once, ninety seconds.
const waitMs = 150_000;

// If what is waited for never comes, says what the page shows instead.
async function waitOrTell(page, holds, given) {
  await page.waitForFunction(holds, given, { timeout: waitMs }).catch(async (late) => {
    const shown = await page.locator('body').innerText();
    throw new Error(
      `${late.message}\nthe page shows: ${shown.replace(/\s+/g, ' ').slice(0, 1500)}`,
    );
  });
}

async function clickCheapest(page) {
  for (const name of cheapest) {
    const button = page.locator('.controls button:enabled', { hasText: name }).first();
    if (await button.isVisible()) return quickly(button);
  }
  return false;
}

// An offer may be gone the next moment, because the room plays on.
export function quickly(button) {
  return button.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
}

// Two players alone at their own table; the first of the pair is to act.
export async function duel(
  visit,
  { rulebook = 'rws-2017', settings = {}, pace = {}, stake = 100, size, language } = {},
) {
  const { table, name } = await visit.table({
    rulebook,
    settings: { stake: '10', ...settings },
    pace,
  });
  const pages = [
    await visit.guest(`/table/${table}`, { size, language }),
    await visit.guest(`/table/${table}`, { size, language }),
  ];
  for (const [index, page] of pages.entries())
    await send(page, [{ type: 'sit', table, seat: index + 1, stake }]);
  const [first, second] = await toAct(pages);
  return { table, name, first, second };
}

// The page whose turn it is, then the other.
export async function toAct([one, other]) {
  return Promise.any([
    turnBar(one)
      .waitFor()
      .then(() => [one, other]),
    turnBar(other)
      .waitFor()
      .then(() => [other, one]),
  ]);
}

// The room has answered and the page shows the result: an offer that is still there is a new one.
export const answered = (page) =>
  page.locator('.controls[aria-busy="false"]').waitFor({ state: 'attached' });

export async function act(page, name) {
  await turnBar(page).getByRole('button', { name }).click();
  await answered(page);
}

// Folds every hand of both players until the condition is true.
export async function foldUntil(pages, isSo) {
  for (let round = 0; round < 20; ++round) {
    const turns = pages.map((page) =>
      turnBar(page)
        .waitFor()
        .then(() => page),
    );
    const page = await Promise.race([isSo().then(() => null), ...turns]);
    if (page === null) return;
    await act(page, /^Fold/);
  }
  throw new Error('twenty rounds were folded in vain');
}
export const tableOf = (page) => Number(/table\/(\d+)/.exec(page.url())?.[1]);

export async function stateOf(page) {
  const [answer] = await send(page, [{ type: 'watch', table: tableOf(page) }]);
  return answer.state;
}

export async function ownHand(page) {
  const { view, you } = await stateOf(page);
  return (
    view.round.seats.find(({ seat }) => seat === you.seat)?.cards.filter((card) => card !== '??') ??
    []
  );
}
