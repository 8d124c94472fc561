// What players do on the page, by what the page offers.
import { send } from './visit.mjs';

export const turnBar = (page) => page.getByRole('group', { name: 'Your turn: what you may do' });
const cheapest = [/^Show/, /^Check/, /^Pass/, /^Stand pat/, /^Call/, /^Fold/, /^All in/, /^(Bet|Raise)/];

// Plays by the cheapest offer until a round in which the player acted is over. `onturn` is called
// each time he is to act.
export async function playRound(page, onturn = async () => undefined) {
  let wins = null; // How many had won when he first acted.
  for (let step = 0; step < 80; ++step) {
    await page.waitForFunction(
      (before) => {
        const won = document.querySelectorAll('.log li.win').length;
        const offered = [...document.querySelectorAll('.acts button:enabled, .controls .centre button:enabled, .menu button.primary')];
        return (before !== null && won > before) || offered.some((button) => button.textContent !== 'Take a seat');
      },
      wins,
    );
    const won = await page.locator('.log li.win').count();
    if (wins !== null && won > wins) return;
    const post = page.getByRole('button', { name: 'Post now' });
    if (await post.isVisible()) await quickly(post);
    const asked = (await page.locator('.acts, .controls .centre').count()) > 0;
    if (asked) await onturn();
    if (asked && (await clickCheapest(page))) wins ??= won;
  }
  throw new Error('the round did not end');
}

async function clickCheapest(page) {
  for (const name of cheapest) {
    const button = page.locator('.controls button:enabled', { hasText: name }).first();
    if (await button.isVisible()) return quickly(button);
  }
  return false;
}

// What is offered may be gone at the next moment: the room plays on.
function quickly(button) {
  return button.click({ timeout: 2000 }).then(() => true, () => false);
}

// Two players alone at a table of their own; the first of the pair is to act.
export async function duel(visit, { rulebook = 'rws-2017', settings = {}, stake = 100, size } = {}) {
  const { table, name } = await visit.table({ rulebook, settings: { stake: '10', ...settings } });
  const pages = [await visit.guest(`/table/${table}`, { size }), await visit.guest(`/table/${table}`, { size })];
  for (const [index, page] of pages.entries()) await send(page, [{ type: 'sit', table, seat: index + 1, stake }]);
  const [first, second] = await toAct(pages);
  return { table, name, first, second };
}

// The page whose turn it is, then the other.
export async function toAct([one, other]) {
  return Promise.any([turnBar(one).waitFor().then(() => [one, other]), turnBar(other).waitFor().then(() => [other, one])]);
}

export const act = (page, name) => turnBar(page).getByRole('button', { name }).click();
export const tableOf = (page) => Number(/table\/(\d+)/.exec(page.url())?.[1]);

export async function stateOf(page) {
  const [answer] = await send(page, [{ type: 'watch', table: tableOf(page) }]);
  return answer.state;
}

export async function ownHand(page) {
  const { view, you } = await stateOf(page);
  return view.round.seats.find(({ seat }) => seat === you.seat)?.cards.filter((card) => card !== '??') ?? [];
}
