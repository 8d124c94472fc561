// What a screen reader says: every text that comes into a live region, in whole rounds of every game.
import assert from 'node:assert/strict';
import { englishOn } from './german.mjs';
import { act, duel, playRound, quickly, toAct } from './play.mjs';
import { booksOfProgram } from './room.mjs';
import { send } from './visit.mjs';

// Keeps what is read out from now on, in its order.
async function listen(page) {
  await page.evaluate(() => {
    window.heard = [];
    const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    new window.MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const parts = addedNodes.length > 0 ? [...addedNodes] : [target];
        for (const part of parts) {
          const element = part.nodeType === 1 ? part : part.parentElement;
          if (!element?.closest(live) || element.closest('[aria-hidden="true"]')) continue;
          const text = part.textContent.replace(/\s+/g, ' ').trim();
          if (text) window.heard.push(text);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
const heard = (page) => page.evaluate(() => window.heard);
const said = async (page, words) => {
  await page.waitForFunction(
    (source) => window.heard.some((text) => new RegExp(source).test(text)),
    words.source,
  );
};
const cards =
  /(ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two) of (spades|hearts|diamonds|clubs)|the Joker/;

// A card that is written for the eye, or a count of seconds.
const unspeakable = (text) => /\b[2-9TJQKA][cdh]\b|\?\?|^\d+ s$|\d+ s\b.*\d+ s\b/.test(text);

async function wholeRound(page, name, { board }) {
  await listen(page);
  await playRound(page);
  await said(page, /wins \d/);
  const all = await heard(page);
  const text = all.join('\n');
  assert.match(text, new RegExp(`${name}\\) is dealt ${cards.source}`), `own cards\n${text}`);
  assert.match(
    text,
    /Your turn\. You may .*\d.*The pot is \d/,
    `the turn and its amounts\n${text}`,
  );
  assert.match(text, / is to act\./, `whose turn it is\n${text}`);
  assert.match(text, /wins [\d,]+ from/, `the result\n${text}`);
  if (board && /shows/.test(text))
    assert.match(text, new RegExp(`communal ${cards.source}`), `the board\n${text}`);
  assert.deepEqual(all.filter(unspeakable), []);
}

const books = booksOfProgram().filter(({ kind, tournament }) => kind === 'poker' && !tournament);
// One edition of each game: their words are the same.
const games = new Map([...books].reverse().map((book) => [book.name, book]));

export const spokenTests = {};
for (const { key, name } of games.values())
  spokenTests[`a whole round of ${name} is read out, to its result`] = async (visit) => {
    const { table } = await visit.table({ rulebook: key, settings: settingsOf(key), bots: 3 });
    const page = await visit.guest(`/table/${table}`);
    const [{ terms }] = await send(page, [{ type: 'watch', table }]);
    const stake = Math.max(terms.stake, terms.minimum * 40);
    await send(page, [{ type: 'sit', table, seat: 1, stake }]);
    await page.locator('.seat.own').waitFor();
    // Somebody who looks on in German.
    const german = await visit.guest(`/table/${table}`, { language: 'de' });
    await german.locator('.seat').first().waitFor();
    await listen(german);
    await wholeRound(page, page.name, {
      board: !terms.draw && terms.hole_cards < 7 && !/stud/i.test(name),
    });
    await said(german, /gewinnt \d/);
    assert.deepEqual(await englishOn(german, await heard(german)), []);
  };
// A book without a usual stake is given one.
const settingsOf = (key) => (/modern|rws/.test(key) ? {} : { minimum: '2' });

Object.assign(spokenTests, {
  'a whole round of Canberra Poker is read out: what may be wagered, both hands, the result':
    async (visit) => {
      const { table } = await visit.table({
        rulebook: 'canberra-2017',
        settings: { minimum: '5', maximum: '500' },
        pace: { 'wager-seconds': '8', 'pause-seconds': '3' },
      });
      const page = await visit.guest(`/table/${table}`);
      const german = await visit.guest(`/table/${table}`, { language: 'de' });
      for (const one of [page, german]) {
        await one.locator('.box').first().waitFor();
        await listen(one);
      }
      await page.getByRole('button', { name: 'Sit at box 1' }).click();
      await page.getByLabel(/Chips to bring/).fill('200');
      await page.getByRole('button', { name: 'Take the seat' }).click();
      await page.locator('.box.own').waitFor();
      await said(page, /^You may ante 5 to 500\. The jackpot wager is \$2\.50\.$/);
      await page.getByRole('button', { name: /^Ante 5/ }).click();
      await said(page, /^Your turn\. You may bet 10 or fold\.$/);
      await page.keyboard.press('h');
      await said(page, new RegExp(`^You hold ${cards.source}`));
      await page.keyboard.press('d');
      await said(page, new RegExp(`^The dealer's hand: .*${cards.source}`));
      await page.keyboard.press('s');
      await said(page, /^Your chips: \$195\. Ante 5, bet 0, jackpot \$0\.$/);
      await quickly(page.getByRole('button', { name: /^Bet 10/ }));
      await said(page, /box 1 \(.*\) (has .*|): (the ante wins|loses|equal|.*back)/);
      const all = await heard(page);
      assert.match(all.join('\n'), new RegExp(`box 1 .* is dealt ${cards.source}`));
      assert.match(all.join('\n'), new RegExp(`the dealer shows ${cards.source}`));
      assert.deepEqual(all.filter(unspeakable), []);
      await said(german, /Box 1 \(.*\)(:| hat) .*(gewinnt|verliert|gehen zurück)/);
      assert.deepEqual(await englishOn(german, await heard(german)), []);
    },
  'a ruling, a clock and an all-in are read out, and no second after the other': async (visit) => {
    const { first, second, table } = await duel(visit, {
      rulebook: 'stud-2005',
      settings: { minimum: '2' },
    });
    for (const page of [first, second]) await listen(page);
    const [{ state }] = await send(first, [{ type: 'watch', table }]);
    await visit.orderAs('supervisor', [
      { type: 'start_clock', table, seat: state.view.round.turn },
    ]);
    await said(first, /^The clock is running:/);
    await said(second, /has ninety seconds to act/);
    await visit.orderAs('supervisor', [{ type: 'stop_clock', table }]);
    await said(first, /the clock stops/);
    await act(first, /^(Bet|Open|Raise|Call|Check)/);
    const [turn] = await toAct([first, second]);
    await said(turn, /^Your turn\./);
    const clocks = (await heard(first)).filter((text) => /clock is running/.test(text));
    assert.equal(clocks.length, 1, clocks.join('\n'));
    // Reading out does not take the focus away.
    const fold = turn.getByRole('button', { name: /^Fold/ });
    await fold.focus();
    await turn.keyboard.press('p');
    await said(turn, /The pot is \d/);
    assert.match(await turn.evaluate(() => document.activeElement.textContent), /Fold/);
  },
});
