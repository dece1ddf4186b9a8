import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.ts';
import { type Account, ownName, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseFolders } from './place.ts';
import { killIn } from './processes.ts';

/** Role and database of the product in the embedded cluster. */
export const owner = 'zaplecze';

function majorOf(binaries: Binaries, account: Account): Promise<string> {
  return promisify(execFile)(binaries.postgres, ['--version'], runAs(account)).then(
    ({ stdout }) => /(\d+)(?:\.|beta|rc|devel)/.exec(stdout)?.[1] ?? stdout,
  );
}

async function refuseOtherVersion(cluster: string, binaries: Binaries, account: Account) {
  const has = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const needs = await majorOf(binaries, account);
  if (has === needs) return;
  throw new OperatorError(
    `Baza danych w ${cluster} jest w wersji PostgreSQL ${has}, a zainstalowany program ma wersję ${needs}. Wróć do poprzedniej wersji programu, zrób kopię (npm run backup) i odtwórz ją w nowej (npm run restore).`,
  );
}

/** A database that was made elsewhere and is whole, about to take the place of the one that is there. */
const readyName = 'cluster.ready';

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Puts a whole database into the place of the one that stands there, which is set aside. A kill in the middle leaves
 * either the old one or, with the next start, the new one.
 *
 * @returns where the one before is now, if there was one
 */
export function replaceCluster(place: DatabaseFolders, folder: string): string | undefined {
  const ready = join(place.home, readyName);
  renameSync(folder, ready);
  flushFolder(place.home);
  const time = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });
  const aside = `${place.cluster}-${time.replace(' ', '-').replaceAll(':', '')}`;
  const there = existsSync(place.cluster);
  if (there) renameSync(place.cluster, aside);
  renameSync(ready, place.cluster);
  flushFolder(place.home);
  return there ? aside : undefined;
}

/** Ends what a kill in the middle of `replaceCluster` has left. */
function endReplacing(place: DatabaseFolders): void {
  const ready = join(place.home, readyName);
  if (!existsSync(ready)) return;
  if (existsSync(place.cluster)) rmSync(ready, { recursive: true, force: true });
  else renameSync(ready, place.cluster);
}

/** Removes what killed processes have left half made. */
export function clearDrafts(place: DatabaseFolders): void {
  endReplacing(place);
  for (const name of readdirSync(place.home)) {
    if (!name.startsWith('cluster.new-')) continue;
    killIn(join(place.home, name));
    rmSync(join(place.home, name), { recursive: true, force: true });
  }
}

/**
 * Creates the cluster unless it is there. It is made under another name and renamed when whole, so a creation
 * that was killed in the middle is simply done again.
 *
 * UTF-8 with the built-in C.UTF-8 order: the same on every system and after every system update (indexes stay
 * right); the schema asks for the Polish order where people see it.
 */
export async function createCluster(
  place: DatabaseFolders,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  clearDrafts(place);
  if (existsSync(place.cluster)) return refuseOtherVersion(place.cluster, binaries, account);
  const draft = join(place.home, `cluster.new-${randomUUID()}`);
  const options = ['--username', owner, '--encoding=UTF8', '--no-instructions'];
  const order = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--auth-local=peer', '--auth-host=reject', '--data-checksums'];
  try {
    const args = [...options, ...order, ...access, '--pgdata', draft];
    await promisify(execFile)(binaries.initdb, args, runAs(account));
  } catch (cause) {
    const errorText = (cause as { stderr?: string }).stderr?.trim() ?? String(cause);
    throw new OperatorError(`Nie udało się utworzyć bazy danych w ${place.home}:\n${errorText}`, {
      cause,
    });
  }
  renameSync(draft, place.cluster);
  flushFolder(place.home);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Lets in the account that the server runs under, known to the kernel, and nobody else: no password to keep,
 * nothing for other programs of a shared account (`nobody`) to try. Written at each start, since a server that
 * ran as an ordinary user may be started by root next time.
 */
export function grantAccess(place: DatabaseFolders, account: Account): void {
  const files = {
    'pg_hba.conf': `local all ${owner} peer map=server\n`,
    'pg_ident.conf': `server ${quoted(ownName())} ${owner}\n`,
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(place.cluster, name);
    writeFileSync(path, content, { mode: 0o600 });
    if (account.foreign) chownSync(path, account.uid, account.gid);
  }
}
