// The client's own tests for ./test: format, types, words, unit tests, and how much JavaScript a
// table needs. check.mjs [NAME]: one line for each test, "N passed, M failed" last.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strayWords } from './sentences.mjs';

const web = new URL('..', import.meta.url).pathname;
const name = (process.argv[2] ?? '').toLowerCase();
const tableBytesMost = 150_000;
let passed = 0;
let failed = 0;

function report(title, good, detail = '') {
  if (good) passed += 1;
  else failed += 1;
  if (!good && detail) console.log(detail);
  console.log(`${good ? 'ok' : 'FAIL'} ${title}`);
}
const wanted = (title) => title.toLowerCase().includes(name);
const run = (tool, args) =>
  spawnSync(join(web, 'node_modules/.bin', tool), args, { cwd: web, encoding: 'utf8' });

const form = 'web: every file has the form that prettier gives it';
if (wanted(form)) {
  const check = run('prettier', ['--check', '--log-level', 'warn', '.']);
  report(form, check.status === 0, check.stdout + check.stderr);
}

const lint = 'web: eslint finds nothing to say';
if (wanted(lint)) {
  const check = run('eslint', ['--max-warnings', '0', '.']);
  report(lint, check.status === 0, check.stdout + check.stderr);
}

// Only the cards are drawn with their own colours.
const colours = 'web: every colour has a name in the palette, and every name is used';
if (wanted(colours)) {
  const sources = readdirSync(join(web, 'src'), { recursive: true })
    .map(String)
    .filter((file) => /\.(css|svelte|ts)$/.test(file) && !file.endsWith('PlayingCard.svelte'))
    .map((file) => ({ file, text: readFileSync(join(web, 'src', file), 'utf8') }));
  const palette = sources.find(({ file }) => file === join('style', 'palette.css'));
  const others = sources.filter((one) => one !== palette);
  const plain = others.flatMap(({ file, text }) =>
    [...text.matchAll(/:.*?(#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\()/gi)].map(
      (found) => `${file}: ${found[1]}`,
    ),
  );
  const used = (name) =>
    others.some(({ text }) => text.includes(`--${name})`) || text.includes(`'${name}'`));
  const idle = [...palette.text.matchAll(/^ {2}--([\w-]+):/gm)]
    .map(([, name]) => name)
    .filter((name) => !name.startsWith('chip-') && !used(name));
  report(colours, plain.length + idle.length === 0, [...plain, ...idle].join('\n'));
}

const said = 'web: every sentence for people comes from the catalogue';
if (wanted(said)) {
  const stray = strayWords(join(web, 'src'));
  report(said, stray.length === 0, stray.join('\n'));
}

const types = 'web: types of messages, state and pages agree';
if (wanted(types)) {
  const check = run('svelte-check', [
    '--tsconfig',
    './tsconfig.json',
    '--output',
    'machine',
    '--fail-on-warnings',
  ]);
  report(types, check.status === 0, check.stdout + check.stderr);
}

const size = 'web: a table costs at most 150 kB of JavaScript, gzipped';
if (wanted(size)) {
  const page = readFileSync(join(web, 'dist/index.html'), 'utf8');
  const scripts = readdirSync(join(web, 'dist/assets')).filter(
    (file) => page.includes(file) && file.endsWith('.js'),
  );
  const bytes = scripts.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(web, 'dist/assets', file))).length,
    0,
  );
  report(size, scripts.length > 0 && bytes <= tableBytesMost, `${bytes} bytes`);
}

const lockText = readFileSync(join(web, 'package-lock.json'), 'utf8');
const lock = 'web: the lock file names no registry';
if (wanted(lock)) report(lock, !lockText.includes('"resolved"'));

// `npm install` leaves out packages that it could not fetch, and `npm ci` then refuses the file on
// other machines.
const complete = 'web: the lock file has the packages of every platform';
if (wanted(complete)) {
  const { packages } = JSON.parse(lockText);
  const missing = Object.values(packages)
    .flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
    .filter((one) => !(`node_modules/${one}` in packages));
  report(complete, missing.length === 0, missing.join(', '));
}

const folder = mkdtempSync(join(tmpdir(), 'cardroom-web-'));
const answer = join(folder, 'vitest.json');
const unit = run('vitest', ['run', '--reporter=json', `--outputFile=${answer}`]);
try {
  for (const file of JSON.parse(readFileSync(answer, 'utf8')).testResults)
    for (const test of file.assertionResults) {
      const title = `web: ${test.fullName}`;
      if (wanted(title)) report(title, test.status === 'passed', test.failureMessages.join('\n'));
    }
} catch {
  report('web: the unit tests run', false, unit.stdout + unit.stderr);
}
rmSync(folder, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
