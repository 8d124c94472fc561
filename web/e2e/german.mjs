// English on a page in German: words that the English catalogue and the room use and the German
// catalogue does not; and whole sentences just as the room said them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const kept =
  /^(cardroom|csv|utc|phh|ohh|history|pokerstars|vpip|pfr|join|folder|english|act|gambling|racing|commission|chief|casino|inspector|government|betting|round|showdown|documents|early|bird)$/;

// What people read in a source: no keys, no names of types, nothing that is filled in.
const plain = (source) =>
  source
    .replace(/^import .*$/gm, '')
    .replace(/('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*:/g, '')
    .replace(/(case|type:|[!=]==|Extract<\w+,) *(\{ type: )?'[^']*'( \| '[^']*')*/g, '');
const strings = (source) =>
  [...plain(source).matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, one, two, three]) => one ?? two ?? (three ?? '').replace(/\$\{[^}]*\}/g, ' '))
    .filter((text) => !text.startsWith('.'));
const wordsOf = (text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const sources = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
const vocabulary = (texts) => new Set(texts.flatMap(strings).flatMap(wordsOf));

let english = null;
function englishOnly() {
  if (english) return english;
  const german = vocabulary(sources('web/src/words/de', /\.ts$/));
  const rules = sources('src', /\.(h|cpp)$/).flatMap((text) =>
    [...text.matchAll(/constexpr Rule \w+\{[^}]*/g)].map(([rule]) => rule.replace(/_/g, ' ')),
  );
  const all = vocabulary([
    ...sources('web/src/words/en', /\.ts$/),
    ...sources('src/words', /\.cpp$/),
    ...rules,
  ]);
  english = new Set([...all].filter((word) => !german.has(word) && !kept.test(word)));
  return english;
}

// What people and tables are called, as the room told it, and what people wrote to the floor: it stays
// as it is in any language.
function namesIn(message, names) {
  if (!message || typeof message !== 'object') return;
  const isWritten = /^(dispute|call)$/.test(message.need) || (message.stage && message.number);
  if (isWritten && message.text) names.add(message.text);
  for (const [key, value] of Object.entries(message)) {
    if (
      typeof value === 'string' &&
      /^(name|player_name|game|rulebook|edition|title|from|host)$/.test(key)
    )
      names.add(value);
    else namesIn(value, names);
  }
}

// What the room said in English and no person wrote: sentences, and the terms of a sign.
const says = ['text', 'sentence', 'sign', 'say', 'asks', 'why', 'what', 'findings'];
function sentencesIn(message, sentences) {
  if (!message || typeof message !== 'object') return;
  const isDispute = message.stage && message.number;
  const isSpeech = message.type === 'chat' || (message.type === 'announcement' && message.name);
  if (isDispute || isSpeech || message.need || message.type === 'rule_text') return;
  for (const [key, value] of Object.entries(message)) {
    if (says.includes(key))
      for (const text of [value].flat().filter((one) => typeof one === 'string'))
        for (const part of [text, ...text.split(/[.,] /)])
          if (/[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(part)) sentences.add(part);
    sentencesIn(value, sentences);
  }
}

// Each frame is read once.
const heardOf = new WeakMap();
function heardOn(page) {
  const known = heardOf.get(page) ?? { names: new Set(), sentences: new Set(), read: 0 };
  heardOf.set(page, known);
  for (; known.read < page.framesHeard.length; ++known.read) {
    const message = JSON.parse(page.framesHeard[known.read]);
    namesIn(message, known.names);
    sentencesIn(message, known.sentences);
  }
  return known;
}

// All that can be seen or read out on the page, but for the keys of settings files and what a layout
// has printed on it.
export const textOf = (page) =>
  page.evaluate(() => {
    const codes = [...document.querySelectorAll('code, [lang="en"]')];
    for (const code of codes) code.style.display = 'none';
    const texts = [document.body.innerText, document.title];
    for (const code of codes) code.style.display = '';
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!element.closest('[lang="en"]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          texts.push(element.getAttribute(name) ?? '');
    for (const field of document.querySelectorAll('option')) texts.push(field.textContent ?? '');
    return texts.join('\n');
  });

// The lines of a page in German that have English words in them, with those words. A name may be heard
// a moment after it is shown.
export async function englishOn(page, spoken = [], told = null) {
  const found = await englishNow(page, spoken, told);
  if (found.length === 0) return found;
  await page.waitForTimeout(500);
  return englishNow(page, spoken, told);
}
async function englishNow(page, spoken, told) {
  const { names, sentences } = heardOn(page);
  namesIn(told, names);
  // Names within names: the longest are taken away first.
  const known = [...names].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  const lines = [...(await textOf(page)).split('\n'), ...spoken];
  const asSaid = [...sentences].filter((sentence) => lines.some((line) => line.includes(sentence)));
  const words = [...new Set(lines)].flatMap((line) => {
    // Sites, browsers and keys of tournaments.
    let rest = line.replace(/^Mozilla.*|\(tournament-[\w-]+\)|https?:\S+/g, ' ');
    for (const name of known) rest = rest.replaceAll(name, ' ');
    // Clauses, and options of the program.
    rest = rest.replace(/\b[A-Z]*\d+-\S+|--\w+/g, ' ');
    const found = wordsOf(rest).filter((word) => englishOnly().has(word));
    return found.length > 0
      ? [`${line.trim().slice(0, 160)}  ⟵ ${[...new Set(found)].join(', ')}`]
      : [];
  });
  return [...words, ...asSaid.map((sentence) => `as the room said it: ${sentence}`)];
}
