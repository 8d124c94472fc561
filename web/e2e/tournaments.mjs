// Tournaments: their public display in every state and at every size of a screen.
import assert from 'node:assert/strict';
import { clean } from './looks.mjs';
import { nights } from './scenes/tournaments.mjs';
import { stage } from './stage.mjs';

const screens = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
];

// The parts of the display that lie outside the screen, and how high the time is.
function measured(page) {
  return page.evaluate(() => {
    const outside = [...document.querySelectorAll('.display header, .display footer, .display li')]
      .filter((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        return right > window.innerWidth || bottom > window.innerHeight;
      })
      .map(({ textContent }) => textContent?.trim() ?? '');
    const time = document.querySelector('.time')?.getBoundingClientRect().height ?? 0;
    return { outside, time: time / window.innerHeight };
  });
}

export const tournamentTests = {
  'the display has a look for every state on every screen': async (visit) => {
    const page = await visit.stranger();
    for (const [title, scene] of Object.entries(nights)) {
      await page.unrouteAll();
      await stage(page, scene(Date.now()), null);
      await page.goto('about:blank');
      await page.goto(visit.at('/display/1'));
      await page.locator('.display').waitFor();
      assert.equal(await page.locator('button, input, a').count(), 0, title);
      for (const size of screens) {
        await page.setViewportSize(size);
        const { outside, time } = await measured(page);
        assert.deepEqual(outside, [], `${title} at ${size.width}`);
        if (title === 'play' && size.width > size.height)
          assert(time >= 0.4 && time <= 0.5, `the time has ${time} of the height`);
        if (size.width === 1280) await visit.shot(page, `display-${title}`);
      }
      if (['play', 'pause', 'race-off', 'winner'].includes(title)) await clean(page);
    }
  },
};
