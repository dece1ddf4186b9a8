import {
  type Icon,
  IconArrowRight,
  IconBook2,
  IconBriefcase,
  IconBuilding,
  IconChecklist,
  IconFileDollar,
  IconFileText,
  IconLifebuoy,
  IconList,
  IconMailbox,
  IconSitemap,
  IconTag,
  IconTicket,
  IconUserCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { listOpened, type SearchResult, search } from '@zaplecze/contract/rooms/search/calls';
import { type FoundKind, foundKinds } from '@zaplecze/contract/rooms/search/lists';
import { isUnused } from '@zaplecze/contract/rooms/settings/parts';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import {
  type FindScreen,
  findNamed,
  findNearly,
  findScreens,
} from '../../kit/navigation/find-screens.ts';
import { findHelp } from '../knowledge/index.ts';
import { noteOpened, openedBy } from './recent-records.ts';
import { showPart } from './show-part.ts';

/** Something that can be done from everywhere; `ofClient`: the same for a client, its form filled in. */
export type FindAction = {
  label: string;
  icon: Icon;
  /** Other words that people have for it. */
  words?: string | undefined;
  run: () => void;
  ofClient?: (client: number) => void;
};

export type SearchChoice = {
  key: string;
  title: string;
  notes: string[];
  icon: Icon;
  /** Where it leads, unless it does something instead. */
  to?: Address;
  choose?: () => void;
};
/** What is found beside records; `texts`: what stands on the screens, which comes when the search opens. */
export type Findable = {
  screens: FindScreen[];
  actions: FindAction[];
  texts: () => Promise<FindScreen[]>;
};
export type Group = { key: string; label: string; choices: SearchChoice[] };

const icons: Record<FoundKind, Icon> = {
  person: IconUserCircle,
  client: IconBuilding,
  project: IconBriefcase,
  task: IconChecklist,
  issue: IconTicket,
  offer: IconFileDollar,
  document: IconFileText,
  article: IconBook2,
  reception: IconMailbox,
  announced: IconUserCheck,
  definition: IconSitemap,
  dictionary: IconTag,
};

const mostHelp = 4;
const mostActions = 5;
const mostTexts = 6;

/** 'nowe zgłoszenie dla hurtowni' in its two parts. */
function forWhom(typed: string): { what: string; whom: string } | null {
  const [, what, whom] = /^(.+?)\s+dla\s+(\S.*)$/i.exec(typed) ?? [];
  return what !== undefined && whom !== undefined ? { what, whom } : null;
}

/** Words as they may stand in a name when said of somebody: 'Kowalskiego' without its ending. */
const uninflected = (words: string) =>
  words
    .split(/\s+/)
    .map((word) => (word.length > 6 ? word.slice(0, -3) : word))
    .join(' ');

const ask = (q: string, kind: 'client' | undefined, signal: AbortSignal) =>
  call(search, { query: { q, ...(kind && { kind }) } }, { signal });

async function clientsNamed(whom: string, signal: AbortSignal): Promise<SearchResult[]> {
  for (const q of [whom, uninflected(whom)]) {
    const { groups } = await ask(q, 'client', signal);
    const found = groups.flatMap(({ rows }) => rows);
    if (found.length > 0) return found;
  }
  return [];
}

/** Where no record stands between them, two groups of one name are one, in the place of the first. */
const withoutRepeats = (groups: Group[]): Group[] =>
  groups.some(({ key }) => key in foundKinds)
    ? groups
    : groups
        .filter((one, at) => groups.findIndex(({ label }) => label === one.label) === at)
        .map((first) => ({
          ...first,
          choices: groups
            .filter(({ label }) => label === first.label)
            .flatMap((one) => one.choices),
        }));

/** What to choose from for what was typed, or for nothing: groups in their order, the best first. */
export function useFound(typed: string, { screens, actions, texts }: Findable) {
  const me = useMe();
  const named = forWhom(typed);
  const opened = useQuery({
    queryKey: ['search', 'opened', me.id],
    queryFn: ({ signal }) =>
      call(listOpened, { query: { of: openedBy(me.id).join(',') } }, { signal }),
    enabled: typed === '' && openedBy(me.id).length > 0,
    staleTime: 0,
  });
  const found = useQuery({
    queryKey: ['search', typed],
    queryFn: ({ signal }) => ask(typed, undefined, signal),
    enabled: typed !== '' && named === null,
    placeholderData: keepPreviousData,
  });
  const whom = useQuery({
    queryKey: ['search', 'whom', named?.whom],
    queryFn: ({ signal }) => clientsNamed(named?.whom ?? '', signal),
    enabled: named !== null,
    placeholderData: keepPreviousData,
  });
  const help = useQuery({
    queryKey: ['help', typed],
    queryFn: async () => (await findHelp())(typed).slice(0, mostHelp),
    enabled: typed.length >= 2 && named === null,
    placeholderData: keepPreviousData,
  });

  const standing = useQuery({
    queryKey: ['search', 'screens', me.id],
    queryFn: texts,
    // Where the parts of a list stand depends on the screen that is open.
    gcTime: 0,
  });

  const record = (row: SearchResult): SearchChoice => ({
    key: `${row.kind}.${row.id}.${row.address}`,
    title: row.title,
    notes: row.nearly ? [...row.notes, 'podobna nazwa'] : row.notes,
    icon: icons[row.kind],
    to: row.address as Address,
    ...(row.kind !== 'dictionary' && { choose: () => noteOpened(me.id, row) }),
  });
  const screen = ({
    label,
    to,
    icon = IconArrowRight,
    shows,
    note,
    behindView,
  }: FindScreen): SearchChoice => ({
    ...{ key: `${to} ${label}`, title: label, notes: note ? [note] : [], icon, to },
    ...(shows && { choose: () => showPart(shows, behindView) }),
  });
  const whole = (all: string, label: string): SearchChoice => ({
    ...{ key: all, title: `Pokaż wszystkie na liście: ${label}`, notes: [], icon: IconList },
    to: all as Address,
  });
  const action = ({ label, icon, run }: FindAction): SearchChoice => ({
    ...{ key: `do ${label}`, title: label, notes: [], icon, choose: run },
  });
  const group = (key: string, label: string, choices: SearchChoice[]): Group => ({
    key,
    label,
    choices,
  });

  const isUsed = ({ rows }: { rows: SearchResult[] }) =>
    !isUnused(rows[0]?.address ?? '', me.unused);

  const groupsOf = (): Group[] => {
    if (typed === '') {
      return [
        group(
          'opened',
          'Ostatnio otwierane',
          (opened.data?.list ?? [])
            .filter(({ address }) => !isUnused(address, me.unused))
            .map(record),
        ),
        group('actions', 'Co chcesz zrobić?', actions.map(action)),
      ];
    }
    if (named) {
      const able = findNamed(
        named.what,
        actions.filter(({ ofClient }) => ofClient),
      );
      return able.map(({ label, icon, ofClient }) =>
        group(
          label,
          label,
          (whom.data ?? []).map((client) => ({
            key: `${label} ${client.id}`,
            title: `${label} dla: ${client.title}`,
            notes: client.notes,
            icon,
            choose: () => ofClient?.(client.id),
          })),
        ),
      );
    }
    const { best, rest } = findScreens(typed, screens);
    const there = findScreens(typed, typed.length > 2 ? (standing.data ?? []) : []);
    const doing = findNamed(typed, actions).slice(0, mostActions);
    const nearly = findNearly(typed, actions).slice(0, mostActions);
    const places = group('screens', 'Ekrany', best.map(screen));
    const deeds = group('actions', 'Działania', doing.map(action));
    // What is called exactly so is meant: 'wyloguj' before 'Wyloguj wszędzie'; so is what has each of several words in its name.
    const isCalled = ({ label }: { label: string }) => plain(label) === plain(typed);
    const byName = doing.map(({ label }) => ({ label }));
    const isMeant =
      doing.some(isCalled) || (/\S\s+\S/.test(typed) && findNamed(typed, byName).length > 0);
    const standingThere = [...there.best, ...there.rest].slice(0, mostTexts);
    const exactly = standingThere.filter(isCalled);
    return [
      ...(isMeant ? [deeds, places] : [places, deeds]),
      group('named on screens', 'Na ekranach', exactly.map(screen)),
      ...(found.data?.groups ?? [])
        .filter(isUsed)
        .map(({ kind, rows, all }) =>
          group(kind, foundKinds[kind], [
            ...rows.map(record),
            ...(all === null ? [] : [whole(all, foundKinds[kind])]),
          ]),
        ),
      ...(best.length + doing.length > 0 ? [] : [group('nearly', 'Działania', nearly.map(action))]),
      group('other screens', 'Ekrany', rest.map(screen)),
      group('on screens', 'Na ekranach', standingThere.filter((one) => !isCalled(one)).map(screen)),
      group(
        'help',
        'Pomoc',
        (help.data ?? []).map(({ slug, title }) => ({
          key: slug,
          title,
          notes: [],
          icon: IconLifebuoy,
          to: addressOf('helpArticle', { slug }),
        })),
      ),
    ];
  };
  const results = named ? whom : found;
  return {
    groups: withoutRepeats(groupsOf().filter(({ choices }) => choices.length > 0)),
    /** The results shown still belong to the previous text. */
    waiting: typed !== '' && (results.isPlaceholderData || results.isPending || standing.isPending),
    error: results.error,
    retry: () => void results.refetch(),
  };
}
