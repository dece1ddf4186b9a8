import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  pages as addresses,
  isPlain,
  type PageName,
  type PlainPage,
} from '../contract/src/addresses.ts';
import type { Allow } from '../contract/src/permissions.ts';
import type { ScreenText } from './src/app/frame/screen-texts.ts';

const rooms = join(import.meta.dirname, 'src/rooms');
const kit = join(import.meta.dirname, 'src/kit');
const contract = join(import.meta.dirname, '../contract/src');

const text = String.raw`[A-ZĆŁÓŚŹŻ][^'"{}<>\n]{2,47}`;
const texts = [
  new RegExp(String.raw`\b(?:title|label|legend)(?:=|: )["'](${text})["']`, 'g'),
  new RegExp(
    String.raw`>\s*(${text}?)\s*</(?:\w*(?:Button|Title|Link|Tab|Item)|h[1-6]|legend)\b`,
    'g',
  ),
];
/** Said of a list without rows, asked, or a whole sentence: nobody looks for it. */
const isSaid = (label: string) => /^(?:Nie |Nic |Brak|Czy )|[.?!]$|^\w+\+/u.test(label);

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

/** Every call of the contract by its name: whether it changes anything, and who may call it. */
function callsOfContract() {
  const calls = new Map<string, { changes: boolean; allow: Allow }>();
  for (const [, source] of filesIn(join(contract, 'rooms'), /calls\.ts$/))
    for (const [, name, method, allow] of source.matchAll(
      /export const (\w+) = \w+<[^;]*?'([A-Z]+) \/[^']*',\s*'(\w+)'/g,
    ))
      if (name && allow) calls.set(name, { changes: method !== 'GET', allow: allow as Allow });
  return calls;
}

/** Who may do what the calls of a source do: everybody who may make one of its changes, or else of its questions. */
function allowOf(source: string, calls: ReturnType<typeof callsOfContract>): Allow[] | undefined {
  const named = [
    ...source.matchAll(/import \{([^}]*)\} from '@zaplecze\/contract\/rooms\/[^']*calls'/g),
  ]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => calls.get(name.trim()) ?? []);
  const changes = named.filter(({ changes: does }) => does);
  const allowed = new Set((changes.length > 0 ? changes : named).map(({ allow }) => allow));
  return allowed.size === 0 || allowed.has('everyone') || allowed.has('public')
    ? undefined
    : [...allowed].sort();
}

/** The page that leads to this one: itself, or for a record's the list that its address begins with. */
function placeOf(name: PageName): PlainPage | undefined {
  if (isPlain(name)) return name;
  const within = (Object.keys(addresses) as PageName[])
    .filter(isPlain)
    .filter((page) => addresses[page] !== '/' && addresses[name].startsWith(`${addresses[page]}/`));
  return within.sort((a, b) => addresses[b].length - addresses[a].length)[0];
}

/** Pages of a room by the file of each; those of the menu and its tabs first. */
function pagesOf(screens: string): [place: PlainPage, file: string][] {
  const found = screens
    .split(/\n {2}(?=\w+: (?:\{|list\w*\())/)
    .flatMap((screen): [string, string, boolean][] => {
      const [, name] = /^(\w+): /.exec(screen) ?? [];
      const [, file] = /import\('\.\/([^']+)'\)/.exec(screen) ?? [];
      return name && file ? [[name, file, /\b(?:menu|tab): \{/.test(screen)]] : [];
    });
  return found
    .sort(([, , a], [, , b]) => Number(b) - Number(a))
    .flatMap(([name, file]) => {
      const place = placeOf(name as PageName);
      return place ? [[place, file] as [PlainPage, string]] : [];
    });
}

/** Files of a room that come with one of its files, sooner or later. */
function reached(
  file: string,
  sources: Map<string, string>,
  found = new Set<string>(),
): Set<string> {
  const source = sources.get(file);
  if (source === undefined || found.has(file)) return found;
  found.add(file);
  for (const [, next = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    reached(join(file, '..', next), sources, found);
  return found;
}

/** Reads the sources of all rooms: what is written there once is found under its name. */
export function readScreenTexts(): ScreenText[] {
  const calls = callsOfContract();
  const all = filesIn(rooms, /\.tsx?$/).filter(([file]) => !/\.test\.ts/.test(file));
  const sourcesOf = Map.groupBy(all, ([file]) => file.split('/')[0] ?? '');
  const pages = new Map<string, [PlainPage, string][]>();
  for (const [room, files] of sourcesOf)
    pages.set(
      room,
      files
        .filter(([file]) => /\.screens\.ts$/.test(file))
        .flatMap(([, source]) => pagesOf(source)),
    );
  /** A room without pages stands on those of the rooms that use it. */
  const users = (room: string) =>
    [...sourcesOf]
      .filter(
        ([user, files]) =>
          user !== room && files.some(([, source]) => source.includes(`../${room}/index.ts`)),
      )
      .flatMap(([user]) => (pages.get(user) ?? []).slice(0, 1).map(([name]) => name));
  const found = new Map<string, { pages: Set<PlainPage>; allow: Set<Allow> | null }>();
  const add = (label: string, on: PlainPage[], allow: Allow[] | undefined) => {
    if (isSaid(label) || on.length === 0) return;
    const known = found.get(label) ?? { pages: new Set(), allow: new Set() };
    for (const page of on) known.pages.add(page);
    if (allow) for (const one of allow) known.allow?.add(one);
    else known.allow = null;
    found.set(label, known);
  };
  const textsIn = (source: string) =>
    texts.flatMap((form) =>
      [...source.matchAll(form)].map(([, label = '']) => label.replace(/…$/, '').trim()),
    );
  for (const [room, files] of sourcesOf) {
    const own = pages.get(room) ?? [];
    const sources = new Map(files);
    const withFiles = own.map(
      ([name, file]) => [name, reached(join(room, file), sources)] as const,
    );
    const places = own.length > 0 ? own.slice(0, 1).map(([name]) => name) : users(room);
    for (const [file, source] of files) {
      // Titles and synonyms are found through their screens.
      if (/\.(?:screens|words)\.ts$/.test(file)) continue;
      const on = withFiles.filter(([, has]) => has.has(file)).map(([name]) => name);
      for (const label of textsIn(source))
        add(label, on.length > 0 ? on : places, allowOf(source, calls));
    }
    for (const [, source] of filesIn(
      join(contract, 'rooms'),
      new RegExp(`^${room}/.*fields\\.ts$`),
    ))
      for (const label of textsIn(source)) add(label, places, undefined);
  }
  // What is behind 'Widok' of every list stands on whichever is open.
  for (const folder of ['lists/view', 'lists/columns', 'lists/export', 'views'])
    for (const [, source] of filesIn(join(kit, folder), /\.tsx?$/))
      for (const label of textsIn(source))
        if (!isSaid(label)) found.set(label, { pages: new Set(), allow: null });
  return [...found].map(([label, { pages: on, allow }]) => ({
    text: label,
    pages: [...on],
    ...(allow && { allow: [...allow] }),
  }));
}

const named = 'virtual:screen-texts';

/** Hands the texts of the screens to the search of everything. */
export const screenTexts = (): Plugin => ({
  name: 'screen-texts',
  resolveId: (id) => (id === named ? `\0${named}` : null),
  load: (id) =>
    id === `\0${named}` ? `export const screenTexts = ${JSON.stringify(readScreenTexts())};` : null,
});
