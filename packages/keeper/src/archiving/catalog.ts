import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { type Base, readBases, readTimelines, type Timeline, walEntry, walOf } from './notes.ts';
import { type Fork, historyName, readHistory, segmentName, segmentOf } from './segments.ts';
import type { ArchiveStore } from './store.ts';

const expand = promisify(zstdDecompress);

/** A piece of the archive's log as it was before it was compressed. */
export const readWal = async (store: ArchiveStore, file: string): Promise<Buffer> =>
  expand(await buffer(await store.get(walEntry(file))));

/** What an archive holds. */
export type Catalog = {
  bases: Base[];
  timelines: Timeline[];
  /** Names of segments and histories, and when each came. */
  wal: Map<string, Date>;
  /** Where each timeline came from. */
  forks: Map<number, Fork[]>;
};

/** Moments that can be had: from a base on, along one timeline. */
export type Range = {
  timeline: number;
  base: Base;
  from: Date;
  to: Date;
  /** All that happened until `to` is there; otherwise segments are missing behind it. */
  whole: boolean;
};

export async function readCatalog(store: ArchiveStore): Promise<Catalog> {
  const [bases, timelines, wal] = await Promise.all([
    readBases(store),
    readTimelines(store),
    store.list('wal/'),
  ]);
  const names = new Map(wal.map(({ name, changed }) => [walOf(name), changed]));
  const forks = new Map<number, Fork[]>();
  for (const { timeline } of timelines) {
    const history = historyName(timeline);
    if (!names.has(history)) continue;
    forks.set(timeline, readHistory((await readWal(store, history)).toString('utf8')));
  }
  return { bases, timelines, wal: names, forks };
}

/** The timeline whose segment of a number is read on the way to `timeline`. */
function owner(forks: Fork[], timeline: number, number: number): number {
  return forks.find((fork) => number < fork.number)?.timeline ?? timeline;
}

/** Whether a base lies on the way to a timeline. */
function leadsTo(base: Base, timeline: number, forks: Fork[]): boolean {
  if (base.timeline === timeline) return true;
  const left = forks.find((fork) => fork.timeline === base.timeline);
  return left !== undefined && base.last < left.number;
}

function rangeOf(catalog: Catalog, base: Base, on: Timeline): Range | undefined {
  const forks = catalog.forks.get(on.timeline) ?? [];
  if (!leadsTo(base, on.timeline, forks)) return undefined;
  const nameOf = (number: number) =>
    segmentName({ timeline: owner(forks, on.timeline, number), number });
  let number = base.first;
  while (catalog.wal.has(nameOf(number))) number += 1;
  const last = number - 1;
  // Without these the copy itself is not consistent.
  if (last < base.last) return undefined;
  const from = new Date(Math.max(Date.parse(base.ended), Date.parse(on.began)));
  const whole = last >= on.number;
  const to = whole ? new Date(on.until) : (catalog.wal.get(nameOf(last)) ?? from);
  return to >= from ? { timeline: on.timeline, base, from, to, whole } : undefined;
}

/** Everything that can be had, each base along each timeline that it lies on; oldest first. */
export function rangesOf(catalog: Catalog): Range[] {
  return catalog.timelines
    .flatMap((on) => catalog.bases.map((base) => rangeOf(catalog, base, on)))
    .filter((range) => range !== undefined)
    .sort((a, b) => a.timeline - b.timeline || a.from.getTime() - b.from.getTime());
}

/**
 * How to come to a moment: along the timeline that was being written then, from the last base before it.
 *
 * @param moment absent: the newest there is
 */
export function planFor(catalog: Catalog, moment: Date | undefined): Range | undefined {
  const ranges = rangesOf(catalog);
  const newest = ranges.at(-1)?.timeline;
  const fitting = moment
    ? ranges.filter(({ from, to }) => from <= moment && moment <= to)
    : ranges.filter(({ timeline }) => timeline === newest);
  return fitting.at(-1);
}

/** Which segments and histories no kept base needs any more. */
export function needless(catalog: Catalog, neededBases: Base[]): string[] {
  return [...catalog.wal.keys()].filter((name) => {
    const found = segmentOf(name.slice(0, 24));
    // Histories are tiny, and each restore asks for all of them.
    if (!found) return false;
    return !neededBases.some(
      (base) =>
        base.first <= found.number &&
        (base.timeline === found.timeline || base.timeline < found.timeline),
    );
  });
}
