import { holds, holdsWhole, searchWords } from '@zaplecze/contract/kit/values/found-words';
import { allows } from '@zaplecze/contract/permissions';
import * as contract from '@zaplecze/contract/rooms/search/calls';
import { type FoundKind, foundKindNames } from '@zaplecze/contract/rooms/search/lists';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import type { SearchKind } from '../../kit/lists/record-search.ts';
import { bareNumber } from '../../kit/lists/search.ts';
import { readTyped } from '../../kit/lists/search-text.ts';
import { writtenNumber } from '../../kit/lists/written-number.ts';
import { remainingIds } from '../../kit/records/merged-records.ts';
import { findRows, type Row } from './search.queries.ts';

/** Every kind, by the rooms whose it is. */
export type SearchKinds = Record<FoundKind, SearchKind>;

type FoundRow = Row<FoundKind>;

/** The fit of what stands in the text of a file, and of what is one letter from what was typed. */
const fitOf = { text: 5, nearly: 6 };

const sameRecord = (a: FoundRow, b: FoundRow) => a.kind === b.kind && a.id === b.id;

const later = (a: string | null, b: string | null) => (b ?? '').localeCompare(a ?? '');

/** The number of an issue, as letters and talk name it: '#123'. */
const issueNumber = (q: string) => /^#\s?([1-9]\d{0,8})$/.exec(q.trim())?.[1];

/** SEA-02: what fits best, then one's own, then the newest. */
const better = (a: FoundRow, b: FoundRow) =>
  a.fits - b.fits || Number(b.mine) - Number(a.mine) || later(a.at, b.at) || a.id - b.id;

/** As many rows of a kind as a search gives: there may be more (0048_search_keys.sql). */
const mostFound = 8;

const filled = (notes: (string | null)[]) =>
  [...new Set(notes)].filter((note) => note !== null && note !== '') as string[];

/** Why a record was found, of what may be the reason: a number by values that it is as a whole before words that have it. */
function reasonsFor(typed: string, { seen, more }: { seen: string[]; more: string[] }): string[] {
  const written = writtenNumber(typed);
  const whole = written
    ? more.filter((text) => text.endsWith(`: ${written.number.replace('.', ',')}`))
    : [];
  const digits = bareNumber(typed);
  if (digits !== null || written?.isGrouped || written?.unit) {
    const has = (text: string) =>
      holdsWhole(text, typed) || (digits !== null && holdsWhole(text, digits));
    const inOnePiece = [...whole, ...more.filter(has)];
    if (seen.some(has)) return whole;
    if (inOnePiece.length > 0) return inOnePiece;
  }
  const missing = searchWords(typed).filter((word) => !seen.some((text) => holds(text, word)));
  const worded = more.filter((text) => missing.some((word) => holds(text, word)));
  return [...whole, ...worded];
}

/** `searched`: how each kind is found, for whom (rooms/house.ts). */
export function searchRoutes(kinds: SearchKinds) {
  const mayFind = (user: User) =>
    foundKindNames.filter((kind) => allows(kinds[kind].allow, user.flags));

  const shown = (row: FoundRow, typed = ''): contract.SearchResult => {
    const notes = filled(row.notes);
    // The place of the match, where the title does not show it.
    const found = reasonsFor(typed, { seen: [row.title, ...notes], more: filled(row.more) });
    const reasons = [...new Set(found)];
    if (row.fits === fitOf.text) reasons.push('w treści pliku');
    return {
      kind: row.kind,
      id: row.id,
      title: row.title,
      notes: [...notes, ...reasons.slice(0, 2)],
      address: kinds[row.kind].address(row),
      nearly: row.fits === fitOf.nearly,
    };
  };

  return [
    on(contract.search, async ({ db, user, query }) => {
      const question = { user, typed: readTyped(query.q) };
      const wanted = mayFind(user).filter((kind) => !query.kind || kind === query.kind);
      const numbered = wanted.includes('issue') ? issueNumber(query.q) : undefined;
      // Two statements at the same time: whoever types waits for the longer half alone.
      const halves = [0, 1].map((half) => wanted.filter((_, at) => at % 2 === half));
      const found = await Promise.all(
        halves.map((half) =>
          findRows(
            db,
            half.map((kind) => ({ kind, searched: kinds[kind], question })),
          ),
        ),
      );
      if (numbered)
        found.unshift(
          await findRows(db, [
            {
              kind: 'issue' as const,
              searched: kinds.issue,
              question: { user, ids: [Number(numbered)] },
            },
          ]),
        );
      const rows = found
        .flat()
        .filter((row, at, all) => all.findIndex((one) => sameRecord(one, row)) === at);
      const groups = wanted.flatMap((kind) => {
        const ofKind = rows.filter((row) => row.kind === kind).sort(better);
        const [best, ...rest] = ofKind.slice(0, mostFound);
        return best ? [{ kind, fits: best.fits, rows: [best, ...rest] }] : [];
      });
      return {
        groups: groups
          .sort((a, b) => a.fits - b.fits)
          .map((group) => ({
            kind: group.kind,
            rows: group.rows.map((row) => shown(row, query.q)),
            all:
              group.rows.length < mostFound
                ? null
                : (kinds[group.kind].whole?.(query.q, user, group.rows[0] as FoundRow) ?? null),
          })),
      };
    }),
    on(contract.listOpened, async ({ db, user, query }) => {
      const clients = query.of.flatMap(({ kind, id }) => (kind === 'client' ? id : []));
      const remaining = await remainingIds(db, 'client', clients);
      const opened = query.of.map(({ kind, id }) => ({
        ...{ kind, id: (kind === 'client' && remaining.get(id)) || id },
      }));
      const wanted = mayFind(user).flatMap((kind) => {
        const ids = opened.filter((one) => one.kind === kind).map(({ id }) => id);
        return ids.length > 0 ? [{ kind, searched: kinds[kind], question: { user, ids } }] : [];
      });
      const rows = await findRows(db, wanted);
      const known = opened.flatMap(
        (one) => rows.find(({ kind, id }) => kind === one.kind && id === one.id) ?? [],
      );
      return { list: [...new Set(known)].map((row) => shown(row)) };
    }),
  ];
}
