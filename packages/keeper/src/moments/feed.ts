import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readWal } from '../archiving/catalog.ts';
import { segmentName, segmentOf } from '../archiving/segments.ts';
import type { ArchiveStore } from '../archiving/store.ts';
import type { Account } from '../postgres/account.ts';
import { MissingFileError } from '../storage.ts';

const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
const lookEveryMs = 5;
/** Segments unpacked before they are asked for, 16 MB each. */
const ahead = 4;

/**
 * Hands pieces of the log to a PostgreSQL that reads them: it asks by a file and waits for the answer, since neither the
 * archive nor its keys are open to PostgreSQL's account. What answers no more for five minutes has died; 255 tells
 * PostgreSQL to give up.
 */
export function startFeed(options: { store: ArchiveStore; folder: string; account: Account }) {
  const { store, folder, account } = options;
  const requestFile = join(folder, 'asked');
  const deliveredFile = join(folder, 'given');
  const failed = join(folder, 'failed');
  // What a killed restore has left.
  rmSync(folder, { recursive: true, force: true });
  for (const one of [folder, requestFile, deliveredFile]) {
    mkdirSync(one, { recursive: true, mode: 0o700 });
    if (account.foreign) chownSync(one, account.uid, account.gid);
  }
  const command =
    `a=${quoted(requestFile)}/%f; g=${quoted(deliveredFile)}/%f; : > "$a"; n=0; ` +
    `while [ ! -e "$g" ] && [ ! -e "$g.none" ]; do n=$((n+1)); if [ -e ${quoted(failed)} ] || [ $n -gt 15000 ]; then exit 255; fi; sleep 0.02; done; ` +
    `if [ -e "$g" ]; then mv "$g" "%p"; else rm -f "$g.none"; exit 1; fi`;

  let failure: unknown;
  const ready = new Map<string, Promise<Buffer | undefined>>();
  const read = (file: string) => {
    const found = ready.get(file);
    if (found) return found;
    const content = readWal(store, file).catch((error: unknown) => {
      if (error instanceof MissingFileError) return undefined;
      throw error;
    });
    // The consumer of the content handles its failure.
    content.catch(() => undefined);
    ready.set(file, content);
    return content;
  };

  async function give(file: string): Promise<void> {
    const content = await read(file);
    const segment = content && segmentOf(file);
    for (let next = 1; segment && next <= ahead; next += 1) {
      read(segmentName({ ...segment, number: segment.number + next }));
    }
    ready.delete(file);
    // What was read ahead in vain (another timeline goes on from here) is let go.
    for (const old of [...ready.keys()].slice(0, -2 * ahead)) ready.delete(old);
    const draft = join(folder, file);
    await writeFile(draft, content ?? '', { mode: 0o600 });
    if (account.foreign) chownSync(draft, account.uid, account.gid);
    await rename(draft, join(deliveredFile, content ? file : `${file}.none`));
  }

  const ending = new AbortController();
  const serve = async () => {
    while (!ending.signal.aborted) {
      for (const file of await readdir(requestFile)) {
        // Taken away before it is answered: PostgreSQL may ask for the same again the moment it has the answer.
        await rm(join(requestFile, file));
        await give(file);
      }
      await pause(lookEveryMs);
    }
  };
  const going = serve().catch(async (error: unknown) => {
    failure = error;
    await writeFile(failed, '');
  });

  return {
    command,
    /** What kept the archive from being read, if anything. */
    failure: () => failure,
    stop: async () => {
      ending.abort();
      await going;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
