import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the page is served here and the room runs on its own: ROOM=http://127.0.0.1:8080 npm run dev
const room = process.env.ROOM ?? 'http://127.0.0.1:8080';
const proxy = { target: room, ws: true, changeOrigin: true, headers: { origin: room } };

// The policy that the room itself sends with the page (src/room/net): a page that violates it fails
// here too.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': proxy, '/ws': proxy } },
  preview: {
    headers: { 'Content-Security-Policy': policy },
    proxy: { '/api': proxy, '/ws': proxy },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
