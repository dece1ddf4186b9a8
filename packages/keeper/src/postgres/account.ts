import { execFileSync, spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { OperatorError } from '../operator-error.ts';

/** The system account PostgreSQL runs under; `name` is what PostgreSQL's peer authentication sees. */
export type Account = {
  uid: number;
  gid: number;
  name: string;
  /** True when the server is root: PostgreSQL refuses root, so it gets another account. */
  foreign: boolean;
};

/** Accounts tried in turn when the server runs as root; the first one lets the operator decide. */
const candidates = ['zaplecze', 'postgres', 'nobody'];

function id(option: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

/** Name of the account this process runs under; root and the database's account both need it. */
export function ownName(): string {
  try {
    return userInfo().username;
  } catch (cause) {
    throw new OperatorError(
      `Konto o numerze ${process.getuid?.()} nie ma wpisu w /etc/passwd, a PostgreSQL go wymaga. Uruchom serwer z konta, które ma nazwę, albo podaj zewnętrzną bazę w DATABASE_URL.`,
      { cause },
    );
  }
}

/** This process's own account, or for root the first of `zaplecze`, `postgres`, `nobody` that exists. */
export function postgresAccount(): Account {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) {
    throw new OperatorError(
      'Wbudowana baza danych działa na Linuksie i macOS. Na tym systemie podaj zewnętrzną bazę w DATABASE_URL.',
    );
  }
  if (uid !== 0) return { uid, gid, name: ownName(), foreign: false };
  for (const name of candidates) {
    const found = { uid: id('-u', name), gid: id('-g', name) };
    if (found.uid && found.gid) return { uid: found.uid, gid: found.gid, name, foreign: true };
  }
  throw new OperatorError(
    'PostgreSQL nie działa z konta root, a w systemie nie ma zwykłego konta. Załóż je (useradd --system zaplecze), uruchom serwer ze zwykłego konta albo podaj zewnętrzną bazę w DATABASE_URL.',
  );
}

/** A clock that the server was started under (libfaketime) is its database's too: both judge what is late. */
function clock() {
  const { FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD } = process.env;
  return FAKETIME ? { FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD } : {};
}

/** Options that start a program under the account, away from folders and PG* settings of the caller. */
export function runAs(account: Account) {
  return {
    ...(account.foreign ? { uid: account.uid, gid: account.gid } : {}),
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...clock() },
  };
}

/** Whether the account can enter the folder; asked of the system itself, so ACLs and mounts count too. */
export function canEnter(account: Account, folder: string): boolean {
  if (!account.foreign) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], runAs(account)).status === 0;
}

/** Whether the account can run the program (it may stand in a folder closed to others). */
export function canRun(account: Account, program: string): boolean {
  return spawnSync(program, ['--version'], runAs(account)).status === 0;
}
