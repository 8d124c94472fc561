// Full tables and every page hold on any screen, with the fonts that the page brings and with a wide
// serif of the machine instead.
import assert from 'node:assert/strict';
import { atScene } from './looks.mjs';
import { nights } from './scenes/tournaments.mjs';
import { scenes, stage } from './stage.mjs';
import { fits } from './visit.mjs';

const screens = {
  'a small phone': { width: 320, height: 568 },
  'a phone': { width: 360, height: 740 },
  'a small phone on its side': { width: 568, height: 320 },
  'a phone on its side': { width: 740, height: 360 },
  'a small desk at 200 %': { width: 640, height: 400 },
  'a desk at 200 %': { width: 720, height: 450 },
  'a tablet': { width: 768, height: 1024 },
  'a tablet on its side': { width: 1024, height: 768 },
  'a small desk': { width: 1280, height: 800 },
  'a wall': { width: 1920, height: 1080 },
};
const fonts = {
  'its own fonts': async () => undefined,
  'a serif of the machine': async (page) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const serif = "'DejaVu Serif', serif";
        for (const name of ['--sans', '--serif'])
          document.documentElement.style.setProperty(name, serif);
      }),
    );
  },
};

// What is wrong with a table on this screen: the own cards or what one may do out of view or covered,
// something to press that is cut off, wagers outside of their box.
function faults(page) {
  return page.evaluate(() => {
    const found = [];
    const all = (selector) => [...document.querySelectorAll(selector)];
    const outside = ({ left, right, top, bottom }) =>
      left < -1 ||
      top < -1 ||
      right > document.documentElement.clientWidth + 1 ||
      bottom > globalThis.innerHeight + 1;
    for (const part of all('.seat.own .card, .box.own .cards .card, .controls')) {
      const at = part.getBoundingClientRect();
      if (outside(at)) found.push(`out of view: ${part.getAttribute('aria-label') ?? 'the bar'}`);
      // The upper edge of a card, which a neighbour does not cover; who has won may, when all is over.
      const top = document.elementFromPoint(at.left + 4, at.top + 6);
      if (part.matches('.card') && !top?.closest('.own, .middle:has(.winner)'))
        found.push(`covered: ${part.getAttribute('aria-label')}`);
    }
    for (const part of all('.controls :is(button, input)'))
      if (outside(part.getBoundingClientRect()))
        found.push(`cut off: ${part.textContent?.trim() || part.getAttribute('aria-label')}`);
    // The sign of the table, and the menu beside it.
    const [sign, menu] = ['.play .sign', '.play .menu'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (sign && menu && sign.height > 0 && sign.right > menu.left && sign.left < menu.right)
      if (sign.bottom > menu.top && sign.top < menu.bottom) found.push('the menu covers the sign');
    for (const box of all('.box')) {
      const [outer, inner] = [box, box.querySelector('.spots')].map((part) =>
        part?.getBoundingClientRect(),
      );
      if (inner && (inner.left < outer.left || inner.right > outer.right))
        found.push(`spilled: ${box.getAttribute('aria-label')}`);
    }
    return found;
  });
}

// Text below 11 pixels, also inside drawings, which are drawn to scale.
export function tooSmall(page) {
  return page.evaluate(() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent?.trim();
      const parent = walk.currentNode.parentElement;
      if (!text || !parent || parent.closest('script, style, .hidden-text')) continue;
      if (parent.getClientRects().length === 0) continue;
      const scale = parent.getScreenCTM?.()?.a || 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 10.99) found.add(`${size.toFixed(1)} px: ${text.slice(0, 30)}`);
    }
    return [...found];
  });
}

// Charts are drawn anew in the frame after the one in which their place has changed.
const drawn = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const frame = window.requestAnimationFrame;
        frame(() => frame(() => frame(() => resolve(null))));
      }),
  );

// Pages that scroll differ by width, not by height. `--long` looks at everything on every screen.
const isLong = process.argv.includes('--long');
const forPages = [
  'a small phone',
  'a phone',
  'a phone on its side',
  'a tablet',
  'a small desk',
  'a wall',
];
// With the other fonts: where there is least room and most, and both ways that a phone is held.
const forSerif = [
  'a small phone',
  'a phone on its side',
  'a small desk at 200 %',
  'a tablet',
  'a wall',
];

async function holds(page, title, names = Object.keys(screens)) {
  for (const name of names) {
    const size = screens[name];
    await page.setViewportSize(size);
    await drawn(page);
    await fits(page, `${title} on ${name}`);
    assert.deepEqual(await faults(page), [], `${title} on ${name}`);
    assert.deepEqual(await tooSmall(page), [], `${title} on ${name}`);
  }
}

// What looks at more with `--long`.
export const layoutRepeats = {};
export const layoutTests = {
  'the page brings its own fonts, at most 60 kB': async (visit) => {
    const page = await visit.stranger();
    const sizes = [];
    page.on('response', async (answer) => {
      if (answer.url().endsWith('.woff2')) sizes.push((await answer.body()).length);
    });
    await page.goto(visit.address);
    await page.getByRole('button', { name: 'Practise with bots' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    assert.deepEqual(await page.evaluate(() => [...document.fonts].map(({ status }) => status)), [
      'loaded',
      'loaded',
    ]);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    assert(sizes.length === 2 && total <= 60_000, `${sizes.join(' and ')} bytes`);
  },
};
for (const [name, choose] of Object.entries(fonts)) {
  const isSerif = name.includes('serif');
  layoutTests[`full tables of any game fit on every screen, with ${name}`] = async (visit) => {
    for (const [title, scene] of Object.entries(scenes)) {
      const page = await atScene(visit, scene, screens['a small phone'], choose);
      await holds(page, title, isLong || !isSerif ? undefined : forSerif);
      await page.close();
    }
  };
  layoutTests[`pages and consoles fit on every screen, with ${name}`] = async (visit) => {
    for (const [role, hashes] of Object.entries({
      player: ['/', '/rules', '/rules/canberra-2017', '/account', '/safely'],
      operator: ['/operator'],
      supervisor: ['/supervisor/1'],
      inspector: ['/inspector'],
    })) {
      const page =
        role === 'player'
          ? await visit.guest('/')
          : await visit.as(role, '/', { size: screens['a wall'] });
      await choose(page);
      for (const hash of hashes) {
        await page.goto(visit.at(hash));
        await page.reload();
        await page.locator('main :is(h1, h2, table)').first().waitFor();
        const parts = page.locator('main [role="group"] > button[aria-pressed]');
        for (let at = 0; at < Math.max(1, await parts.count()); ++at) {
          await page.setViewportSize(screens['a wall']);
          if (at < (await parts.count())) await parts.nth(at).click();
          await holds(page, `${hash} ${at}`, isLong ? undefined : isSerif ? forSerif : forPages);
        }
      }
      await page.close();
    }
  };
  layoutTests[`the display of a tournament fits, with ${name}`] = async (visit) => {
    const page = await visit.stranger();
    await choose(page);
    for (const [title, scene] of Object.entries(nights)) {
      await stage(page, scene(Date.now()), null);
      await page.goto('about:blank');
      await page.goto(visit.at('/display/1'));
      await page.locator('.display').waitFor();
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: Math.round((width * 9) / 16) });
        await fits(page);
        assert.deepEqual(await tooSmall(page), [], `${title} at ${width}`);
      }
    }
  };
  for (const kind of ['full tables of any game fit', 'pages and consoles fit']) {
    const title = `${kind} on every screen, with ${name}`;
    layoutRepeats[title] = layoutTests[title];
  }
}
