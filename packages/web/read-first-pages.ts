import { type Plugin, runnerImport } from 'vite';

/** A page that visits begin with: its file, and the call of its first list. */
export type FirstPage = {
  path: string;
  list: string | undefined;
  /** Whom the list is for; undefined: everybody. */
  allow: string | undefined;
  file: string;
};

/**
 * Lets the screens be read where nothing is drawn: of a page only the name of its file is left, of a
 * hook its name, of an icon nothing.
 */
const undrawn: Plugin = {
  name: 'undrawn',
  enforce: 'pre',
  resolveId: (id) => (id === '@tabler/icons-react' ? '\0icons' : null),
  load: (id) => (id === '\0icons' ? '' : null),
  transform(code, id) {
    if (!/\.page\.tsx$|\/use-[\w-]+\.ts$/.test(id)) return null;
    const names = [...code.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name);
    return names.map((name) => `export const ${name} = ${JSON.stringify(id)};`).join('\n');
  },
};

/** Reads the screens' own declarations (src/app/first-pages.ts). */
export async function readFirstPages(): Promise<FirstPage[]> {
  const { module } = await runnerImport<typeof import('./src/app/first-pages.ts')>(
    './src/app/first-pages.ts',
    { root: import.meta.dirname, configFile: false, logLevel: 'warn', plugins: [undrawn] },
  );
  return module.firstPages.map(({ file, ...page }) => {
    if (typeof file !== 'string') throw new Error(`${page.path}: its page is no *.page.tsx`);
    return { ...page, file };
  });
}
