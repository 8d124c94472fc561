// The action bar and what belongs to it: sizes, keys, choices made ahead, looks.
import assert from 'node:assert/strict';
import { act, answered, duel, ownHand, stateOf, toAct, turnBar } from './play.mjs';
import { send } from './visit.mjs';

const raise = (page) => turnBar(page).locator('.acts .primary');
const legalOf = async (page) => (await stateOf(page)).view.round.legal;

export const controlTests = {
  'the pot has its name, and what is to be called is always on the felt': async (visit) => {
    const { first, second } = await duel(visit);
    for (const page of [first, second])
      await page.locator('.pot small', { hasText: 'Pot' }).waitFor();
    await first.locator('.owed').getByText('To call: 1', { exact: false }).waitFor();
    assert.equal(await second.locator('.owed').count(), 0);
  },
  'amounts are shown in big blinds by choice': async (visit) => {
    const { first } = await duel(visit);
    await first.getByRole('button', { name: 'Looks and sounds' }).click();
    await first.getByLabel('Amounts in big blinds').check();
    await first.locator('.seat.own .stake .full', { hasText: /^[\d.]+ BB$/ }).waitFor();
    await first.getByLabel('Amounts in big blinds').uncheck();
    await first.locator('.seat.own .stake .full', { hasText: /^\d+$/ }).waitFor();
  },
  'keys read out hand, board, pot and stakes, and Call is at most three tabs away': async (
    visit,
  ) => {
    const { first } = await duel(visit);
    const read = first.getByRole('status', { name: 'Read out' });
    for (const [key, words] of [
      ['h', /You hold .* of /],
      ['b', /No communal cards/],
      ['p', /The pot is \d+\. \d+ to call/],
      ['s', /Seat 1, .*: \d+\. Seat 2/],
    ]) {
      await first.keyboard.press(key);
      await read.filter({ hasText: words }).waitFor({ state: 'attached' });
    }
    const focused = () =>
      first.evaluate(() => {
        const at = document.activeElement;
        return at?.tagName === 'BUTTON' ? at.textContent.trim() : '';
      });
    for (let tabs = 0; tabs < 3 && !(await focused()).startsWith('Call'); ++tabs)
      await first.keyboard.press('Tab');
    assert.match(await focused(), /^Call/);
  },
  'while play waits for a ruling nobody can act, and the ruling is told on the felt': async (
    visit,
  ) => {
    const { first, table } = await duel(visit);
    const supervisor = await visit.as('supervisor', `/supervisor/${table}`);
    await send(supervisor, [
      { type: 'report', table, what: 'communal-early', seen: false, mixed: false },
    ]);
    await first.getByText('Play waits for a ruling. You can act when it is made.').waitFor();
    assert.equal(await turnBar(first).count(), 0);
    await supervisor.locator('.ruling').getByRole('button').first().click();
    await first.locator('.news').waitFor();
    await first
      .getByText('Play waits for a ruling. You can act when it is made.')
      .waitFor({ state: 'detached' });
  },
  'a player who cannot raise is told why, with the clause': async (visit) => {
    const { first, second } = await duel(visit);
    for (const part of ['.presets', '.acts'])
      await turnBar(first)
        .locator(part)
        .getByRole('button', { name: /^All in/ })
        .click();
    await turnBar(second).getByRole('button', { name: 'Why can’t I raise?' }).click();
    const notice = second.locator('.notice');
    await notice.waitFor();
    await notice.getByRole('button', { name: /^Show clause RWS17-/ }).waitFor();
    await act(second, /^Fold/);
  },
  'the title and the icon of the page say that it is your turn': async (visit) => {
    const { first, second } = await duel(visit);
    const icon = (page) => page.locator('link[rel="icon"]').getAttribute('href');
    assert.match(await first.title(), /^● Your turn · /);
    assert.equal(await icon(first), '/favicon-turn.svg');
    assert.doesNotMatch(await second.title(), /Your turn/);
    assert.equal(await icon(second), '/favicon.svg');
    await act(first, /^Call/);
    await second.waitForFunction(() => document.title.startsWith('● Your turn'));
    await first.waitForFunction(() => !document.title.includes('Your turn'));
  },
  'a fold that could be a check is asked about once': async (visit) => {
    const { first, second } = await duel(visit);
    await act(first, /^Call/);
    await turnBar(second).getByRole('button', { name: /^Fold/ }).click();
    await turnBar(second).getByText('You can check for nothing.').waitFor();
    assert((await stateOf(second)).view.dealing);
    await act(second, /^Fold anyway/);
    await second.locator('.log li', { hasText: 'folds' }).first().waitFor();
  },
  'keys still work after the slider was moved': async (visit) => {
    const { first, second } = await duel(visit);
    const slider = first.getByRole('slider');
    await slider.focus();
    await first.keyboard.press('ArrowRight');
    await slider.press('f');
    await second.locator('.log li', { hasText: 'folds' }).first().waitFor();
  },
  'the log stays at its end, however much happens at once, until the reader scrolls': async (
    visit,
  ) => {
    const { first, second } = await duel(visit);
    const log = first.locator('.log');
    const lines = () => log.locator('li').count();
    const left = () =>
      log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    const grown = (count) =>
      first.waitForFunction((most) => document.querySelectorAll('.log li').length > most, count);
    await log.evaluate((list) => (list.style.height = '60px'));
    const before = await lines();
    await act(first, /^Call/);
    await act(second, /^Check/);
    await grown(before + 2); // The flop, too.
    assert((await left()) < 40, `${await left()} pixels below the end`);
    // A reader who scrolls up stays where they are.
    await log.evaluate((list) => (list.scrollTop = 0));
    const [opener, other] = await toAct([first, second]);
    const read = await lines();
    await act(opener, /^Check/);
    await grown(read);
    assert.equal(await log.evaluate((list) => list.scrollTop), 0);
    // At the end again, they follow a whole showdown.
    await log.evaluate((list) => (list.scrollTop = list.scrollHeight));
    for (const part of ['.presets', '.acts'])
      await turnBar(other)
        .locator(part)
        .getByRole('button', { name: /^All in/ })
        .click();
    await act(opener, /^(Call|All in)/);
    await log.locator('li.win').first().waitFor();
    assert((await left()) < 40, `${await left()} pixels below the end`);
  },
  'a choice made ahead is carried out, and lapses when it no longer holds': async (visit) => {
    const { first, second } = await duel(visit);
    const ahead = second.getByRole('group', { name: 'When your turn comes' });
    await ahead.getByRole('button', { name: /^Check$/ }).click();
    await act(first, /^Raise to/);
    await turnBar(second).waitFor(); // A check is no longer enough: the player is asked.
    await act(second, /^Call/);
    const [opener, other] = await toAct([first, second]);
    await other
      .getByRole('group', { name: 'When your turn comes' })
      .getByRole('button', { name: 'Check or fold' })
      .click();
    await act(opener, /^Check/);
    await turnBar(opener).waitFor(); // The other page checked by itself, and the next card is out.
    assert.equal((await stateOf(opener)).view.round.board.length, 4);
  },
  'sizes come by preset, slider, arrow and typing, and only legal ones are sent': async (visit) => {
    const { first, second } = await duel(visit, {
      settings: { 'small-blind': '5', minimum: '10', stake: '200' },
      stake: 400,
    });
    const { low, high, step } = await legalOf(first);
    assert(low < high);
    const typed = first.getByLabel('Size in chips');
    await typed.fill(String(high + 1));
    assert.equal(await typed.getAttribute('aria-invalid'), 'true');
    assert(await raise(first).isDisabled());
    await typed.fill(String(low + Math.max(1, step)));
    assert.equal(await typed.getAttribute('aria-invalid'), 'false');
    await turnBar(first).getByRole('button', { name: /^Min/ }).click();
    await first.keyboard.press('ArrowUp');
    assert.match(
      (await raise(first).textContent()) ?? '',
      new RegExp(`${low + Math.max(1, step)}`),
    );
    await first.getByRole('slider').fill(String(low));
    assert.match((await raise(first).textContent()) ?? '', new RegExp(`${low}`));
    await turnBar(first).getByRole('button', { name: /^Pot/ }).click();
    const pot = Number(/(\d+)/.exec((await raise(first).textContent()) ?? '')?.[1]);
    assert(pot > low && pot < high && (pot - low) % Math.max(1, step) === 0);
    await typed.fill(String(low));
    await typed.press('Enter');
    await turnBar(second).waitFor();
    assert.equal((await stateOf(second)).view.round.highest, low);
  },
  'fixed limits offer their two sizes and nothing between': async (visit) => {
    const { first } = await duel(visit, { rulebook: 'holdem-1995', settings: { minimum: '2' } });
    const { low, high, listed } = await legalOf(first);
    assert(listed);
    assert.equal(await first.getByRole('slider').count(), 0);
    await turnBar(first).getByRole('button', { name: /^Max/ }).click();
    assert.match((await raise(first).textContent()) ?? '', new RegExp(`${high}`));
    assert.notEqual(low, high);
  },
  'keys do what the buttons do, and nothing while somebody types': async (visit) => {
    const { first, second } = await duel(visit);
    await first.getByRole('tab', { name: /^Chat/ }).click();
    await first.getByLabel('Say something').fill('f');
    await first.getByLabel('Say something').press('c');
    assert(await turnBar(first).isVisible());
    await first.getByRole('heading', { level: 1 }).click();
    await first.keyboard.press('c');
    await answered(first);
    await turnBar(second).waitFor();
    await second.keyboard.press('2');
    await second.keyboard.press('r');
    await answered(second);
    await turnBar(first).waitFor();
    assert((await stateOf(first)).view.round.highest > 2);
    await first.keyboard.press('f');
    await second.locator('.log li.win').waitFor();
  },
  'cards to throw away are chosen on the hand': async (visit) => {
    const { first, second } = await duel(visit, {
      rulebook: 'draw-2001',
      settings: { minimum: '2' },
    });
    let pages = [first, second];
    while ((await legalOf(pages[0])).draw === false) {
      await act(pages[0], /^(Check|Call|Pass)/);
      pages = await toAct(pages);
    }
    const [page] = pages;
    const before = await ownHand(page);
    for (const card of [0, 1]) await page.locator('.seat.own .pick').nth(card).click();
    await act(page, /^Throw away 2 and draw/);
    await turnBar(page).waitFor({ state: 'detached' });
    const after = await ownHand(page);
    assert.equal(after.filter((card) => before.includes(card)).length, 3);
    assert.equal(after.length, 5);
  },
  'the four-colour deck colours every suit, and the browser remembers it': async (visit) => {
    const { first } = await duel(visit, { rulebook: 'omaha-2001', settings: { minimum: '2' } });
    const inks = () =>
      first
        .locator('.seat.own .card .rank')
        .evaluateAll((ranks) =>
          Object.fromEntries(
            ranks.map((rank) => [
              rank.parentElement?.getAttribute('aria-label')?.split(' of ')[1],
              rank.getAttribute('fill'),
            ]),
          ),
        );
    const two = await inks();
    await first.getByRole('button', { name: 'Looks and sounds' }).click();
    await first.getByLabel('Four-colour deck').check();
    const four = await inks();
    for (const [suit, ink] of Object.entries(four))
      assert.equal(ink !== two[suit], suit === 'clubs' || suit === 'diamonds', `${suit} is ${ink}`);
    await first.reload();
    await first.locator('.seat.own .card .rank').first().waitFor();
    assert.deepEqual(await inks(), four);
  },
  'wagers come from their seats, and the pot goes to its winner, where things may move': async (
    visit,
  ) => {
    const { first, table } = await duel(visit);
    const watcher = await visit.guest(`/table/${table}`, { motion: 'no-preference' });
    const moves = (page, part) =>
      page
        .locator(part)
        .first()
        .evaluate((one) => getComputedStyle(one).animationName);
    await watcher.locator('.bet').first().waitFor();
    assert.match(await moves(watcher, '.bet'), /wagered/);
    assert.equal(await moves(first, '.bet'), 'none');
    await act(first, /^Fold/);
    for (const page of [watcher, first])
      await page.locator('.prize').waitFor({ state: 'attached' });
    assert.match(await moves(watcher, '.prize'), /paid/);
    assert.equal(await moves(first, '.prize'), 'none');
    // Who sees no movement sees no chips that would be left lying.
    assert.equal(
      await first.locator('.prize').evaluate((one) => getComputedStyle(one).opacity),
      '0',
    );
  },
  'animation is off for somebody who asks for reduced motion, and by the switch': async (visit) => {
    const moves = (page) =>
      page
        .locator('.card')
        .first()
        .evaluate((card) => getComputedStyle(card).animationName);
    const still = await visit.guest('/');
    assert.equal(await moves(still), 'none');
    const lively = await visit.guest('/', { motion: 'no-preference' });
    assert.notEqual(await moves(lively), 'none');
    await lively.getByRole('button', { name: 'Looks and sounds' }).click();
    await lively.getByLabel('Animation').uncheck();
    assert.equal(await moves(lively), 'none');
  },
};
