// A table with real cards, and somebody who deals at it: on the tablet, with their thumb.
import assert from 'node:assert/strict';
import { opened } from './visit.mjs';

export const tablet = { width: 768, height: 1024 };
let tables = 0;

// A hosted table with walk-ins in the first seats.
export async function felt(
  visit,
  { rulebook = 'holdem-1995', players = 6, settings = {}, deep = 50 } = {},
) {
  const name = `Felt ${++tables}`;
  const { table, sentence } = await opened(visit.house.operator, {
    type: 'open_table',
    hosted: true,
    rulebook,
    name,
    settings,
  });
  assert(table, sentence);
  const [watched] = await visit.order([{ type: 'watch', table }]);
  const stake = Math.max(watched.terms.stake, watched.terms.minimum * deep);
  await visit.order(
    Array.from({ length: players }, (_, index) => ({
      type: 'seat_walk_in',
      table,
      seat: index + 1,
      name: `${name} P${index + 1}`,
      stake,
    })),
  );
  return { table, name, stake };
}

export async function stakesOf(visit, table) {
  const [{ state }] = await visit.order([{ type: 'watch', table }]);
  return state.view.places.map(({ stake }) => stake);
}
export const sum = (list) => list.reduce((all, one) => all + one, 0);

// Stakes and what the house took are what people brought, and nobody went with chips.
export async function nothingLost(visit, table, brought) {
  const [figures] = await visit.order([{ type: 'figures', from: table }]);
  const taken = figures.tables.find((one) => one.table === table);
  const house = ((taken?.commission_cents ?? 0) + (taken?.time_cents ?? 0)) / 100;
  assert.equal(sum(await stakesOf(visit, table)) + house, brought);
}

// The dealer's tablet, with touch. In the page `tapOn` is a thumb.
export async function dealerPage(visit, table, { role = 'dealer', size = tablet } = {}) {
  const page = await visit.as(role, `/tablet/${table}`, { size, touch: true });
  await page.exposeFunction('tapOn', (x, y) => page.touchscreen.tap(x, y));
  await page.locator('.tablet').waitFor();
  return page;
}

// In the page: somebody who deals and taps what comes, with chance from a seed. `rounds` are dealt, or
// fewer if `acts` are over; `mishap` goes wrong in the first of them. Returns what was done, and how
// long the tablet took to answer.
export function dealOn({
  rounds,
  seed,
  acts = Infinity,
  mishap = '',
  bold = false,
  steady = false,
}) {
  let chance = seed;
  const below = (most) => {
    chance = (chance * 1103515245 + 12345) % 2147483648;
    return Math.floor((chance / 2147483648) * most);
  };
  const pick = (list) => list[below(list.length)];
  const done = { dealt: 0, acts: 0, answers: [], mishap: '' };
  const tablet = () => document.querySelector('.tablet');
  const dialog = () => document.querySelector('dialog[open], [role="dialog"]');
  const within = (place, selector) => [...(place?.querySelectorAll(`${selector}:enabled`) ?? [])];
  const enabled = (selector) => within(tablet(), selector);
  const named = (list, words) => list.find((one) => one.textContent.trim().startsWith(words));
  const until = async (ready, what) => {
    for (let tries = 0; tries < 4000; tries += 1) {
      const found = ready();
      if (found) return found;
      await new Promise((resume) => setTimeout(resume, 5));
    }
    throw new Error(`${what}: ${tablet()?.textContent} ${dialog()?.textContent ?? ''}`);
  };
  const tap = async (button) => {
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await window.tapOn(left + width / 2, top + height / 2);
  };
  const calm = () => !tablet().querySelector('.busy');
  const entered = async (button) => {
    const before = tablet().dataset.seq;
    let touched = 0;
    const touch = () => (touched = window.performance.now());
    button.addEventListener('click', touch, { once: true });
    await tap(button);
    await until(() => tablet().dataset.seq !== before && calm(), `tapped ${button.textContent}`);
    // Looked at every few milliseconds.
    if (touched > 0) done.answers.push(window.performance.now() - touched);
  };
  const pickCard = async (place) => {
    await tap(pick(within(place, '.ranks button')));
    return pick(
      await until(() => {
        const open = within(place, '.suits button:not(.closed)');
        return open.length > 0 && open;
      }, 'a suit'),
    );
  };
  const card = async () => {
    const asks = () => tablet().querySelector('.asks')?.textContent ?? '';
    const [, have, all] = /(\d+) of (\d+)/.exec(asks());
    const suit = await pickCard(tablet());
    if (Number(have) + 1 === Number(all)) return entered(suit);
    await tap(suit);
    return until(() => asks().includes(`${Number(have) + 1} of`), 'the next card');
  };
  // Mostly stays in, with the smaller of the wagers; the bold wager what they can.
  const act = () => {
    const all = enabled('.acts:not(.quick) button').filter(
      (one) => !/Another/.test(one.textContent),
    );
    const wagers = all.filter((one) => /Bet|Raise/.test(one.textContent));
    const most = named(all, 'All in') ?? wagers.at(-1);
    if (bold && most && below(4) > 0) return entered(most);
    const [, ...larger] = wagers;
    const small = all.filter((one) => !/All in/.test(one.textContent) && !larger.includes(one));
    const stays = small.filter((one) => !/Fold/.test(one.textContent));
    const some = stays.length > 0 && (bold || steady || below(5) > 0) ? stays : small;
    return entered(pick(some.length > 0 ? some : all));
  };
  const button = (words) => named(enabled('button'), words);
  const refused = () => dialog()?.querySelector('[role="alert"].refusal');
  const close = async () => {
    await tap(dialog().querySelector('button.quiet'));
    await until(() => !dialog(), 'the end of the dialog');
  };
  const goesWrong = async (words) => {
    const open = async () => {
      await tap(button('Something went wrong'));
      return until(dialog, 'the dialog');
    };
    await open();
    const what = named(within(dialog(), 'button'), words);
    if (!what) {
      await close();
      return false;
    }
    await tap(what);
    const says = () => named(within(dialog(), 'button'), 'What does the book say?');
    await until(() => dialog().textContent.includes('What does the book say?'), 'the facts');
    const whose = dialog().querySelector('[aria-label="Whose"] button');
    if (whose) await tap(whose);
    if (dialog().querySelector('.ranks')) await tap(await pickCard(dialog()));
    await tap(await until(says, 'the button'));
    await until(
      () => dialog()?.textContent.includes('Understood') || refused(),
      `the ruling on ${words}`,
    );
    if (refused()) {
      done.mishap = `refused: ${refused().textContent}`;
      await close();
      return false;
    }
    done.mishap = dialog().textContent;
    await tap(named(within(dialog(), 'button'), 'Understood'));
    await until(() => !dialog(), 'the end of the dialog');
    return true;
  };
  // A tournament has not called the next round as long as this is refused.
  const dealt = async () => {
    const before = tablet().dataset.seq;
    for (let tries = 0; tries < 60 && tablet().dataset.seq === before; tries += 1) {
      if (button('Deal')) await tap(button('Deal'));
      for (let waits = 0; waits < 100 && tablet().dataset.seq === before; waits += 1)
        await new Promise((resume) => setTimeout(resume, 5));
    }
    await until(() => tablet().dataset.seq !== before, 'dealt');
  };
  const mishaps = {
    exposed: () => goesWrong('Hole exposed'),
    misdeal: async () => (await goesWrong('Not cut')) || goesWrong('Player missed'),
    // Somebody acts who is not to act.
    turn: async () => {
      const seats = enabled('.seat:not(.turn):not(.out):not(.empty)');
      if (seats.length === 0) return false;
      await tap(pick(seats));
      await until(dialog, 'the seat');
      const wager =
        named(within(dialog(), '.acts button'), 'Call') ??
        named(within(dialog(), '.acts button'), 'Check');
      if (!wager) return false;
      const before = tablet().dataset.seq;
      await tap(wager);
      await until(
        () => refused() || (tablet().dataset.seq !== before && !dialog()),
        'the act out of turn',
      );
      // Where the book knows no act out of turn.
      if (refused()) {
        done.mishap = `refused: ${refused().textContent}`;
        await close();
        return true;
      }
      done.mishap = tablet().textContent;
      return true;
    },
    undo: async () => {
      const back = () => named(enabled('.foot button'), 'Undo (');
      await act();
      await until(() => back() ?? tablet().querySelector('.asks'), 'something to undo');
      if (!back()) return false;
      const count = Number(/\d+/.exec(back().textContent)[0]);
      await entered(back());
      await until(
        () => Number(/\d+/.exec(tablet().querySelector('.foot button').textContent) ?? 0) < count,
        'one entry fewer',
      );
      done.mishap = 'undone';
      return true;
    },
  };
  // A card that was seen is closed, and says where it lies.
  const wrongCard = async () => {
    for (const rank of within(tablet(), '.ranks button')) {
      await tap(rank);
      await until(() => within(tablet(), '.suits button').length > 0, 'the suits');
      const closed = tablet().querySelector('.suits .closed');
      if (!closed) continue;
      const before = tablet().dataset.seq;
      await tap(closed);
      const said = await until(() => tablet().querySelector('.seen'), 'where it was seen');
      if (tablet().dataset.seq !== before) throw new Error('a wrong card was entered');
      done.mishap = said.textContent;
      return;
    }
  };
  return (async () => {
    let due = mishap;
    for (;;) {
      const acting = enabled('.acts:not(.quick) button').length > 0;
      if (done.acts >= acts) return done;
      if (due === 'card' && tablet().querySelector('.asks')) {
        await wrongCard();
        if (done.mishap) due = '';
      }
      if (acting && mishaps[due] && calm()) {
        const how = mishaps[due];
        due = '';
        await how();
      } else if (tablet().querySelector('.asks')) await card();
      else if (acting && calm()) {
        done.acts += 1;
        await act();
      } else if (button('The cards are shuffled')) await entered(button('The cards are shuffled'));
      else if (tablet().querySelector('.choices button:enabled'))
        await entered(tablet().querySelector('.choices button:enabled'));
      else if (button('Deal')) {
        if (done.dealt === rounds) return done;
        await dealt();
        done.dealt += 1;
      } else await new Promise((resume) => setTimeout(resume, 5));
    }
  })();
}
