import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;

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

export default defineConfig({
  plugins: [react(), precompress()],
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
  },
});
