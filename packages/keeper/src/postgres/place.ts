import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { type Account, canEnter, postgresAccount } from './account.ts';
import { sharedFolder } from './binaries.ts';

/** Folders of one embedded database; all but `sockets` lie in `home`. */
export type DatabaseFolders = {
  home: string;
  /** PostgreSQL's own data folder (PGDATA). */
  cluster: string;
  /** The database's log files, one a weekday. */
  logs: string;
  /** What PostgreSQL says before its own log begins, hence why it did not start. */
  startLog: string;
  /** Marks of what has been archived; there only while the log is archived (archive-command.ts). */
  marks: string;
  /** What the archiving server last knew of it, for other processes of this machine. */
  archiveState: string;
};

/** The longest path of a unix socket the kernel takes, in bytes, without the closing zero. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;
export const socketFile = '.s.PGSQL.5432';

/** Folders of the database that lies in `home`. */
export function placeAt(home: string): DatabaseFolders {
  return {
    home,
    cluster: join(home, 'cluster'),
    logs: join(home, 'log'),
    startLog: join(home, 'start.log'),
    marks: join(home, 'archiving'),
    archiveState: join(home, 'archiving.json'),
  };
}

/** The note in DATA_DIR that says where the database is when it could not be stored in DATA_DIR itself. */
const noteOf = (dataDir: string): string => join(dataDir, 'database-location.txt');

/** Where the database of a data folder is: inside, or where the note says. */
export function databaseHome(dataDir: string): string {
  const note = noteOf(dataDir);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'database');
}

function writeNote(dataDir: string, home: string): void {
  const draft = `${noteOf(dataDir)}.new`;
  writeFileSync(draft, `${home}\n`);
  renameSync(draft, noteOf(dataDir));
}

function ownedFolder(path: string, account: Account): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account.foreign) chownSync(path, account.uid, account.gid);
  chmodSync(path, 0o700);
}

/** A base that has moved out of reach must never be answered by quietly creating an empty one. */
function noted(dataDir: string): string | undefined {
  if (!existsSync(noteOf(dataDir))) return undefined;
  const home = readFileSync(noteOf(dataDir), 'utf8').trim();
  if (existsSync(home)) return home;
  throw new OperatorError(
    `Baza danych miała być w ${home} (tak mówi ${noteOf(dataDir)}), a tego folderu nie ma. Przywróć go albo, jeśli baza ma powstać od nowa, usuń plik ${noteOf(dataDir)}.`,
  );
}

function elsewhere(dataDir: string, account: Account, log: Log): string {
  try {
    mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
    const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
    const home = mkdtempSync(join(realpathSync(sharedFolder), `${hash}-`));
    ownedFolder(home, account);
    if (!canEnter(account, home)) throw new Error(`${home} is closed to ${account.name}`);
    writeNote(dataDir, home);
    log.info(
      `Folder ${dataDir} jest zamknięty dla konta ${account.name}, z którego root uruchamia PostgreSQL: baza danych powstaje w ${home}`,
    );
    return home;
  } catch (cause) {
    throw new OperatorError(
      `Konto ${account.name}, z którego root uruchamia PostgreSQL, nie ma dostępu ani do ${dataDir}, ani do ${sharedFolder}. Ustaw DATA_DIR na folder, do którego inni mogą wejść (np. /srv/zaplecze), uruchom serwer ze zwykłego konta albo podaj zewnętrzną bazę w DATABASE_URL.`,
      { cause },
    );
  }
}

/** The account that owns an existing cluster goes on owning it, whoever starts the server as root. */
function withOwnerOf(cluster: string, account: Account): Account {
  if (!existsSync(cluster)) return account;
  const { uid, gid } = statSync(cluster);
  if (uid === account.uid) return account;
  if (account.foreign && uid !== 0) return { ...account, uid, gid, name: `nr ${uid}` };
  throw new OperatorError(
    `Baza danych ${cluster} należy do konta nr ${uid}, a serwer uruchomiono z konta nr ${process.getuid?.()}. Uruchom go z tego samego konta co dotąd albo zmień właściciela folderu (chown -R).`,
  );
}

/**
 * Decides where the database of a data folder is or will be, and which account runs it: in DATA_DIR, or, when
 * root's DATA_DIR is closed to the account that PostgreSQL needs, under /var/lib/zaplecze with a note in DATA_DIR.
 *
 * @throws OperatorError when no reachable place is left, or an existing database cannot be reached
 */
export function findPlace(dataDir: string, log: Log): { place: DatabaseFolders; account: Account } {
  const account = postgresAccount();
  const inside = placeAt(join(dataDir, 'database'));
  const known = noted(dataDir);
  const owner = withOwnerOf(known ? placeAt(known).cluster : inside.cluster, account);
  if (known) return { place: placeAt(known), account: owner };
  if (canEnter(owner, dataDir)) {
    ownedFolder(inside.home, owner);
    return { place: inside, account: owner };
  }
  if (existsSync(inside.cluster)) {
    throw new OperatorError(
      `Konto ${owner.name}, do którego należy baza danych ${inside.cluster}, nie może już wejść do ${dataDir}. Przywróć mu prawo wejścia do tego folderu i folderów nad nim (chmod o+x).`,
    );
  }
  return { place: placeAt(elsewhere(dataDir, owner, log)), account: owner };
}

/**
 * The folder of the database's socket: beside the cluster, or, where that path is longer than the kernel takes,
 * a private folder with a short name. Only its owner and root can enter it.
 */
export function socketFolder(place: DatabaseFolders, account: Account): string {
  if (Buffer.byteLength(join(place.home, socketFile)) <= longestSocketPath) return place.home;
  const hash = createHash('sha256').update(place.home).digest('hex').slice(0, 12);
  const base = [tmpdir(), '/tmp'].find(
    (folder) =>
      Buffer.byteLength(join(folder, `zaplecze-${hash}`, socketFile)) <= longestSocketPath &&
      canEnter(account, folder),
  );
  const folder = join(base ?? '/tmp', `zaplecze-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  // Anybody may make folders in /tmp: one that somebody else laid there is not private.
  if (!lstatSync(folder).isDirectory() || (uid !== account.uid && uid !== process.getuid?.())) {
    throw new OperatorError(
      `Folder ${folder}, w którym miało stanąć gniazdo bazy danych, należy do kogoś innego. Usuń go albo ustaw krótszą ścieżkę DATA_DIR.`,
    );
  }
  ownedFolder(folder, account);
  return folder;
}

/** Removes the short folder again when the database has ended; the next start makes it anew. */
export function leaveSocketFolder(place: DatabaseFolders, sockets: string): void {
  if (sockets === place.home) return;
  try {
    rmdirSync(sockets);
  } catch (error) {
    // Not empty: the database did not end in order, and its socket stays for whoever looks for the reason.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT') throw error;
  }
}
