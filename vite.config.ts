import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['INKLING_SERVER'] ?? 'http://127.0.0.1:8080';

const manifest = (icon: string) => ({
  name: 'Inkling',
  short_name: 'Inkling',
  start_url: '/',
  display: 'standalone',
  background_color: '#080d1c',
  theme_color: '#0d152b',
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
});

/** Installable, and there without a network: the worker, the list of what it keeps, and the app's card. */
const offline = (): Plugin => ({
  name: 'inkling-offline',
  enforce: 'post',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/client/service-worker.ts', fileName: 'sw.js' });
  },
  generateBundle(_options, bundle) {
    const all = Object.keys(bundle).filter(name => name.startsWith('assets/'));
    // Cyrillic letters are kept when somebody has read some.
    const files = all.filter(name => !/cyrillic|latin-ext/.test(name)).map(name => `/${name}`);
    const version = createHash('sha256').update(all.toSorted().join('\n')).digest('hex').slice(0, 12);
    const icon = all.find(name => /icon-.*\.svg$/.test(name)) ?? '';
    const emit = (fileName: string, content: unknown) =>
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
    emit('precache.json', { version, files });
    emit('app.webmanifest', manifest(`/${icon}`));
  },
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: '/app.webmanifest' }, injectTo: 'head' }],
});

export default defineConfig({
  plugins: [react(), offline()],
  publicDir: false,
  build: { outDir: 'dist/client', target: 'es2022', assetsInlineLimit: 2048 },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/worlds': server,
      '/own': server,
      '/ws': { target: server, ws: true },
    },
  },
});
