// The real room on a free port with a data folder of its own, and Debian's chromium.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const root = new URL('../..', import.meta.url).pathname;
const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync',
  '--disable-background-networking', '--disable-component-update',
];
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

// Started by ./run, as people start it; or one that runs already (ROOM_ADDRESS, ROOM_CODE).
export async function openRoom() {
  if (process.env.ROOM_ADDRESS)
    return { address: process.env.ROOM_ADDRESS, code: process.env.ROOM_CODE, close: () => undefined };
  const data = mkdtempSync(join(tmpdir(), 'cardroom-e2e-'));
  const child = spawn(join(root, 'run'), ['--port', '0', '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const address = /http\S+/.exec((await lines.next()).value ?? '')?.[0];
  const code = /code=(\w+)/.exec((await lines.next()).value ?? '')?.[1];
  if (!address || !code) throw new Error('the room did not say where it is');
  const close = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  return { address, code, close };
}

export function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}

// A page of somebody new. Whatever goes wrong inside it is a failure of the test that looks.
export async function newPage(browser, size = sizes.desktop) {
  const context = await browser.newContext({ viewport: size, hasTouch: size.width < 500, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(error.message));
  page.setDefaultTimeout(45_000);
  return page;
}

// Sends messages over a connection of the page's own account; the answers, in order.
export function send(page, messages) {
  return page.evaluate(
    (list) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const answers = [];
        const prefix = Math.random().toString(36).slice(2);
        let next = -1;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type !== 'welcome' && message.id !== `${prefix}-${next}`) return;
          if (message.type !== 'welcome') answers.push(message);
          next += 1;
          if (next === list.length) {
            socket.close();
            resolve(answers);
          } else {
            socket.send(JSON.stringify({ ...list[next], id: `${prefix}-${next}` }));
          }
        };
      }),
    messages,
  );
}

export async function signInAsGuest(page, address) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Join as a guest' }).click();
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByTitle('Your account').waitFor();
}

export async function signInWithCode(page, address, code) {
  await page.goto(`${address}/#code=${code}`);
  await page.getByTitle('Your account').waitFor();
}

// The operator appoints somebody and he signs in on a page of his own.
export async function appoint(operator, browser, address, name, role) {
  const [appointed] = await send(operator, [{ type: 'appoint', name, role }]);
  if (appointed.type !== 'appointed') throw new Error(appointed.sentence);
  const page = await newPage(browser);
  await signInWithCode(page, address, appointed.code);
  return page;
}

// Bots think at once and nobody waits between rounds.
export async function hurry(operator) {
  const [lobby] = await send(operator, [{ type: 'lobby' }]);
  const settings = [['bot-pace-ms', '1'], ['pause-seconds', '1'], ['wager-seconds', '4']];
  await send(operator, lobby.tables.flatMap(({ table }) =>
    settings.map(([key, value]) => ({ type: 'set_house', table, key, value }))));
  return lobby.tables;
}
