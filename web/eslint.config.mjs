import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';
import config from './svelte.config.js';

// What is neither TypeScript nor Svelte runs in node, and hands functions to a browser.
const node = ['console', 'fetch', 'process', 'setTimeout', 'URL'];
const browser = ['document', 'getComputedStyle', 'innerWidth', 'location', 'WebSocket', 'window'];
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
      // What the room sends has underscores, as in its own language; names of the client have none.
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
