import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** What the archiving server last knew, for pages, metrics and commands of this machine. */
const state = z.object({
  where: z.string(),
  /** Names this installation among those that may write into the archive. */
  writer: z.string(),
  /** Everything until then is in the archive. */
  until: z.string().nullable(),
  /** What is in the way since when; null: nothing. */
  problem: z.object({ words: z.string(), since: z.string() }).nullable(),
  base: z.object({ ended: z.string(), bytes: z.number() }).nullable(),
  /** Contents of files up to this number are in the archive. */
  contentsTo: z.int(),
});
export type ArchiveState = z.infer<typeof state>;

/** Undefined when nothing was ever archived there. */
export function readArchiveState(path: string): ArchiveState | undefined {
  try {
    return state.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeArchiveState(path: string, value: ArchiveState): void {
  writeFileSync(`${path}.new`, JSON.stringify(value), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
