import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { MissingFileError } from '../storage.ts';
import type { ArchiveStore } from './store.ts';

/** Whose archive it is: PostgreSQL's own number of the database. */
const identity = z.object({ format: z.literal(1), system: z.string() });

/** A copy of the whole database that histories begin from; written last, so that one that has it is whole. */
const base = z.object({
  format: z.literal(1),
  name: z.string(),
  postgres: z.string(),
  timeline: z.int(),
  /** The segment that reading begins with, and the one that makes the copy consistent. */
  first: z.int(),
  last: z.int(),
  began: z.string(),
  /** The earliest moment that it can be read on to. */
  ended: z.string(),
  bytes: z.number(),
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});
export type Base = z.infer<typeof base>;

/** What is known of one timeline: it began, and everything until a moment is in segments up to a number. */
const timeline = z.object({
  format: z.literal(1),
  timeline: z.int(),
  began: z.string(),
  until: z.string(),
  number: z.int(),
  /** The installation that writes it, and when it last did. */
  writer: z.string(),
  written: z.string(),
});
export type Timeline = z.infer<typeof timeline>;

const read = async (store: ArchiveStore, name: string): Promise<unknown> =>
  JSON.parse((await buffer(await store.get(name))).toString('utf8'));

async function readIfThere<T>(store: ArchiveStore, name: string, schema: z.ZodType<T>) {
  try {
    return schema.parse(await read(store, name));
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}

const write = (store: ArchiveStore, name: string, value: unknown): Promise<void> =>
  store.put(name, Buffer.from(`${JSON.stringify(value)}\n`));

export const walEntry = (file: string): string => `wal/${file}.zst`;
export const walOf = (entry: string): string => entry.slice('wal/'.length, -'.zst'.length);
export const baseEntry = (name: string): string => `base/${name}.tar.zst`;
export const contentEntry = (key: string): string =>
  `files/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;

const baseNote = (name: string): string => `base/${name}.json`;
const timelineNote = (id: number): string => `timeline/${id}.json`;
const identityNote = 'archive.json';

export const readIdentity = (store: ArchiveStore) => readIfThere(store, identityNote, identity);
export const writeIdentity = (store: ArchiveStore, system: string) =>
  write(store, identityNote, { format: 1, system } satisfies z.infer<typeof identity>);

export const readTimeline = (store: ArchiveStore, id: number) =>
  readIfThere(store, timelineNote(id), timeline);
export const writeTimeline = (store: ArchiveStore, note: Timeline) =>
  write(store, timelineNote(note.timeline), note);

export const writeBase = (store: ArchiveStore, note: Base) =>
  write(store, baseNote(note.name), note);

/** Removes the note first: what has none is no base. */
export async function removeBase(store: ArchiveStore, name: string): Promise<void> {
  await store.remove(baseNote(name));
  await store.remove(baseEntry(name));
}

async function readAll<T>(store: ArchiveStore, prefix: string, schema: z.ZodType<T>): Promise<T[]> {
  const found: T[] = [];
  for (const { name } of await store.list(prefix)) {
    if (name.endsWith('.json')) found.push(schema.parse(await read(store, name)));
  }
  return found;
}

/** Oldest first. */
export const readBases = async (store: ArchiveStore): Promise<Base[]> =>
  (await readAll(store, 'base/', base)).sort((a, b) => a.ended.localeCompare(b.ended));

/** In the order of their numbers. */
export const readTimelines = async (store: ArchiveStore): Promise<Timeline[]> =>
  (await readAll(store, 'timeline/', timeline)).sort((a, b) => a.timeline - b.timeline);
