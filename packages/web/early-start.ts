import type { Plugin, Rollup } from 'vite';

/** Pages that a visit often begins with, by their address; src/boot.ts lets their scripts come early. */
const pages: Record<string, string> = {
  '/': 'tasks/tasks',
  '/task': 'tasks/tasks',
  '/yourIssues': 'issues/your-issues',
  '/client': 'clients/clients',
  '/project': 'projects/projects',
  '/issue': 'issues/issues',
  '/offer': 'offers/offers',
  '/team': 'people/team',
  '/guest': 'reception/guests',
  '/package': 'reception/parcels',
  '/document': 'documents/documents',
  '/knowledge': 'knowledge/knowledge',
  '/notifications': 'notifications/notifications',
};

/** A chunk with all that it imports at once. */
function withImports(bundle: Rollup.OutputBundle, file: string, found = new Set<string>()) {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return found;
  found.add(file);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const next of chunk.imports) withImports(bundle, next, found);
  return found;
}

/**
 * Puts src/boot.ts into the page's head, before the application, and tells it in a meta element
 * which files each page needs beside it. In the element and not in the script, whose name must
 * change only with its own text: it is kept for good.
 */
export function earlyStart(): Plugin {
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
          return found.fileName;
        };
        const known = withImports(bundle, entry('index'));
        const needed = Object.entries(pages).map(([path, page]) => {
          const module = `/rooms/${page}.page.tsx`;
          const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(module));
          if (!chunk) throw new Error(`The build has no page ${module}`);
          const files = [...withImports(bundle, chunk.fileName)].filter((file) => !known.has(file));
          return [path, files.map((file) => `/${file}`)];
        });
        const content = JSON.stringify(Object.fromEntries(needed));
        const src = `/${entry('boot')}`;
        return [
          { tag: 'meta', attrs: { name: 'page-scripts', content }, injectTo: 'head-prepend' },
          {
            tag: 'script',
            attrs: { type: 'module', async: true, fetchpriority: 'high', src },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
