import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileHints, earlyStart } from './early-start.ts';
import { slimContract } from './slim-contract.ts';
import { staticTheme } from './static-theme.ts';

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

/**
 * zod carries its JSON Schema writer and English words along, which the pages never use (the
 * server's documentation does): 6 kB of the first screen. Their exports stay, as empty functions.
 */
export function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (/\/zod\/v4\/locales\/en\.js$/.test(id)) {
        return 'export default () => ({ localeError: () => undefined });';
      }
      if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm);
      const stubs = [...names].map(([, name]) => `export const ${name} = () => () => undefined;`);
      return [...stubs, 'export { processSchema as process };']
        .slice(0, id.endsWith('processors.js') ? -1 : undefined)
        .join('\n');
    },
  };
}

/**
 * pdf.js asks by their names for the scripts that read pictures of scanned PDFs; they lie beside
 * the other assets, in a folder of the library's version (kit/preview/pdf-pages.tsx).
 */
function pdfDecoders(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const root = dirname(resolve('pdfjs-dist/package.json'));
  return {
    name: 'pdf-decoders',
    apply: 'build',
    async buildStart() {
      const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
      for (const name of ['openjpeg_nowasm_fallback.js', 'jbig2_nowasm_fallback.js']) {
        const source = await readFile(join(root, 'wasm', name));
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${name}`, source });
      }
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    staticTheme(),
    slimZod(),
    slimContract(),
    pdfDecoders(),
    earlyStart(),
    compileHints(),
    precompress(),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
  build: {
    target: 'es2023',
    // Scripts and styles only from our own origin (strict CSP): nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { index: 'index.html', boot: 'src/boot.ts', sw: 'service-worker/sw.ts' },
      output: {
        // The service worker's address may never change; its scope is where it lies.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Libraries change less often than we do: one file that stays in the browser's cache.
        codeSplitting: {
          groups: [
            // What every list needs, asked for at once instead of in twenty small pieces.
            {
              name: 'list',
              test: /web\/src\/kit\/(list-page|row-menu\.|source|color-pill|details\.module|date-text|list\/(record-|pager|search-box|keys\.|export-button|filter-(pills|chips|button)|table-skeleton))|contract\/src\/([\w-]+\.lists|push)\.ts$|Icon(Eye|Pencil|Trash|Plus)\.mjs$/,
            },
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//,
            },
          ],
        },
      },
    },
  },
});
