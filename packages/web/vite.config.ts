import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunksOf } from './chunks.ts';
import { earlyStart } from './early-start.ts';
import { readFirstPages } from './read-first-pages.ts';
import { screenTexts } from './read-screen-texts.ts';
import { withoutServerWords } from './without-server-words.ts';

const compressible = /\.(m?js|css|html|svg|json|webmanifest)$/;

/** Writes .br and .gz beside every text file of the build, so the server never compresses. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle(options) {
      const root = options.dir ?? 'dist';
      const names = await readdir(root, { recursive: true });
      for (const name of names.filter((each) => compressible.test(each))) {
        // The server writes the product's name into the page, so the page stays as it is.
        if (name === 'index.html') continue;
        const path = join(root, name);
        const content = await readFile(path);
        if (content.length < 1024) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        await writeFile(`${path}.br`, brotliCompressSync(content, { params: quality }));
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const pages = command === 'build' ? await readFirstPages() : [];
  const chunks = chunksOf(pages);
  return {
    plugins: [withoutServerWords(), screenTexts(), react(), earlyStart(pages), precompress()],
    // What React 18 and newer have themselves; the router's store still brings it for older ones.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    server: {
      host: '127.0.0.1',
      port: 5173,
      proxy: { '/api': 'http://127.0.0.1:3000' },
    },
    build: {
      target: 'es2023',
      // Scripts and styles only from our own origin (strict CSP): nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
      },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        input: { index: 'index.html', boot: 'src/boot.ts', sw: 'service-worker/sw.ts' },
        // A page carries of the contract's calls (kit/calls/endpoint.ts) those that it makes.
        treeshake: { manualPureFunctions: ['endpoint', 'endpointsOf'] },
        output: {
          // The service worker's address may never change; its scope is where it lies.
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          // pdf.js asks for its decoders by their names, in one folder (kit/files/pdf-pages.tsx).
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('_nowasm_fallback.js'))
              ? `assets/pdfjs-${pdfjs.version}/[name][extname]`
              : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              // Libraries change less often than we do: one file that stays in the browser's cache.
              { name: 'libraries', test: /node_modules.*[^s]s$/, tags: ['$initial'] },
              { name: chunks.application, debugName: 'application' },
              // What a page does not need alone goes its own way, else each would take along all.
              { name: chunks.pages, debugName: 'pages', includeDependenciesRecursively: false },
              { name: chunks.parts, debugName: 'parts' },
              { name: 'icons', test: '@tabler', minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
});
