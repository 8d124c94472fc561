// What people once ran into, each for itself: it stays mended.
import assert from 'node:assert/strict';
import { act, duel, quickly, stateOf, toAct, turnBar } from './play.mjs';
import { scenes, stage } from './stage.mjs';
import { sizes } from './visit.mjs';

async function allIn(page) {
  for (const part of ['.presets', '.acts'])
    await turnBar(page)
      .locator(part)
      .getByRole('button', { name: /^All in/ })
      .click();
}

export const lapseTests = {
  'a player who has lost everything is told so': async (visit) => {
    const { first, second } = await duel(visit, { stake: 20 });
    const broke = (page) => page.locator('.standing', { hasText: /no chips left/ });
    for (let round = 0; round < 10; ++round) {
      const [one, other] = await toAct([first, second]);
      await allIn(one);
      await act(other, /^(Call|All in)/);
      // A divided pot leaves both with their chips: then once more.
      const over = await Promise.race([
        ...[first, second].map((page) =>
          broke(page)
            .waitFor()
            .then(() => true),
        ),
        toAct([first, second]).then(() => false),
      ]);
      if (over) return;
    }
    throw new Error('ten pots were divided');
  },
  'what is offered keeps its looks while an answer is awaited, and is sent once': async (visit) => {
    const page = await visit.stranger();
    const heard = await stage(page, scenes['ten-handed'], 'player', ['fold']);
    await page.goto(visit.at('/table/1'));
    const fold = turnBar(page).getByRole('button', { name: /^Fold/ });
    await fold.click();
    await page.locator('.controls[aria-busy="true"]').waitFor();
    assert(await fold.isEnabled());
    await fold.click();
    assert.equal(heard.filter(({ type }) => type === 'fold').length, 1);
  },
  'three winners are seen, none behind the own cards': async (visit) => {
    const { showdown } = scenes;
    const { events } = showdown;
    const won = events.find(({ type }) => type === 'won');
    const more = [5, 1].map((seat) => ({ ...won, seat, amount: 7000, text: `seat ${seat} wins` }));
    for (const size of [...Object.values(sizes), { width: 320, height: 568 }]) {
      const page = await visit.stranger({ size });
      await stage(page, { ...showdown, events: [...events, ...more] });
      await page.goto(visit.at('/table/1'));
      await page.locator('.winner').nth(2).waitFor();
      const hidden = await page.locator('.winner').evaluateAll((all) =>
        all
          .filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            return !one.contains(seen);
          })
          .map(({ textContent }) => textContent),
      );
      assert.deepEqual(hidden, [], `at ${size.width}`);
      await page.close();
    }
  },
  'a dialog shows no refusal that is not about it': async (visit) => {
    const { first } = await duel(visit, { stake: 100 });
    await first.getByRole('button', { name: 'Top up' }).click();
    await first.getByLabel('Chips', { exact: true }).fill('100000');
    await first.getByRole('button', { name: 'Add the chips' }).click();
    await first.locator('dialog .refusal').waitFor();
    await first.keyboard.press('Escape');
    await first.getByRole('button', { name: 'Dispute' }).click();
    await first.getByLabel('What is in dispute').waitFor();
    assert.equal(await first.locator('dialog .refusal').count(), 0);
  },
  'the log says times as people read them, and a replay follows its log': async (visit) => {
    const { first, second, table } = await duel(visit, {
      rulebook: 'stud-2005',
      settings: { minimum: '2' },
    });
    const seat = (await stateOf(first)).view.round.turn;
    await visit.orderAs('supervisor', [{ type: 'start_clock', table, seat }]);
    await first.getByText(/^The clock is running/).waitFor();
    await act(first, /^(Bet|Open|Raise|Call|Check)/);
    await act(second, /^Fold/);
    await first.locator('.log li.win').first().waitFor();
    const lines = await first.locator('.log li').allTextContents();
    assert.deepEqual(
      lines.filter((line) => /\d{3,}:\d\d:\d\d/.test(line)),
      [],
    );
    await first.goto(visit.at(`/replay/${table}/1`));
    await first.locator('.log').evaluate((list) => (list.style.height = '60px'));
    await first.getByRole('button', { name: 'To the end' }).click();
    await first.locator('.log li.win').first().waitFor();
    await first.waitForFunction(() => {
      const list = document.querySelector('.log');
      return list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    });
  },
  'the link of any member of staff leads to their console, and a new one after they signed out':
    async (visit) => {
      const operator = await visit.as('operator', '/operator');
      await operator.getByRole('button', { name: 'Staff', exact: true }).click();
      for (const [role, title] of Object.entries({
        director: 'Supervisor',
        supervisor: 'Supervisor',
        inspector: 'Inspector',
      })) {
        const name = `${role} ${Math.random().toString(36).slice(2, 6)}`;
        await operator.getByRole('textbox', { name: 'Name' }).fill(name);
        await operator.getByLabel('Role').selectOption(role);
        await operator.getByRole('button', { name: 'Appoint', exact: true }).click();
        const told = operator.getByRole('status').filter({ hasText: name });
        const page = await visit.stranger();
        await page.goto(await told.locator('code').textContent());
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        if (role !== 'supervisor') continue;
        const first = await told.locator('code').textContent();
        await page.goto(visit.at('/account'));
        await page.getByRole('button', { name: 'Sign out', exact: true }).click();
        await page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
        await operator.getByRole('button', { name: `New code for ${name}` }).click();
        await operator.waitForFunction(
          (old) => document.querySelector('form code')?.textContent !== old,
          first,
        );
        await page.goto('about:blank');
        await page.goto(await told.locator('code').textContent());
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
      }
    },
  'a table without players closes at once, and its settings open where they are seen': async (
    visit,
  ) => {
    const { name } = await visit.table({ rulebook: 'holdem-2001' });
    const page = await visit.as('operator', '/operator', { size: sizes.phone });
    // The list is longer than the screen, and the panel is below it.
    const seen = async (title) => {
      await page.getByRole('button', { name: `Settings of ${title}`, exact: true }).click();
      await page.getByRole('region', { name: `Settings of ${title}` }).waitFor();
      await page.waitForFunction((label) => {
        const { top } = document
          .querySelector(`section[aria-label="${label}"]`)
          .getBoundingClientRect();
        return top >= 0 && top < window.innerHeight - 100;
      }, `Settings of ${title}`);
    };
    await seen('Hold-Em');
    await seen(name);
    const panel = page.getByRole('region', { name: `Settings of ${name}` });
    await panel.getByLabel('the inspector was told').check();
    await panel.getByLabel('Rounds still to be dealt').fill('0');
    await panel.getByRole('button', { name: 'Announce the closing' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Close ${name}` })
      .click();
    await page.getByRole('cell', { name, exact: true }).waitFor({ state: 'detached' });
  },
  'Canberra Poker tells the whole loss and the dealer’s hand, offers the same again, and does not jump':
    async (visit) => {
      const { table } = await visit.table({
        rulebook: 'canberra-2017',
        settings: { minimum: '5', maximum: '500' },
        pace: { 'wager-seconds': '8', 'pause-seconds': '6' },
      });
      const page = await visit.guest(`/table/${table}`, { size: { width: 1280, height: 800 } });
      await page.getByRole('button', { name: 'Sit at box 1' }).click();
      await page.getByRole('button', { name: 'Take the seat' }).click();
      const own = page.locator('.box.own');
      const button = (name) => page.getByRole('button', { name });
      const places = () =>
        page.evaluate(() =>
          ['.box.own', '.top', '.layout'].map((part) => {
            const { top, height } = document.querySelector(part).getBoundingClientRect();
            return `${part} ${Math.round(top)} ${Math.round(height)}`;
          }),
        );
      await button(/^Ante 5/).click();
      await button(/^Jackpot/).click();
      await own.locator('.pad.lit').waitFor();
      const before = await places();
      await button(/^Bet 10/).waitFor();
      assert.deepEqual(await places(), before, 'the layout jumped when the cards came');
      await quickly(button(/^Fold/));
      await own.locator('.result', { hasText: '$7.50 lost' }).waitFor();
      await page.locator('.dealer .label', { hasText: /^Dealer: .+/ }).waitFor();
      assert.deepEqual(await places(), before, 'the layout jumped at the settlement');
      await button('Same again: 5 and jackpot').click();
      await own.locator('.pad.lit').waitFor();
      await button(/^Bet 10/).waitFor();
    },
};
