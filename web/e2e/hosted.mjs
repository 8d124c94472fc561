// Hosted tables: a dealer runs rounds on a tablet, with touch; players follow on their phones.
import assert from 'node:assert/strict';
import { dealerPage, dealOn, felt, nothingLost, stakesOf, sum, tablet } from './felt.mjs';
import { fits, opened, send } from './visit.mjs';

// A tablet that counts its taps.
async function dealerAt(visit, table, size = tablet) {
  const page = await dealerPage(visit, table, { size });
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  page.taps = 0;
  page.press = async (name) => {
    const button =
      typeof name === 'string'
        ? page.getByRole('button', { name, exact: true })
        : page.getByRole('button', { name });
    await button.first().tap();
    page.taps += 1;
  };
  page.card = async (card) => {
    await page.press(card[0] === 'T' ? '10' : card[0]);
    await page.getByRole('group', { name: 'Cards' }).locator(`button.${card[1]}`).tap();
    page.taps += 1;
  };
  page.cards = async (text) => {
    for (const card of text.split(' ')) await page.card(card);
  };
  // What the page shows after the last entry.
  page.say = (words) => page.locator('.below').getByText(words).first().waitFor();
  return page;
}

// Everybody calls or checks, until cards are asked for or the round is over.
async function allStay(page) {
  for (;;) {
    const stays = page.locator('.acts:not(.busy):not(.quick) button.primary');
    const next = await Promise.race([
      stays
        .first()
        .waitFor()
        .then(() => 'acts'),
      page
        .locator('.asks')
        .waitFor()
        .then(() => 'asks'),
      page
        .getByRole('button', { name: 'Deal', exact: true })
        .waitFor()
        .then(() => 'over'),
    ]);
    if (next !== 'acts') return;
    const before = await page.locator('.tablet').getAttribute('data-seq');
    await stays.first().click();
    await page.waitForFunction(
      (seq) => document.querySelector('.tablet')?.dataset.seq !== seq,
      before,
    );
  }
}

let boxTables = 0;

// Boxes with walk-ins, and the dealer's tablet at them.
async function boxesAt(visit, { players = 3, settings = {}, size = tablet } = {}) {
  const name = `Boxes ${++boxTables}`;
  const { table, sentence } = await opened(visit.house.operator, {
    type: 'open_table',
    hosted: true,
    rulebook: 'canberra-2017',
    name,
    settings,
  });
  assert(table, sentence);
  await visit.order(
    Array.from({ length: players }, (_, index) => ({
      type: 'seat_walk_in',
      table,
      seat: index + 1,
      name: `${name} P${index + 1}`,
      stake: 1000,
    })),
  );
  const page = await boxesPage(visit, table, size);
  await page.getByRole('button', { name: 'Call for wagers' }).waitFor();
  return { table, name, page };
}

// The dealer's tablet at boxes.
async function boxesPage(visit, table, size = tablet, role = 'dealer') {
  const page = await visit.as(role, `/tablet/${table}`, { size, touch: true });
  await page.locator('section.box').first().waitFor();
  const boxes = page.locator('section.box');
  page.press = (words) => page.getByRole('button', { name: words }).first().tap();
  page.atBox = (box, words) =>
    boxes
      .nth(box - 1)
      .getByRole('button', { name: words })
      .tap();
  page.card = async (card) => {
    await page.getByRole('button', { name: card[0] === 'T' ? '10' : card[0], exact: true }).tap();
    await page.getByRole('group', { name: 'Cards' }).locator(`button.${card[1]}`).tap();
  };
  page.cards = async (text) => {
    for (const card of text.split(' ')) await page.card(card);
  };
  page.asked = (words) => page.locator('.asks').getByText(words).waitFor();
  return page;
}

// Ten rounds with an exposed card, a round dealt wrongly, entries undone, a wrong card, a tablet that
// drops off and comes back, and two tablets.
function tenRoundsOfBoxes(settings) {
  return async (visit) => {
    const { table, page } = await boxesAt(visit, { settings });
    const automated = settings.shoe === 'automated';
    const deck = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
    let round = 0;
    let deals = 0; // A void round has used its deck too.
    let used = [];
    // Cards that were not told, another one in every round.
    const unseen = (count) => {
      const cards = [];
      for (let at = round * 5; cards.length < count; at += 7) {
        const card = deck[at % 13] + 'cdhs'[Math.floor(at / 13) % 4];
        if (!used.includes(card)) {
          cards.push(card);
          used.push(card);
        } else at -= 6;
      }
      return cards;
    };
    const asks = page.locator('.asks');
    // What is offered now may be gone when the entry is there.
    const entered = async (on, enter) => {
      const before = await on.locator('.tablet').getAttribute('data-seq');
      await enter();
      await on.waitForFunction(
        (seq) => document.querySelector('.tablet')?.dataset.seq !== seq,
        before,
      );
    };
    // The next thing to do: cards, a decision, or the end of the round.
    const goOn = async (on = page) => {
      for (;;) {
        const next = await Promise.race([
          on
            .locator('.asks')
            .waitFor()
            .then(() => 'asks'),
          on
            .getByRole('button', { name: 'Fold', exact: true })
            .first()
            .waitFor()
            .then(() => 'acts'),
          on
            .getByRole('button', { name: 'Announced: bet or fold' })
            .waitFor()
            .then(() => 'say'),
          on
            .getByRole('button', { name: 'Collect the cards' })
            .waitFor()
            .then(() => 'collect'),
          on
            .getByRole('button', { name: 'Call for wagers' })
            .waitFor()
            .then(() => 'over'),
        ]);
        if (next === 'collect') await entered(on, () => on.press('Collect the cards'));
        if (next === 'collect' || next === 'over') return;
        if (next === 'say') await entered(on, () => on.press('Announced: bet or fold'));
        if (next === 'acts')
          await entered(on, () => on.locator('section.box button.primary').first().tap());
        if (next === 'asks') {
          const [, have, all] = /(\d+) of (\d+)/.exec(await on.locator('.asks').innerText());
          await entered(on, () => on.cards(unseen(Number(all) - Number(have)).join(' ')));
        }
      }
    };
    const begin = async () => {
      round += 1;
      deals += 1;
      used = [];
      if (automated) await page.getByText(deals % 2 === 1 ? 'First deck' : 'Second deck').waitFor();
      await page.press('Call for wagers');
      for (const box of [1, 2, 3]) await page.atBox(box, /^Ante/);
      await page.press('No more wagers: deal');
    };
    const goesWrong = async (what, facts = []) => {
      await page.press('Something went wrong');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: what }).tap();
      for (const fact of facts) await dialog.getByRole('button', { name: fact, exact: true }).tap();
      await dialog.getByRole('button', { name: 'What do the rules say?' }).tap();
      await dialog.getByText(/CP17-/).first().waitFor();
      await dialog.getByRole('button', { name: 'Understood' }).tap();
    };
    // An exposed card.
    await begin();
    await goesWrong('A card was exposed', ['Dealer', '1']);
    await goOn();
    // A round dealt wrongly.
    await begin();
    await goesWrong('The round was dealt wrongly');
    await page.getByLabel('To give back').waitFor();
    round -= 1; // A void round is none.
    await begin();
    await goOn();
    // An entry undone.
    await begin();
    await asks.waitFor();
    await page.cards(unseen(1).join(' '));
    if (automated) await page.press('Announced: bet or fold');
    await page.atBox(1, 'Fold');
    await page.getByText('folded').first().waitFor();
    await page.getByRole('button', { name: /^Undo \(/ }).tap();
    await page.getByText('folded').first().waitFor({ state: 'detached' });
    await goOn();
    // A wrong card.
    await begin();
    await asks.waitFor();
    const [up] = unseen(1);
    await page.card(up);
    if (automated) await page.press('Announced: bet or fold');
    await page.locator('section.box button.primary').first().waitFor();
    await page.press('Every box bets');
    await asks.waitFor();
    await page.card(up);
    await page.getByText(/was seen already/).waitFor();
    await goOn();
    // A tablet that drops off.
    await begin();
    await page.reload();
    await goOn();
    // Two tablets.
    await begin();
    const second = await boxesPage(visit, table, tablet, 'supervisor');
    await goOn(second);
    await second.close();
    for (; round < 10;) {
      await begin();
      await goOn();
    }
    const stakes = await stakesInCents(visit, table);
    const [figures] = await visit.order([{ type: 'figures', from: table }]);
    const taken = figures.tables.find((one) => one.table === table);
    assert.equal(sum(stakes) + taken.house_cents, 300_000);
    await page.close();
  };
}

async function stakesInCents(visit, table) {
  const [{ state }] = await visit.order([{ type: 'watch', table }]);
  return state.view.boxes.filter(({ player }) => player !== null).map((box) => box.stake_cents);
}

const books = [
  'manila-1995',
  'holdem-1995',
  'omaha-1995',
  'manila-2001',
  'holdem-2001',
  'omaha-2001',
  'draw-2001',
  'five-card-stud-2001',
  'canberra-manila-2001',
  'stud-2005',
  'rws-2017',
  'modern-holdem',
  'modern-omaha',
  'modern-five-card-omaha',
  'modern-six-card-omaha',
  'modern-courchevel',
  'modern-stud',
  'modern-five-card-stud',
  'modern-razz',
  'modern-five-card-draw',
  'modern-single-draw',
  'modern-triple-draw',
  'modern-ace-to-five-draw',
  'modern-badugi',
  'modern-short-deck',
];
const everyGame = [
  ...books.map((rulebook) => ({ title: rulebook, rulebook })),
  { title: 'stud-2005 high-low', rulebook: 'stud-2005', settings: { win: 'high-low' } },
  { title: 'modern-omaha high-low', rulebook: 'modern-omaha', settings: { win: 'high-low' } },
];

// A card exposed, a misdeal, an act out of turn, entries undone, a wrong card, a tablet that drops off,
// two tablets, and a player all-in for less, in ten rounds.
function tenRounds({ rulebook, settings = {}, title }) {
  return async (visit) => {
    const { table, name, stake } = await felt(visit, { rulebook, settings, players: 4, deep: 300 });
    // Somebody has little: two wagers, where the book lets them sit down with so few chips.
    const [{ terms, seq }] = await visit.order([{ type: 'watch', table }]);
    const least = { type: 'determine', table, key: 'stake', value: String(2 * terms.minimum) };
    const comes = (seat, guest, chips) =>
      send(visit.house.operator, [
        { type: 'seat_walk_in', table, seat, name: `${name} P${guest}`, stake: chips },
      ]).then(([{ type }]) => type === 'done');
    await send(visit.house.operator, [least]);
    let little = 2 * terms.minimum;
    if (!(await comes(5, 5, little))) {
      little = Math.max(terms.stake, terms.minimum);
      assert(await comes(5, 5, little));
    }
    const page = await dealerPage(visit, table);
    const seed = everyGame.findIndex((game) => game.title === title) + 7;
    const modern = rulebook.startsWith('modern-');
    const said = { allIn: false, shares: new Set() };
    const answers = [];
    let from = seq;
    let dealt = 0;
    const hear = async () => {
      const [{ events, seq: now }] = await visit.order([{ type: 'watch', table, after: from }]);
      from = now;
      for (const event of events) {
        said.allIn ||= event.taps_out === true;
        if (event.type === 'won') said.shares.add(event.share);
      }
    };
    const deal = async (on, what) => {
      const done = await on.evaluate(dealOn, { seed: seed + dealt, rounds: 1, ...what });
      dealt += done.dealt;
      answers.push(...done.answers);
      await hear();
      return done.mishap;
    };
    for (const mishap of ['exposed', 'misdeal', 'turn', 'undo', 'card'])
      said[mishap] = await deal(page, { mishap, steady: mishap === 'card' });
    // The tablet drops off in the middle of a round, and comes back.
    await deal(page, { acts: 2 });
    await page.reload();
    await page.locator('.tablet').waitFor();
    await deal(page, { rounds: 0 });
    // Two tablets: a supervisor goes on with the round that the dealer began.
    await deal(page, { acts: 1 });
    const second = await dealerPage(visit, table, { role: 'supervisor' });
    await deal(second, { rounds: 0 });
    await page.waitForFunction(
      (seq) => document.querySelector('.tablet')?.dataset.seq === seq,
      await second.locator('.tablet').getAttribute('data-seq'),
    );
    await second.close();
    // Everybody wagers what they can; whoever is out of chips is followed by somebody else.
    let brought = 4 * stake + little;
    for (let guest = 6; dealt < 10; guest += 1) {
      assert(guest < 60, 'nobody can sit down');
      const [{ state }] = await visit.order([{ type: 'watch', table }]);
      const seated = state.view.places.filter((place) => place.player !== null);
      const broke = seated.filter((place) => place.stake === 0);
      await send(
        visit.house.operator,
        broke.map(({ seat }) => ({ type: 'leave', table, seat })),
      );
      const sits = seated.filter((place) => place.stake > 0);
      const free = [1, 2, 3, 4, 5].find((seat) => !sits.some((place) => place.seat === seat));
      const poor = sits.some((place) => place.stake <= little);
      if (free && (sits.length < 3 || (!said.allIn && !poor))) {
        const brings = sits.length < 3 ? stake : little;
        if (await comes(free, guest, brings)) brought += brings;
        if (sits.length < 2) continue;
      }
      await deal(page, { bold: true });
    }
    assert.equal(dealt, 10);
    if (!modern) assert(said.allIn, 'nobody was all-in for less');
    if (settings.win === 'high-low') assert(said.shares.has('low'), 'no pot was split');
    await nothingLost(visit, table, brought);
    answers.sort((one, other) => one - other);
    const median = answers[Math.floor(answers.length / 2)];
    if (process.env.FELT) console.log(title, said, answers.length, median, answers.at(-5));
    // A modern game has no text that rules on what goes wrong with the cards.
    const known = modern
      ? ['turn', 'undo', 'card']
      : ['exposed', 'misdeal', 'turn', 'undo', 'card'];
    for (const mishap of known) assert(said[mishap], `${mishap} did not happen`);
    assert(median < 100, `the tablet takes ${median} ms`);
    await page.close();
  };
}

const tenRoundsOf = (games) =>
  Object.fromEntries(games.map((game) => [`hosted: ten rounds of ${game.title}`, tenRounds(game)]));
// One game; ten rounds of each take minutes.
const usual = ['manila-1995'];

export const hostedRepeats = {
  ...tenRoundsOf(everyGame.filter(({ title }) => !usual.includes(title))),
  'hosted: ten rounds of Canberra Poker with a hand-shuffled shoe': tenRoundsOfBoxes({}),
  'hosted: ten rounds of Canberra Poker with an automated shoe': tenRoundsOfBoxes({
    shoe: 'automated',
  }),
};

export const hostedTests = {
  'hosted: a fold-around takes at most five taps, and nothing is lost': async (visit) => {
    const { table, stake } = await felt(visit);
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    await page.press('Everybody folds');
    await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
    assert(page.taps <= 5, `${page.taps} taps`);
    const stakes = await stakesOf(visit, table);
    assert(sum(stakes) > 6 * stake - stake / 10 && Math.max(...stakes) > stake);
    await fits(page);
  },
  'hosted: a round of six checked down to a showdown of two takes at most 25 taps': async (
    visit,
  ) => {
    const { table } = await felt(visit);
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    await page.getByRole('button', { name: /^Call/ }).waitFor();
    const [{ state }] = await visit.order([{ type: 'watch', table }]);
    const fifth = ((state.view.round.turn + 3) % 6) + 1;
    await page.press(`Folds to seat ${fifth}`);
    for (const seat of [fifth, (fifth % 6) + 1]) {
      await page.locator(`.seat.turn[aria-label^="Seat ${seat},"]`).waitFor();
      await page.locator('.acts:not(.busy)').first().waitFor();
      await page.press(/^(Call|Check)/);
    }
    await page.say('communal cards');
    await visit.shot(page, 'tablet-cards');
    await page.cards('2c 7d 9h');
    for (const card of ['Js', '3d']) {
      await page.press('Everybody checks');
      await page.say('communal card');
      await page.card(card);
    }
    await page.press('Everybody checks');
    await page.say('shows:');
    await page.cards('As Ad');
    await page.say('shows:');
    await page.cards('Kc Kd');
    await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
    assert(page.taps <= 25, `${page.taps} taps`);
    // M95-9.3(b): the pot and the commission are said, whoever shows a hand afterwards.
    const said = await page.locator('.say').innerText();
    assert(/the main pot is .*commission/.test(said) && /wins/.test(said), said);
    await visit.shot(page, 'tablet-over');
  },
  'hosted: a wrong card is refused with where it was seen, and entries are undone': async (
    visit,
  ) => {
    const { table } = await felt(visit, { players: 3 });
    const page = await dealerAt(visit, table, { width: 360, height: 740 });
    await page.press('Deal');
    const offered = page.getByRole('button', { name: /^(Call|Check$)/ }).first();
    await offered.waitFor();
    await visit.shot(page, 'tablet-phone');
    await fits(page);
    while ((await offered.innerText()).startsWith('Call')) {
      const before = await page.locator('.seat.turn').getAttribute('aria-label');
      await page.press(/^Call/);
      await page.waitForFunction(
        (label) => document.querySelector('.seat.turn')?.getAttribute('aria-label') !== label,
        before,
      );
      await offered.waitFor();
    }
    await page.press('Check');
    await page.say('communal cards');
    await page.cards('2c 7d 9h');
    await page.press('Everybody checks');
    await page.say('1 communal card');
    // The pad closes cards that were seen; another tablet may not know yet.
    await page.press('7');
    await page.press('seven of diamonds');
    await page.getByText(/was seen already: communal card 2/).waitFor();
    const [refused] = await send(visit.house.operator, [
      { type: 'tell_cards', table, cards: ['7d'] },
    ]);
    assert.equal(refused.rule, 'card_seen_before');
    assert.equal(
      refused.facts?.communal ?? refused.facts?.find?.((f) => f.name === 'communal')?.value,
      2,
    );
    await page.press(/^Undo/);
    await page.getByRole('button', { name: 'Everybody checks' }).waitFor();
  },
  'hosted: a misdeal names the ruling and its clause, and lists what goes back': async (visit) => {
    const { table } = await felt(visit, { players: 3 });
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    await page.press(/^Call/);
    await page.waitForFunction(() => document.querySelector('.foot')?.textContent?.includes('(1)'));
    await page.press('Something went wrong');
    await page.press('Not cut');
    await visit.shot(page, 'tablet-wrong');
    await page.press('What does the book say?');
    const ruling = page.getByRole('dialog');
    await ruling.getByText('Take back every card.').waitFor();
    await ruling.getByText(/H95-/).first().waitFor();
    await visit.shot(page, 'tablet-ruling');
    await page.press('Understood');
    await page.getByLabel('To give back').waitFor();
    await page.press('The cards are shuffled: deal again');
    await page.getByRole('button', { name: /^Call/ }).waitFor();
  },
  'hosted: a bet out of turn is entered where it was made': async (visit) => {
    const { table } = await felt(visit, { players: 3 });
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    await page.getByRole('button', { name: /^Call/ }).waitFor();
    const [{ state }] = await visit.order([{ type: 'watch', table }]);
    const wrong = (state.view.round.turn % 3) + 1;
    await page.getByRole('button', { name: new RegExp(`^Seat ${wrong},`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Acts out of turn').waitFor();
    await dialog.getByRole('button', { name: /^Call/ }).click();
    await page.waitForFunction(() => document.querySelector('.foot')?.textContent?.includes('(1)'));
  },
  'hosted: a tablet that drops off comes back in the middle of the round': async (visit) => {
    const { table } = await felt(visit, { players: 3 });
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    await page.press(/^Call/);
    await page.waitForFunction(() => document.querySelector('.foot')?.textContent?.includes('(1)'));
    await page.reload();
    await page.waitForFunction(() => document.querySelector('.foot')?.textContent?.includes('(1)'));
    // A second tablet at the same table sees the same, and what it enters the first sees.
    const second = await visit.as('supervisor', `/tablet/${table}`, { size: tablet });
    await second.getByRole('button', { name: /^Undo \(1\)/ }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  },
  'hosted: a player follows on a phone and sees no card that was not told': async (visit) => {
    const { table } = await felt(visit, { players: 2 });
    const phone = await visit.guest(`/table/${table}`, { size: { width: 360, height: 740 } });
    await phone.getByText('Real cards', { exact: false }).first().waitFor({ state: 'attached' });
    await visit.house.operator.evaluate(() => 0);
    await phone
      .getByRole('button', { name: /^(Sit|Seat 3|Take a seat|Play)/i })
      .first()
      .click();
    const dialog = phone.getByRole('dialog');
    if (await dialog.count()) await dialog.locator('.primary').first().click();
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    await page
      .getByRole('button', { name: /^(Call|Check)/ })
      .first()
      .waitFor();
    await phone.waitForFunction(() =>
      /round/i.test(document.querySelector('.log')?.textContent ?? ''),
    );
    const cards = phone.framesHeard.join('').match(/"[2-9TJQKA][shdc]"/g) ?? [];
    assert.deepEqual(cards, []);
    await visit.shot(phone, 'hosted-phone');
  },
  'hosted: a screen shows the table to the room, and nothing can be entered there': async (
    visit,
  ) => {
    const { table, name } = await felt(visit, { players: 3 });
    const screen = await visit.stranger();
    await screen.goto(visit.at(`/screen/${table}`));
    await screen.getByRole('heading', { name }).waitFor();
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    await screen.getByText('the pot is', { exact: false }).waitFor();
    assert.equal(await screen.locator('button:enabled').count(), 0);
    await fits(screen);
    await visit.shot(screen, 'hosted-screen');
  },
  ...tenRoundsOf(everyGame.filter(({ title }) => usual.includes(title))),
  'hosted: a short all-in makes a side pot, and nothing is lost': async (visit) => {
    const { table, name, stake } = await felt(visit, {
      rulebook: 'modern-holdem',
      players: 2,
      deep: 100,
    });
    await visit.order([
      { type: 'seat_walk_in', table, seat: 3, name: `${name} short`, stake: stake / 2 },
    ]);
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    for (let acts = 0; acts < 3; acts += 1) {
      const before = await page.locator('.tablet').getAttribute('data-seq');
      await page.locator('.acts:not(.busy)').first().waitFor();
      const all = page.locator('.acts button').filter({ hasText: /^All in/ });
      await page.press((await all.count()) > 0 ? /^All in/ : /^Call/);
      await page.waitForFunction(
        (seq) => document.querySelector('.tablet')?.dataset.seq !== seq,
        before,
      );
    }
    await page.say('communal cards');
    // A main pot for three, and what only two of them can win.
    const [{ state }] = await visit.order([{ type: 'watch', table }]);
    assert.deepEqual(
      state.view.round.pots.map(({ eligible }) => eligible.length),
      [3, 2],
    );
    await page.cards('2c 7d 9h Js 3d');
    for (const cards of ['As Ad', 'Kc Kd', 'Qs Qd']) {
      if ((await page.locator('.asks').count()) === 0) break;
      await page.say('shows:');
      await page.cards(cards);
    }
    await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
    const [figures] = await visit.order([{ type: 'figures', from: table }]);
    const taken = figures.tables.find((one) => one.table === table);
    const house = ((taken?.commission_cents ?? 0) + (taken?.time_cents ?? 0)) / 100;
    assert.equal(sum(await stakesOf(visit, table)) + house, 2 * stake + stake / 2);
  },
  'hosted: a card exposed on the deal is ruled on, named and put right': async (visit) => {
    const { table } = await felt(visit, { players: 3 });
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    await page.getByRole('button', { name: /^Call/ }).waitFor();
    await page.press('Something went wrong');
    await page.press('Hole exposed');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Seat 2/ }).click();
    await page.cards('Kd');
    await dialog.getByRole('button', { name: 'What does the book say?' }).click();
    await dialog.getByText(/H95-/).first().waitFor();
    await dialog.getByRole('button', { name: 'Understood' }).click();
    await page
      .getByRole('button', { name: /^(Call|The cards are shuffled)/ })
      .first()
      .waitFor();
  },
  'hosted: chips counted on the table are put right, on record': async (visit) => {
    const { table, stake } = await felt(visit, { players: 2 });
    await visit.order([{ type: 'set_house', table, key: 'chips', value: 'table' }]);
    const page = await dealerAt(visit, table);
    await page.press('Count the chips');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^1 / }).click();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    for (const digit of String(stake + 5))
      await dialog.getByRole('button', { name: digit, exact: true }).click();
    await dialog.getByText('(+5)').waitFor();
    await visit.shot(page, 'tablet-count');
    await dialog.getByRole('button', { name: /^Put 1 right/ }).click();
    await page
      .getByText(/5 more than entered/)
      .first()
      .waitFor();
    assert.deepEqual(await stakesOf(visit, table), [stake + 5, stake]);
  },
  'hosted: a round of Canberra Poker: antes, jackpot wager, hands at the settlement, payouts':
    async (visit) => {
      const { table, page } = await boxesAt(visit);
      await page.press('Call for wagers');
      for (const box of [1, 2, 3]) await page.atBox(box, /^Ante/);
      await page.atBox(1, 'Jackpot');
      await page.press('No more wagers: deal');
      await page.asked('The dealer has');
      await page.card('Kd');
      await page.atBox(1, /^Bet/);
      await page.atBox(2, 'Fold');
      await page.atBox(3, /^Bet/);
      await page.asked('0 of 4');
      await visit.shot(page, 'tablet-canberra');
      await page.cards('As 3c 7h 9d');
      await page.asked('0 of 5');
      await page.cards('2h 5h 8h Jh Qh');
      await page.asked('P3');
      await page.cards('2c 5d 8s Jd Qc');
      const payouts = page.getByLabel('Payouts by box');
      await payouts.getByText('CP17-9.4').first().waitFor();
      await payouts.getByText('CP17-9.5').first().waitFor();
      await visit.shot(page, 'tablet-canberra-payouts');
      await page.atBox(1, 'Declares');
      await page.press('Pay the jackpot hands');
      await page.press('Collect the cards');
      const stakes = await stakesInCents(visit, table);
      assert(stakes[0] > 100_000 && stakes[1] === 99_500 && stakes[2] === 98_500, `${stakes}`);
      await page.press('Call for wagers');
      await page.press('The same wagers as before');
      await page.locator('section.box').nth(2).getByText('Ante 5').first().waitFor();
      await fits(page);
    },
  'hosted: the two decks of an automated shoe, a malfunction, and the meter on a screen': async (
    visit,
  ) => {
    const { table, name, page } = await boxesAt(visit, {
      settings: { shoe: 'automated', 'jackpot-pool': '10000' },
      size: { width: 360, height: 740 },
    });
    const screen = await visit.stranger();
    await screen.goto(visit.at(`/screen/${table}`));
    await screen.getByRole('heading', { name }).waitFor();
    await screen.getByLabel('Jackpot meter').getByText('$10,000').waitFor();
    await page.getByText('First deck').waitFor();
    await page.press('Call for wagers');
    await page.atBox(1, /^Ante/);
    await page.atBox(1, 'Jackpot');
    await page.press('No more wagers: deal');
    await page.press('Announced: bet or fold');
    await page.atBox(1, 'Fold');
    await page.press('Collect the cards');
    await page.getByText('Second deck').waitFor();
    await screen.getByLabel('Jackpot meter').getByText('$10,002.50').waitFor();
    await page.press('Call for wagers');
    await page.atBox(1, /^Ante/);
    await page.press('No more wagers: deal');
    await page.press('Something went wrong');
    await page.press('The automated shoe has a fault');
    await page.press('What do the rules say?');
    const ruling = page.getByRole('dialog', { name: 'The ruling' });
    await ruling.getByText('CP17-12.6').first().waitFor();
    await ruling.getByText('load the shoe').waitFor();
    await page.press('Understood');
    await page.getByLabel('To give back').getByText('$5').waitFor();
    await page.press('The shoe is shuffled and loaded');
    await page.getByRole('button', { name: 'Call for wagers' }).waitFor();
    await fits(page);
    await visit.shot(page, 'tablet-canberra-phone');
    await visit.shot(screen, 'hosted-canberra-screen');
  },
  'hosted: a pot in halves goes to the high and the low hand': async (visit) => {
    const { table } = await felt(visit, {
      rulebook: 'stud-2005',
      players: 2,
      settings: { win: 'high-low' },
      deep: 100,
    });
    const page = await dealerAt(visit, table);
    await page.press('Deal');
    // Seven cards each: two down, four up, one down. Seat 1 makes the low hand, seat 2 the high one.
    const up = { 1: ['4c', '2d', '6s', '8c'], 2: ['Kd', 'Qs', 'Qh', 'Jd'] };
    const hands = { 1: 'As 3h 5d', 2: 'Kc Ks Td' };
    for (let street = 0; street < 4; street += 1) {
      await page.locator('.asks').waitFor();
      const [{ state }] = await visit.order([{ type: 'watch', table }]);
      for (const seat of state.hosted.whose) {
        await page.locator('.asks').getByText(`P${seat}:`).waitFor();
        await page.card(up[seat][street]);
      }
      await page.locator('.asks').waitFor({ state: 'detached' });
      await allStay(page);
    }
    await allStay(page);
    for (let shown = 0; shown < 2; shown += 1) {
      if ((await page.locator('.asks').count()) === 0) break;
      const [{ state }] = await visit.order([{ type: 'watch', table }]);
      const before = await page.locator('.tablet').getAttribute('data-seq');
      await page.cards(hands[state.hosted.whose[0]]);
      await page.waitForFunction(
        (seq) => document.querySelector('.tablet')?.dataset.seq !== seq,
        before,
      );
    }
    await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
    await page.press('Log');
    await page.getByText(/high/).first().waitFor();
    const [{ events }] = await visit.order([{ type: 'watch', table, after: 0 }]);
    const won = events.filter(({ type }) => type === 'won');
    assert.deepEqual(new Set(won.map(({ seat }) => seat)), new Set([1, 2]), JSON.stringify(won));
  },
};
