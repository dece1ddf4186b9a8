import type { Plugin, Rollup } from 'vite';
import type { FirstPage } from './read-first-pages.ts';

/** A chunk with all that it imports at once. */
function withImports(bundle: Rollup.OutputBundle, file: string, found = new Set<string>()) {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return found;
  found.add(file);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const next of chunk.imports) withImports(bundle, next, found);
  return found;
}

/** What a screen runs through when it comes up. */
const calledOnLoad = /^(application|lists|libraries)$|\.page$/;

/**
 * Writes src/boot.ts into the page's head, before the application, so that it waits for no file of
 * its own, and with it what each page asks for first and which files it needs. The server lets this
 * script, known by its hash, through the content security policy (server's kit/http/web.ts).
 *
 * The scripts that a screen needs begin with a comment by which Chromium compiles them whole, beside
 * the main thread, while they arrive, instead of function by function while the person waits
 * (explicit compile hints). Written last: it must be the first line.
 */
export function earlyStart(pages: FirstPage[]): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const entry = (name: string) => {
          const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
          if (!found) throw new Error(`The build has no entry ${name}`);
          return found;
        };
        const common = withImports(bundle, entry('index').fileName);
        const entries = pages.map(({ path, list, allow, file }) => {
          const chunk = chunks.find((one) => one.moduleIds.includes(file));
          if (!chunk) throw new Error(`The build has no page ${file}`);
          const own = [...withImports(bundle, chunk.fileName)].filter((name) => !common.has(name));
          return [path, { list, allow, files: own.map((name) => `/${name}`) }];
        });
        const boot = entry('boot');
        if (boot.imports.length > 0) throw new Error('src/boot.ts must import nothing');
        delete bundle[boot.fileName];
        const children = `(pages=>{${boot.code.trim()}})(${JSON.stringify(Object.fromEntries(entries))})`;
        return [{ tag: 'script', children, injectTo: 'head-prepend' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !calledOnLoad.test(chunk.name)) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
