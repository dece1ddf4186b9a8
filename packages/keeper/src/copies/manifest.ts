import * as z from 'zod';

/** Raised when an archive of before could no longer be read. */
const format = 1;

/** The first entry of an archive: what is in it and which schema its rows are of. */
export const manifest = z.object({
  format: z.literal(format),
  made: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  /** Those of them that had not come to their end, as they run beside working servers. */
  unended: z.array(z.string()).default([]),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      order: z.array(z.string()),
      kept: z.boolean(),
    }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

/** The last entry, so that an archive that has it is whole. */
export const summary = z.object({
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  sequences: z.record(z.string(), z.string().nullable()),
  files: z.object({ count: z.int(), bytes: z.number() }),
  /** Contents that the storage did not have, or had otherwise than when they were stored. */
  missing: z.array(z.string()),
  damaged: z.array(z.string()),
});
export type Summary = z.infer<typeof summary>;

export const manifestEntry = 'manifest.json';
export const queueEntry = 'queue.json';
export const summaryEntry = 'summary.json';
export const tableFolder = (name: string): string => `tables/${name}`;

/** The table that an entry is a piece of. */
export const tableOfEntry = (entry: string): string | undefined =>
  /^tables\/([^/]+)\/\d+\.gz$/.exec(entry)?.[1];

/** The name says what the content must hash to, so that each file can be checked by itself. */
export const fileEntry = (key: string, sha256: string): string => `files/${key}.${sha256}`;

export function fileOf(entry: string): { key: string; sha256: string } | undefined {
  const [, key, sha256] = /^files\/([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(entry) ?? [];
  return key && sha256 ? { key, sha256 } : undefined;
}

/** A manifest as this program writes it. */
export const newManifest = (rest: Omit<Manifest, 'format' | 'made'>): Manifest => ({
  format,
  made: new Date().toISOString(),
  ...rest,
});
