import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { DatabaseFolders } from './place.ts';

/*
 * Finished segments stay in PostgreSQL's own folder until the server (archiving/ship.ts) has shipped them: no second copy on
 * the disk, nothing lost when either falls. PostgreSQL's command waits for the server's mark and takes it away.
 */

/** There while nobody ships: commands give up at once instead of waiting. */
export const nobodyShips = 'nobody-ships';

const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/** Half a minute a turn; PostgreSQL asks again by itself. */
const command = (marks: string): string =>
  `f=${quoted(marks)}/%f; n=0; while [ ! -e "$f" ]; do if [ -e ${quoted(join(marks, nobodyShips))} ] || [ $n -gt 300 ]; then exit 1; fi; n=$((n+1)); sleep 0.1; done; rm -f "$f"`;

/** PostgreSQL's settings for a database whose log is archived, and none for another. */
export function archiveSettings(place: DatabaseFolders): Record<string, string> {
  if (!existsSync(place.marks)) return {};
  return { archive_mode: 'on', archive_command: command(place.marks) };
}

/**
 * Turns archiving on or off for the next start of a database. It is kept beside the database, since whichever
 * command starts it in between must not let a segment go that the archive lacks.
 */
export function switchArchiving(place: DatabaseFolders, account: Account, on: boolean): void {
  if (!on) {
    rmSync(place.marks, { recursive: true, force: true });
    return;
  }
  mkdirSync(place.marks, { recursive: true, mode: 0o700 });
  if (account.foreign) chownSync(place.marks, account.uid, account.gid);
  chmodSync(place.marks, 0o700);
  for (const name of readdirSync(place.marks)) rmSync(join(place.marks, name), { force: true });
  standBy(place);
}

/** Nobody ships: commands of PostgreSQL give up at once. */
export const standBy = (place: DatabaseFolders): void =>
  writeFileSync(join(place.marks, nobodyShips), '');

/** Somebody ships from now on: commands wait. */
export const attend = (place: DatabaseFolders): void =>
  rmSync(join(place.marks, nobodyShips), { force: true });
