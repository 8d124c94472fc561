import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';
import config from './svelte.config.js';

// Files that are neither TypeScript nor Svelte run in node and pass functions to a browser.
const node = ['console', 'fetch', 'process', 'setTimeout', 'URL'];
const browser = [
  'document',
  'getComputedStyle',
  'innerWidth',
  'localStorage',
  'location',
  'WebSocket',
  'window',
];
const known = Object.fromEntries([...node, ...browser].map((name) => [name, 'readonly']));

export default defineConfig(
  { ignores: ['dist/', 'node_modules/'] },
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig: config } },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: known }, rules: { 'no-undef': 'error' } },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-else-return': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Names in the room's messages have underscores, as in its own language; names in the client
      // do not.
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'default', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow' },
        { selector: ['property', 'typeProperty', 'objectLiteralMethod', 'import'], format: null },
        { selector: 'variable', modifiers: ['destructured'], format: null },
        { selector: 'parameter', modifiers: ['destructured'], format: null },
        { selector: ['classProperty', 'classMethod'], format: ['camelCase'] },
      ],
    },
  },
);
