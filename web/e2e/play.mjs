// What a player does on the page, by what the page offers.

// Plays by the cheapest offer until a round that the player acted in is over.
export async function playRound(page) {
  const log = page.locator('.log');
  const bar = page.getByRole('group', { name: 'Your turn: what you may do' });
  let acted = false;
  for (let step = 0; step < 60; ++step) {
    const post = page.getByRole('button', { name: 'Post now' });
    const over = log.locator('li', { hasText: /^round of play/ });
    const rounds = await over.count();
    await bar.or(post).or(page.getByRole('button', { name: 'Show', exact: true })).or(over.nth(rounds)).first().waitFor();
    if (acted && (await over.count()) > rounds) return;
    if (await post.isVisible()) await post.click();
    for (const name of [/^Show/, /^Check/, /^Pass/, /^Stand pat/, /^Call/, /^Fold/, /^All in/, /^(Bet|Raise)/]) {
      // What is offered may be gone at the next moment: the room plays on.
      const button = page.locator('.controls button:enabled', { hasText: name }).first();
      if (!(await button.isVisible())) continue;
      const ahead = (await page.locator('.acts, .centre').count()) === 0;
      const clicked = await button.click({ timeout: 3000 }).then(() => true, () => false);
      acted ||= clicked && !ahead;
      break;
    }
    if (acted && (await page.locator('.flag.win').count()) > 0) return;
  }
  throw new Error('the round did not end');
}

export async function playCanberra(page) {
  await page.getByRole('button', { name: /^Ante/ }).click();
  const jackpot = page.getByRole('button', { name: /^Jackpot/ });
  await jackpot.waitFor();
  await jackpot.click();
  await page.getByRole('img', { name: /jackpot wager .* accepted/ }).first().waitFor();
  await page.getByRole('button', { name: /^Bet \d/ }).click();
  await page.locator('.box.own .result', { hasText: /pays|lost|returned/ }).waitFor();
}
