import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// In development the page is served here and the room runs on its own: ROOM=http://127.0.0.1:8080 npm run dev
const room = process.env.ROOM ?? 'http://127.0.0.1:8080';
const proxy = { target: room, ws: true, changeOrigin: true, headers: { origin: room } };

// The policy that the room itself sends with the page (src/room/net): a page that violates it fails
// here too.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

const link = (rel: string) => (file: string) => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${file}` },
  injectTo: 'head' as const,
});

// The page is fetched beside its language, not after it.
function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((chunk) =>
          chunk.type === 'chunk' && chunk.name === 'start'
            ? [
                ...[chunk.fileName, ...chunk.imports].map(link('modulepreload')),
                ...[...(chunk.viteMetadata?.importedCss ?? [])].map(link('stylesheet')),
              ]
            : [],
        ),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), preloadStart()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': proxy, '/ws': proxy } },
  preview: {
    headers: { 'Content-Security-Policy': policy },
    proxy: { '/api': proxy, '/ws': proxy },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
