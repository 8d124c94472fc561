// The real room, opened by ./run as people open it, with a port and a data folder of its own; and
// Debian's chromium without windows: half the work of the whole browser.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const root = new URL('../..', import.meta.url).pathname;
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-breakpad',
  // A page lives for seconds: code compiled to run for long would cost more than it saves.
  '--js-flags=--max-lazy,--no-opt,--no-maglev',
];

// All pages of a test run come from one address, and quickly.
const hurried = [
  ...['--sign-ins', '1000', '--rate', '1000', '--address-rate', '100000'],
  ...['--welcomes', '100000'],
];

// The rulebooks, as the program itself lists them.
export function booksOfProgram() {
  const told = execFileSync(join(root, 'run'), ['rules', '--json'], { encoding: 'utf8' });
  return JSON.parse(told.slice(told.indexOf('[{')));
}

// The conditions of a format that somebody can set, as the program itself lists them.
export function conditionsOf(format) {
  const program = join(root, 'build/release/src/cardroom');
  const told = execFileSync(program, ['tournament', 'formats', format], { encoding: 'utf8' });
  return told
    .split('\n')
    .filter((line) => /^ {2}[a-z]/.test(line) && !line.includes('(fixed)'))
    .map((line) => line.trim().split(/\s+/)[0])
    .filter((key) => !['stacks', 'bet'].includes(key));
}

export function newFolder() {
  return mkdtempSync(join(tmpdir(), 'cardroom-e2e-'));
}

export async function openRoom({ data = newFolder(), port = 0, options = [] } = {}) {
  const given = ['--port', String(port), '--data', data, ...hurried, ...options];
  const child = spawn(join(root, 'run'), given, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const said = await Promise.race([firstWords(child.stdout), gone.then(() => null)]);
  if (!said) throw new Error('the room did not say where it is');
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const close = async () => {
    await stop();
    rmSync(data, { recursive: true, force: true });
  };
  // A room that hangs: connected, but it does nothing until it is let go on.
  const freeze = () => child.kill('SIGSTOP');
  const thaw = () => child.kill('SIGCONT');
  return { ...said, data, stop, close, freeze, thaw };
}

// The address, and the code that signs the operator in once.
async function firstWords(stream) {
  let address = null;
  for await (const line of createInterface({ input: stream })) {
    address ??= /http\S+/.exec(line)?.[0] ?? null;
    const code = /code=(\w+)/.exec(line)?.[1];
    if (code) return { address, code };
  }
  return null;
}

export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: flags,
  });
}
