// The page in another language: chosen, remembered, played in; and read from right to left.
import assert from 'node:assert/strict';
import { announced, directed } from './directing.mjs';
import { felt, tablet } from './felt.mjs';
import { englishOn } from './german.mjs';
import { act, duel } from './play.mjs';
import { scenes, stage } from './stage.mjs';
import { lobby } from './scenes/lobby.mjs';
import { long } from './scenes/people.mjs';
import { fits, send } from './visit.mjs';

const widths = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };
// What stays as it is in any language: names of formats, keys and programs.
const kept =
  /^(cardroom|csv|utc|phh|ohh|open|hand|history|pokerstars|vpip|pfr|buck|joker|qr|ctrl|documents|folder|min|max|english|deutsch|chrome|linux)$/i;

// What the room said in a message; names of fields are not said.
function values(message) {
  if (typeof message === 'string') return [message];
  return message && typeof message === 'object' ? Object.values(message).flatMap(values) : [];
}

// Words in Latin letters on the page that neither the room nor a person said.
async function leftOver(page, said) {
  const shown = await page.evaluate(() => {
    const texts = [document.body.innerText];
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
    for (const field of document.querySelectorAll('input, textarea')) texts.push(field.value);
    return texts.join('\n');
  });
  const known = new Set(
    (
      said()
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    ).filter(Boolean),
  );
  const words = shown.match(/[a-z]{3,}/gi) ?? [];
  return [...new Set(words)].filter((word) => !known.has(word.toLowerCase()) && !kept.test(word));
}

async function mirrored(page, said, title) {
  assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl', title);
  await fits(page);
  // The text of the rules stays in its own language.
  if (title !== '/rules') assert.deepEqual(await leftOver(page, said), [], title);
}

// A night at physical tables with its papers, one of Canberra Poker, and a table with real cards.
async function nightPages(visit) {
  const { console, tournament } = await directed(visit);
  const contest = await announced(visit, {
    format: 'tournament-canberra-2017',
    conditions: Object.entries({
      ...{ competition: 'sessions', sessions: '2', repechage: '1', 'buy-backs': 'none' },
      ...{ start: '19:00', entry: 'online', eligibility: '18+', elimination: '0', jackpot: 'no' },
    }),
    table_settings: [],
    house: [],
  });
  await send(console, [{ type: 'start_break', tournament, length_s: 600 }]);
  const { table } = await felt(visit);
  return { tournament, contest, table };
}

// English sentences of the room that a German must not see.
const english =
  /\b(folds|calls|raises|bets|posts|wins|shows|checks|dealt|commission|seat|round|pot|turn|the)\b/i;

export const languageTests = {
  'a page speaks the language of the browser, or the one that was chosen': async (visit) => {
    const page = await visit.stranger({ locale: 'de-AT' });
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Mit Bots üben' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'de-DE');
    await page.getByRole('button', { name: 'Aussehen und Töne' }).click();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await page.getByRole('button', { name: 'Practise with bots' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Practise with bots' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'en-AU');
    await page.getByRole('button', { name: 'Looks and sounds' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('As the browser');
    await page.getByRole('button', { name: 'Mit Bots üben' }).waitFor();
  },
  'a night, its papers, the display and a table with real cards are in German': async (visit) => {
    const { tournament, contest, table } = await nightPages(visit);
    const seen = async (page, title) => assert.deepEqual(await englishOn(page), [], title);
    const director = await visit.as('director', `/tournament/${tournament}`, { language: 'de' });
    const tabs = director.getByRole('tab');
    await tabs.first().waitFor();
    for (let at = 0; at < (await tabs.count()); ++at) {
      await tabs.nth(at).click();
      await seen(director, `tab ${at}`);
    }
    for (const hash of [
      ...[`/display/${tournament}`, `/tournament/${contest}`, '/supervisor'],
      ...['slips', 'sign-in', 'results', 'prizes'].map((what) => `/print/${tournament}/${what}`),
    ]) {
      await director.goto(visit.at(hash));
      await director.locator('h1, .display').first().waitFor();
      await seen(director, hash);
    }
    const player = await visit.guest(`/tournament/${tournament}`, { language: 'de' });
    for (const hash of [
      `/tournament/${tournament}`,
      `/tournament/${contest}`,
      `/screen/${table}`,
    ]) {
      await player.goto(visit.at(hash));
      await player.locator('h1, h2, .seat').first().waitFor();
      await seen(player, hash);
    }
    const dealer = await visit.as('dealer', `/tablet/${table}`, {
      ...{ size: tablet, touch: true, language: 'de' },
    });
    await dealer.locator('.tablet').waitFor();
    await seen(dealer, 'the tablet');
    await dealer.getByRole('button', { name: 'Geben', exact: true }).tap();
    await dealer.locator('.acts button.primary, .asks').first().waitFor();
    await seen(dealer, 'the tablet in a round');
    await dealer.getByRole('button', { name: 'Etwas ist schiefgegangen' }).tap();
    await seen(dealer, 'what goes wrong');
  },
  'English costs no German': async (visit) => {
    const page = await visit.stranger();
    const fetched = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Practise with bots' }).waitFor();
    const scripts = fetched.filter((url) => url.endsWith('.js'));
    const texts = await page.evaluate(
      (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).text())),
      scripts,
    );
    assert(texts.some((text) => text.includes('Practise with bots')));
    assert(!texts.some((text) => text.includes('Mit Bots üben')));
  },
  'a round in German: what is offered, what happens, what is refused': async (visit) => {
    const { first, table } = await duel(visit, { language: 'de' });
    await act(first, /^Aussteigen/);
    await first.locator('.log li.win').first().waitFor();
    const lines = await first.locator('.log li').allInnerTexts();
    assert(lines.some((line) => /gewinnt \d/.test(line)));
    assert.deepEqual(
      lines
        .map((line) => line.replace(/\([^)]*\)|\b[A-Z]+\d+-\S+/g, ''))
        .filter((line) => english.test(line)),
      [],
    );
    await first.getByRole('button', { name: 'Nachkaufen' }).click();
    await first.getByRole('textbox', { name: 'Chips', exact: true }).fill('999.999.999');
    await first.getByRole('button', { name: 'Chips dazulegen' }).click();
    await first.locator('dialog [role="alert"]').waitFor();
    assert.doesNotMatch(await first.locator('dialog [role="alert"]').innerText(), english);
    const [{ sentence }] = await send(first, [{ type: 'top_up', table, amount: 999_999_999 }]);
    assert.match(sentence, english); // The room itself speaks English.
  },
  'a private table speaks the language of each of its guests': async (visit) => {
    const host = await visit.guest('/', { language: 'de' });
    await host.getByRole('button', { name: 'Privaten Tisch öffnen' }).click();
    const asked = host.getByRole('dialog');
    await asked.getByRole('button', { name: "No Limit Hold'em" }).click();
    await asked.locator('fieldset button').filter({ hasText: 'Minimum 2' }).first().click();
    await asked.locator('fieldset button').filter({ hasText: '6' }).first().click();
    const invite = host.getByRole('dialog', { name: 'Einladen' });
    const link = await invite.getByRole('textbox').inputValue();
    assert.deepEqual(await englishOn(host), [], 'the invitation');
    await host.keyboard.press('Escape');
    await invite.waitFor({ state: 'detached' });
    const guest = await visit.guest(new URL(link).hash.slice(1));
    await guest.getByRole('region', { name: 'Private table' }).waitFor();
    await guest.getByText(`Tisch von ${host.name}`).first().waitFor();
    // What the room announces, in the chat and beside the page.
    await host.getByText(`${guest.name} ist gekommen.`).first().waitFor();
    const bar = host.getByRole('region', { name: 'Privater Tisch' });
    await bar.getByRole('button', { name: 'Pause' }).click();
    await host.getByText('Der Tisch pausiert nach dieser Runde.').first().waitFor();
    await guest.getByText('The table pauses after this round of play.').first().waitFor();
    assert.deepEqual(await englishOn(host, [], { name: guest.name }), [], 'the table');
  },
};

for (const [name, size] of Object.entries(widths)) {
  const test = (title, run) => (languageTests[`${title}, on a ${name}`] = run);
  test('a language from right to left breaks no page and no table', async (visit) => {
    const page = await visit.guest('/', { size, language: 'mirror' });
    for (const hash of ['/', '/rules', '/account', '/safely']) {
      await page.goto(visit.at(hash));
      await page.locator('main :is(h1, h2, table)').first().waitFor();
      await page.locator('main .boot').waitFor({ state: 'detached' });
      await mirrored(
        page,
        () => page.framesHeard.flatMap((frame) => values(JSON.parse(frame))).join(' '),
        hash,
      );
    }
    for (const [title, scene] of Object.entries(scenes)) {
      const table = await visit.stranger({ size, language: 'mirror' });
      await stage(table, scene);
      await table.goto(visit.at('/table/1'));
      await table.locator('.seat, .box').first().waitFor();
      await mirrored(table, () => values([scene, lobby, long]).join(' '), title);
      await table.close();
    }
  });
  test('German fits where English does', async (visit) => {
    const page = await visit.guest('/', { size, language: 'de' });
    for (const hash of ['/', '/rules', '/account', '/safely']) {
      await page.goto(visit.at(hash));
      await page.locator('main :is(h1, h2, table)').first().waitFor();
      await fits(page);
      assert.deepEqual(await englishOn(page), [], hash);
    }
    for (const [title, scene] of Object.entries(scenes)) {
      const table = await visit.stranger({ size, language: 'de' });
      await stage(table, scene);
      await table.goto(visit.at('/table/1'));
      await table.locator('.seat, .box').first().waitFor();
      await fits(table);
      assert.deepEqual(await englishOn(table, [], { scene, lobby, long }), [], title);
      await table.close();
    }
  });
  test('the consoles hold German and a language from right to left', async (visit) => {
    for (const language of ['de', 'mirror'])
      for (const [role, hash] of [
        ['operator', '/operator'],
        ['supervisor', '/supervisor/1'],
        ['inspector', '/inspector'],
      ]) {
        const page = await visit.as(role, hash, { size, language });
        const parts = page.locator('main [role="group"] > button[aria-pressed]');
        await page.locator('main h1').waitFor();
        await page.locator('main button').first().waitFor();
        for (let at = 0; at < Math.max(1, await parts.count()); ++at) {
          if (at < (await parts.count())) await parts.nth(at).click();
          await fits(page);
          if (language === 'de') assert.deepEqual(await englishOn(page), [], `${hash} ${at}`);
        }
        await page.close();
      }
  });
}
