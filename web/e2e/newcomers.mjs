// A newcomer plays a round of every game to its end, on a desktop and on a phone.
import assert from 'node:assert/strict';
import { playRound, turnBar } from './play.mjs';
import { booksOfProgram } from './room.mjs';
import { fits, opened, send, sizes } from './visit.mjs';

async function tableOf(page) {
  await page.locator('.seat.own').waitFor();
  const table = Number(/table\/(\d+)/.exec(page.url())?.[1]);
  return (await send(page, [{ type: 'watch', table }]))[0];
}

// The lobby has a table of each, by its plain name.
const games = new Set(
  booksOfProgram()
    .filter(({ kind, tournament, documented }) => kind === 'poker' && !tournament && documented)
    .map(({ name }) => name),
);
// The operator opens a table for each of these, which the lobby lacks.
const wanted = {
  'Omaha high and low': {
    rulebook: 'omaha-2001',
    settings: { minimum: '2', stake: '40', win: 'high-low' },
  },
  'Seven Card Stud low': {
    rulebook: 'stud-2005',
    settings: { minimum: '2', stake: '40', win: 'low' },
  },
  'Draw Poker with the Joker': {
    rulebook: 'draw-2001',
    settings: { minimum: '2', stake: '40', joker: 'on' },
  },
};

export const newcomerRepeats = {};
export const newcomerTests = {
  "a newcomer's first table is no-limit with a hundred big blinds, and they are led through a hand":
    async (visit) => {
      const page = await visit.stranger({ size: sizes.phone });
      await page.goto(visit.address);
      await page.getByRole('button', { name: 'Practise with bots' }).click();
      await page.getByRole('button', { name: 'Play as a guest' }).click();
      const guide = page.getByRole('note', { name: 'Your first hand' });
      await guide.getByText(/This is your seat|Post now|These are your cards|Your turn/).waitFor();
      await page.locator('h1 .name', { hasText: 'No Limit' }).waitFor();
      const { terms, state } = await tableOf(page);
      const { stake } = state.view.places.find(({ seat }) => seat === state.you.seat);
      assert(stake >= 99 * Math.max(...terms.blinds), `${stake} is less than a hundred blinds`);
      await fits(page);
      const low = await guide.boundingBox();
      const cards = await page.locator('.seat.own').boundingBox();
      assert(low.y + low.height <= cards.y, 'the guide covers the own cards');
      // It goes on by itself, until the hand is over or somebody has had enough.
      await playRound(page);
      await guide.getByRole('button', { name: 'Got it' }).click();
      await guide.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
    },
  'whoever skips the guide never sees it again': async (visit) => {
    const page = await visit.stranger();
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Practise with bots' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    const guide = page.getByRole('note', { name: 'Your first hand' });
    await guide.getByRole('button', { name: 'Skip' }).click();
    await guide.waitFor({ state: 'detached' });
    await page.context().clearCookies();
    await page.goto(visit.at('/rules'));
    await page.goto(visit.at('/'));
    await page.reload();
    await page.getByRole('button', { name: 'Practise with bots' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.locator('.seat.own').waitFor();
    assert.equal(await guide.count(), 0);
  },
  'where they practise, players see their own chances if they switch it on': async (visit) => {
    // Alone among bots: nobody else may come to this table.
    const { name } = await visit.table({
      rulebook: 'rws-2017',
      settings: { stake: '10' },
      bots: 3,
    });
    const page = await visit.guest('/');
    await page.getByRole('button', { name: `Play at ${name}`, exact: true }).click();
    const skip = page
      .getByRole('note', { name: 'Your first hand' })
      .getByRole('button', { name: 'Skip' });
    // The guide comes when the first hand does.
    await page.addLocatorHandler(skip, () => skip.click());
    await page.getByLabel('My chances').check();
    await page.getByText(/^\d+\.\d % of the pot against hands at random$/).waitFor();
    await page.getByLabel('My chances').uncheck();
    await page.getByText('against hands at random').waitFor({ state: 'detached' });
  },
  'a table opened with nothing but its name takes players who press Play': async (visit) => {
    const told = await fetch(`${visit.address}/api/rulebooks`);
    const { rulebooks } = await told.json();
    assert(rulebooks.length > 20, String(rulebooks.length));
    const ofTournaments = new Set(
      booksOfProgram()
        .filter(({ tournament }) => tournament)
        .map(({ key }) => key),
    );
    for (const [at, { rulebook }] of rulebooks.entries()) {
      const name = `By default ${at}`;
      const open = { type: 'open_table', rulebook, name };
      const answer = await opened(visit.house.operator, { ...open, settings: {} });
      if (ofTournaments.has(rulebook)) {
        assert.equal(answer.type, 'refused', rulebook);
        assert(answer.clause, rulebook);
        continue;
      }
      assert.equal(answer.type, 'done', rulebook);
      const page = await visit.guest('/');
      await page.getByRole('button', { name: `Play at ${name}`, exact: true }).click();
      await page.locator('.seat.own, .box.own').waitFor();
      await page.close();
    }
  },
  'a newcomer is seated with two clicks': async (visit) => {
    const page = await visit.stranger();
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Play at Hold-Em', exact: true }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.locator('.seat.own').waitFor();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.locator('.seat.own').waitFor({ state: 'detached' });
  },
};
newcomerTests['a newcomer enters a tournament and is taken to a seat'] = async (visit) => {
  const page = await visit.stranger();
  await page.goto(visit.address);
  await page.getByRole('link', { name: /^Look and enter.*Sit and go$/ }).click();
  await page.getByRole('button', { name: /^Enter for/ }).click();
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByText('You have entered').waitFor();
  await page.locator('.seat.own').waitFor();
  await fits(page);
};
newcomerTests['newcomers who come at once all get a seat'] = async (visit) => {
  const { name } = await visit.table({ rulebook: 'rws-2017', settings: { stake: '10' } });
  const pages = [await visit.stranger(), await visit.stranger(), await visit.stranger()];
  for (const page of pages) {
    await page.goto(visit.address);
    await page.getByRole('button', { name: `Play at ${name}`, exact: true }).click();
  }
  await Promise.all(
    pages.map((page) => page.getByRole('button', { name: 'Play as a guest' }).click()),
  );
  for (const page of pages) await page.locator('.seat.own').waitFor();
};
// Each game on one of the screens, in turn; on the other one with `--long`.
for (const [turn, [name, size]] of Object.entries(sizes).entries()) {
  const testsOf = (at) => (at % 2 === turn ? newcomerTests : newcomerRepeats);
  for (const [at, game] of [...games].entries())
    testsOf(at)[`a newcomer plays a round of ${game} on a ${name}`] = (visit) =>
      newcomer(visit, game, name, size);
  for (const [at, [title, table]] of Object.entries(wanted).entries())
    testsOf(at)[`a newcomer plays a round of ${title} on a ${name}`] = async (visit) => {
      const made = await visit.table({ ...table, name: `${title} ${name}`, bots: 3 });
      await newcomer(visit, made.name, name, size, title);
    };
}

// Keeps what the live regions of a table say, from the first moment, as a screen reader would hear it.
function hearken(page) {
  return page.addInitScript(() => {
    window.heard = [];
    new window.MutationObserver(() => {
      const regions = '[aria-label="What happens"], [aria-label="Read out"]';
      for (const { textContent } of document.querySelectorAll(regions))
        if (!window.heard.includes(textContent)) window.heard.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

async function newcomer(visit, table, name, size, title = table) {
  const page = await visit.stranger({ size });
  await hearken(page);
  await page.goto(visit.address);
  await page.getByRole('button', { name: `Play at ${table}`, exact: true }).click();
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await playRound(page, async () => {
    if (await turnBar(page).isVisible()) await visit.shot(page, `${title}-${name}`);
  });
  await fits(page);
  assert((await page.locator('.log li.win').count()) > 0);
  // A screen reader was told of the deal, the turn with its amounts, and the result.
  const heard = (await page.evaluate(() => window.heard)).join('\n');
  for (const words of [
    /Your turn\. You may .*\. The pot is \d/,
    / of (clubs|diamonds|hearts|spades)/,
    /wins/,
  ])
    assert.match(heard, words);
  // A player who lost everything has already left.
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  if (await leave.isVisible()) await leave.click();
}
