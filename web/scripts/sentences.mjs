// Finds words for people that do not come from the catalogue (src/words): text in the markup, and
// strings that read like a sentence or a label.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

const spoken = ['title', 'aria-label', 'placeholder', 'alt', 'label', 'does', 'empty', 'about'];
const elsewhere = /^(words|types)\/|\.test\.ts$|^display\/night\.ts$/;
// Names that the program uses for itself, keys, brands, and what the room reads.
const names = new Set(
  [
    'Escape Enter Space Ctrl+Z Tab Notification Content-Type DOMContentLoaded Arrow',
    'ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown',
    'Clock Entries Seats Moves Out Race-off Money Log Chat',
    'Tables Floor Staff Cage Players Figures Disputes Pairs INPUT TEXTAREA SELECT',
    'Amber Cedar Coral Ember Fern Flint Hazel Indigo Juniper Slate',
    'Bishop Falcon Heron Lark Lynx Otter Raven Wren',
    'Edge Opera Firefox Chrome Safari Android ChromeOS Windows Mac Linux',
  ]
    .join(' ')
    .split(' ')
    .concat([
      'Open a table',
      'Announce a tournament',
      'Rounds and audit',
      'At a table',
      'Rounds and chips',
      'Money and end',
      'Last round',
      'needs somebody',
      'in play',
      'next level',
      'level again',
      'Open Hand History',
      'Samsung Internet',
    ]),
);
const calls = /(querySelector(All)?|matches|closest|addEventListener|matchMedia|Error|Symbol|go)$/;

const readsLikeWords = (text) =>
  !names.has(text) &&
  !/^[a-z]+\/[a-z]/.test(text) &&
  (/\p{L}{2,}[,.:;!?]? \p{L}/u.test(text) || /^\p{Lu}\p{Ll}{2,}/u.test(text));

// Every string of a script, apart from what compares, names a type or addresses a page.
function strings(source, found) {
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const { parent } = node;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
        : '';
    const named =
      (ts.isCallExpression(parent ?? node) || ts.isNewExpression(parent ?? node)) &&
      calls.test(parent?.expression?.getText() ?? '');
    const key = parent && ts.isPropertyAssignment(parent) && parent.name === node;
    const data =
      parent && ts.isPropertyAssignment(parent) && /^(values|usual)$/.test(parent.name.text);
    const address = /^[/#.]|:\/\//.test(text);
    if (text && !named && !key && !data && !address && readsLikeWords(text)) found(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.ts', source, ts.ScriptTarget.Latest, true));
}

function inMarkup(file, source, found) {
  const tree = parse(source, { modern: true, filename: file });
  const visit = (node, parent) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach((one) => visit(one, parent));
    if (node.type === 'RegularElement' && node.name === 'kbd') return undefined;
    if (
      node.type === 'Text' &&
      parent?.type !== 'Attribute' &&
      /\p{L}{2,}/u.test(node.data) &&
      !node.data.startsWith('/#')
    )
      found(node.data.trim());
    if (node.type === 'Attribute' && Array.isArray(node.value) && spoken.includes(node.name))
      for (const part of node.value)
        if (part.type === 'Text' && /\p{L}{2,}/u.test(part.data)) found(part.data);
    if (node.type === 'ExpressionTag' || node.expression)
      if (!(parent?.type === 'Attribute' && /^(class|style|href|d)$/.test(parent.name)))
        if (node.expression?.start !== undefined)
          strings(`(${source.slice(node.expression.start, node.expression.end)})`, found);
    for (const [key, value] of Object.entries(node))
      if (key !== 'expression' && typeof value === 'object') visit(value, node);
    return undefined;
  };
  visit(tree.fragment, null);
  for (const script of [tree.instance, tree.module])
    if (script) strings(source.slice(script.content.start, script.content.end), found);
}

// "ui/TopBar.svelte: Sign in", for each of them.
export function strayWords(folder) {
  const stray = [];
  for (const file of readdirSync(folder, { recursive: true }).map(String).sort()) {
    if (!/\.(svelte|ts)$/.test(file) || elsewhere.test(file)) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    const found = (text) => stray.push(`${file}: ${text.replace(/\s+/g, ' ')}`);
    if (file.endsWith('.svelte')) inMarkup(file, source, found);
    else strings(source, found);
  }
  return stray;
}
