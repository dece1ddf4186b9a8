import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';

const program = '/usr/sbin/dovecot';

/** A port that is free just now; what listens there may come and go. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise<void>((done) => server.close(() => done()));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Run by root it works under Debian's own accounts, else under the one that runs the tests. */
function settings(folder: string, port: number): string {
  const { username, uid, gid } = userInfo();
  const root = uid === 0;
  const accounts = root
    ? 'default_internal_user = dovecot\ndefault_login_user = dovenull'
    : `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()}`;
  const owner = root ? 'uid=mail gid=mail' : `uid=${uid} gid=${gid}`;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
# Its processes have one clock, whichever the tests run under (scripts/test-days.mjs).
import_environment = $import_environment LD_PRELOAD FAKETIME FAKETIME_DONT_FAKE_MONOTONIC
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
${accounts}
first_valid_uid = 0
mail_location = maildir:${folder}/mail/%n
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=haslo
}
userdb {
  driver = static
  args = ${owner} home=${folder}/mail/%n
}
`;
}

async function answers(port: number): Promise<boolean> {
  return await new Promise((told) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      told(answer);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}

/**
 * A real mail server (Dovecot from Debian) with mailboxes of its own, on this machine alone.
 *
 * @throws Error in plain words where it is not installed
 */
export async function startDovecot(folderOf: string) {
  if (!existsSync(program))
    throw new Error('Dovecot is not installed: apt-get install dovecot-imapd (.ci/run does so)');
  const folder = mkdtempSync(join(folderOf, 'dovecot-'));
  execFileSync('chmod', ['755', folder]);
  mkdirSync(join(folder, 'mail'), { mode: 0o777 });
  execFileSync('chmod', ['777', join(folder, 'mail')]);
  const port = await freePort();
  writeFileSync(join(folder, 'dovecot.conf'), settings(folder, port));
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const process = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'pipe' });
    child = process;
    let said = '';
    process.stderr.on('data', (chunk) => {
      said += chunk;
    });
    while (!(await answers(port))) {
      if (process.exitCode !== null) throw new Error(`Dovecot did not come up: ${said}`);
      await pause(50);
    }
  }
  async function stop(): Promise<void> {
    const process = child;
    child = undefined;
    if (!process || process.exitCode !== null) return;
    const ended = new Promise((done) => process.once('exit', done));
    process.kill('SIGTERM');
    await ended;
  }
  /** Does something with a mailbox, as any mail program would. */
  async function visit<T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const auth = { user, pass: 'haslo' };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }
  await start();
  return {
    start,
    stop,
    url: (user: string) => `imap://${user}:haslo@127.0.0.1:${port}/INBOX`,
    /** Puts a letter into a mailbox, as the mail server's delivery does. */
    deliver: (user: string, letter: string | Buffer) =>
      visit(user, async (client) => void (await client.append('INBOX', letter))),
    /** How many letters a folder has, as they lie there: whoever waits for it asks often, and a visit costs two processes. */
    count: async (user: string, path: string) => {
      const place = join(folder, 'mail', user, path === 'INBOX' ? '' : `.${path}`);
      const inIt = await Promise.all(
        ['new', 'cur'].map((part) => readdir(join(place, part)).catch(() => [])),
      );
      return inIt.flat().length;
    },
    end: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Dovecot = Awaited<ReturnType<typeof startDovecot>>;
