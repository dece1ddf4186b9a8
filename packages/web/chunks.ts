import { basename, join, resolve } from 'node:path';
import type { Rollup } from 'vite';
import type { FirstPage } from './read-first-pages.ts';

type Modules = Pick<Rollup.PluginContext, 'getModuleInfo'>;
type Ids = Set<string>;

const source = join(import.meta.dirname, 'src');
const main = join(source, 'main.tsx');
const listPage = join(source, 'kit/lists/list-page.tsx');

/** `import … from`, `export … from` and `import '…'`: what is named, and from where. */
const imports = /(?:import|(export))\s*(?:([^'"`;]*?)\s*from\s*)?['"]([^'"]+)['"]/g;

const namesIn = (text = '') =>
  [...text.matchAll(/([\w$]+)(?:\s+as\s+[\w$]+)?\s*[,}]/g)].map(([, name]) => name);

const iconId = (name = '') => `icon:${name}`;

/** A room's index without what the importer does not name: the rest of what it hands on falls away. */
function handedOn(modules: Modules, from: string, index: string): Ids {
  const wanted = new Set<string | undefined>();
  for (const [, , named, file = ''] of (modules.getModuleInfo(from)?.code ?? '').matchAll(
    imports,
  )) {
    if (resolve(from, '..', file) === index) for (const name of namesIn(named)) wanted.add(name);
  }
  const ids: Ids = new Set();
  for (const [, on, named, file = ''] of (modules.getModuleInfo(index)?.code ?? '').matchAll(
    imports,
  )) {
    if (!on || namesIn(named).some((name) => wanted.has(name))) ids.add(resolve(index, '..', file));
  }
  return ids;
}

/**
 * What comes with this module at once: our own modules, and styles. Which modules of a library it needs
 * cannot be told from here, for a library's index names all that it has.
 */
function reached(modules: Modules, id: string, found: Ids = new Set()): Ids {
  if (found.has(id) || (id.includes('node_modules') && !id.endsWith('.css'))) return found;
  found.add(id);
  for (const [, , named, from] of (modules.getModuleInfo(id)?.code ?? '').matchAll(imports)) {
    if (from === '@tabler/icons-react') for (const name of namesIn(named)) found.add(iconId(name));
  }
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (next.endsWith('/index.ts') && next.startsWith(source)) {
      found.add(next);
      for (const one of handedOn(modules, id, next)) {
        if (modules.getModuleInfo(one)) reached(modules, one, found);
      }
    } else reached(modules, next, found);
  }
  return found;
}

/** What these ask for later (`import()`), pages left out. */
const partsOf = (modules: Modules, ids: Ids) =>
  [...ids]
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !id.endsWith('.page.tsx'));

/** All modules that are loaded on demand, from this one and from each other. */
function laterOf(modules: Modules, from: string, seen: Ids = new Set()): Ids {
  for (const id of reached(modules, from)) {
    for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      laterOf(modules, next, seen);
    }
  }
  return seen;
}

/** Every module that some of these need, with those that need it. */
function needing(modules: Modules, files: Iterable<string>) {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const id of reached(modules, file)) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

/** A module this small costs less than a file of its own, in characters. */
const small = 500;
const sizeOf = (modules: Modules, id: string) => modules.getModuleInfo(id)?.code?.length ?? 0;

/** What this many first pages (or pages with a list) need comes with the application, and what this many later parts do, at once. */
const fewPages = 4;
const fewLists = 3;
const fewParts = 13;

/** What a page shares with later parts and is so little that it comes with what another one shares, or with all: a request less. */
const withAnother: Record<string, string> = {
  dashboard: 'day',
  team: 'notifications',
  clients: 'clients.page',
  balances: 'balances.page',
  'issues-your-issues': 'issues-your-issues.page',
  'projects-tasks': 'lists',
  'day-projects-tasks': 'application',
  'calendar-dashboard-team-calendar': 'application',
};

/**
 * Which file a module comes in (rolldown's `codeSplitting`), by what needs it:
 *
 * - `application`: what the entry needs, several first pages, or a page and others if it is little;
 * - `lists`: the same, where only pages with a list need it; its styles come with the application;
 * - a file for each first page, and one for what it shares;
 * - `parts`: what the application asks for later, and what many later parts need: dialogs, forms, menus.
 *
 * All else is left to rolldown. What a module needs is needed by at least the same as the module
 * itself, so no two of these files need each other.
 */
export function chunksOf(pages: FirstPage[]) {
  let plan: Map<string, string> | undefined;

  function read(modules: Modules) {
    const chunks = new Map<string, string>();
    const files = new Set(pages.map((page) => page.file));
    const always = reached(modules, main);
    const byPages = needing(modules, files);
    const later = needing(
      modules,
      [...laterOf(modules, main)].filter((id) => !files.has(id)),
    );
    const listed = new Set(byPages.get(listPage));
    for (const id of always) chunks.set(id, 'application');
    for (const [id, needed] of byPages) {
      if (chunks.has(id)) continue;
      const alone = !later.has(id);
      const lists = needed.every((file) => listed.has(file)) && !id.endsWith('.css');
      const few = lists ? fewLists : fewPages;
      if (needed.length >= few || (!alone && sizeOf(modules, id) <= small)) {
        chunks.set(id, lists ? 'lists' : 'application');
      } else {
        const named = needed
          .map((file) => basename(file, '.page.tsx'))
          .sort()
          .join('-');
        chunks.set(id, alone ? `${named}.page` : (withAnother[named] ?? named));
      }
    }
    // What main.tsx alone hands to forms comes with the first form that needs it.
    const frame = reached(modules, join(source, 'app/router.tsx'));
    for (const id of byPages.keys())
      if (/^(application|lists)$/.test(chunks.get(id) ?? '')) frame.add(id);
    const ofFrame = needing(modules, partsOf(modules, frame));
    for (const [id, needed] of later) {
      if (chunks.has(id)) continue;
      if (needed.length >= fewParts || ofFrame.has(id)) chunks.set(id, 'parts');
    }
    return chunks;
  }

  const named = (id: string, modules: Modules) => {
    plan ??= read(modules);
    return plan.get(id.includes('@tabler') ? iconId(basename(id, '.mjs')) : id) ?? null;
  };
  const only = (name: string) => (id: string, modules: Modules) =>
    named(id, modules) === name ? name : null;
  return {
    application: only('application'),
    parts: only('parts'),
    pages: (id: string, modules: Modules) => {
      const name = named(id, modules);
      return name === 'parts' ? null : name;
    },
  };
}
