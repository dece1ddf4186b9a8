import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { isAlive, startMark } from './processes.ts';

type Holder = { pid: number; mark: string | undefined };

function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

const lives = (holder: Holder | undefined): holder is Holder =>
  holder !== undefined && isAlive(holder.pid) && startMark(holder.pid) === holder.mark;

/** The process that holds a folder now, if any. */
export function folderHolder(folder: string): number | undefined {
  const holder = holderOf(join(folder, 'server.lock'));
  return lives(holder) ? holder.pid : undefined;
}

function refuse(folder: string, holder: Holder): never {
  throw new OperatorError(
    `Z folderu danych ${folder} korzysta już inny serwer (proces ${holder.pid}). Zatrzymaj go (kill ${holder.pid}) albo ustaw inny DATA_DIR.`,
  );
}

/**
 * Makes this process the only server of a data folder; the lock of a killed server is taken over.
 * Two databases started on one cluster, or one stopped under the other's feet, would lose data.
 *
 * @returns a function that gives the folder back
 * @throws OperatorError naming the process that holds the folder
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'server.lock');
  const draft = join(folder, `server.lock.${randomUUID()}`);
  writeFileSync(draft, JSON.stringify({ pid: process.pid, mark: startMark(process.pid) }));
  try {
    for (;;) {
      try {
        // A link appears with its content, so nobody ever reads a lock that is still empty.
        linkSync(draft, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = holderOf(path);
      if (lives(holder)) refuse(folder, holder);
      dropStale(path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead lock away, and back if another starter has replaced it by a live one in the meantime. */
function dropStale(path: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (lives(holderOf(aside))) {
    try {
      linkSync(aside, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
}
