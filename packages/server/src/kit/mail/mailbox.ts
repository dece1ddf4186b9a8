import { setTimeout as pause } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { Database } from '../database/database.ts';
import type { Log } from '../operations/log.ts';
import { inSpan } from '../tracing/tracing.ts';
import { holdLease } from './lease.ts';

/** A letter as the mailbox has it; too large ones come with their head alone. */
export type FetchedLetter = { raw: Buffer; received: Date; tooLarge: boolean };

export type Mailbox = {
  /**
   * Takes one letter over: when this has come back, it is kept here for good. False puts it among the refused.
   * What it throws leaves the letter where it is, to be taken later.
   */
  take: (letter: FetchedLetter) => Promise<boolean>;
  /** How reading goes: null when all that was there is taken, else what stands in the way. */
  note: (problem: string | null) => Promise<void>;
};

/** Folders that letters go to once they are taken, so that what stands in the mailbox has not been. */
export const folders = { accepted: 'Zaplecze-przyjete', refused: 'Zaplecze-odrzucone' };

/** Bytes of a letter that is read whole. */
const largest = 60 * 1024 * 1024;
/** A server that is away is asked again after a second, then after twice as long, at most after five minutes. */
const [firstWait, longestWait] = [1_000, 300_000];
/** Without news the mailbox is looked into all the same. */
const lookEveryMs = 60_000;

type Place = { url: string; db: Database; log: Log };

async function open(text: string): Promise<{ client: ImapFlow; path: string }> {
  const { ImapFlow } = await import('imapflow');
  const url = new URL(text);
  const secure = url.protocol === 'imaps:';
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    maxIdleTime: 240_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 300_000,
  });
  // The command that is being waited for fails with the same error.
  client.on('error', () => undefined);
  return { client, path: decodeURIComponent(url.pathname.slice(1)) || 'INBOX' };
}

/** Takes every letter that is there; gives whether one could not be taken just now. */
async function round(client: ImapFlow, { take }: Mailbox, { log }: Place): Promise<unknown> {
  let failure: unknown;
  const found = await client.search({ all: true }, { uid: true });
  for (const uid of Array.isArray(found) ? found : []) {
    const only = { uid: true };
    const head = await client.fetchOne(
      String(uid),
      { size: true, internalDate: true, headers: true },
      only,
    );
    if (!head) continue;
    const tooLarge = (head.size ?? 0) > largest;
    const whole = tooLarge ? head : await client.fetchOne(String(uid), { source: true }, only);
    const raw = whole && (tooLarge ? head.headers : whole.source);
    if (!raw) continue;
    const received = new Date(head.internalDate ?? Date.now());
    try {
      const letter = { raw: Buffer.from(raw), received, tooLarge };
      const wasStored = await inSpan({ name: 'letter', kind: 'consumer', root: true }, () =>
        take(letter),
      );
      await client.messageMove(String(uid), wasStored ? folders.accepted : folders.refused, only);
    } catch (error) {
      failure = error;
      log.error(
        { err: error },
        'Poczta przychodząca: list zostaje w skrzynce, spróbujemy ponownie',
      );
    }
  }
  return failure;
}

/** Waits for a new letter, the end of the connection or of patience. */
async function waitForNews(client: ImapFlow, signal: AbortSignal): Promise<void> {
  // A connection that has ended already needs no second report.
  if (signal.aborted || !client.usable) return;
  const ended = new AbortController();
  const wake = () => ended.abort();
  client.once('exists', wake);
  client.once('close', wake);
  signal.addEventListener('abort', wake, { once: true });
  // A letter that came between the round and here is told at once.
  client.idle().catch(() => undefined);
  await pause(lookEveryMs, undefined, { signal: ended.signal }).catch(() => undefined);
  client.off('exists', wake);
  client.off('close', wake);
  signal.removeEventListener('abort', wake);
}

/** Reads as long as the connection and the lease last. @throws whatever ended it */
async function read(place: Place, mailbox: Mailbox, signal: AbortSignal, well: () => void) {
  const { client, path } = await open(place.url);
  if (signal.aborted) return;
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await client.connect();
    for (const name of Object.values(folders)) {
      // There already, mostly.
      await client.mailboxCreate(name).catch(() => undefined);
    }
    await client.mailboxOpen(path);
    let news = false;
    client.on('exists', () => {
      news = true;
    });
    while (!signal.aborted && client.usable) {
      news = false;
      const failure = await round(client, mailbox, place);
      if (failure) throw failure;
      await mailbox.note(null);
      well();
      // Letters that came during the round are not told of again.
      if (!news) await waitForNews(client, signal);
    }
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

/** What a mail server's refusal means to whoever set it up. */
function failureWords(error: unknown): string {
  const { code, authenticationFailed, message } = error as {
    code?: string;
    authenticationFailed?: boolean;
    message?: string;
  };
  if (authenticationFailed) return 'Serwer poczty nie przyjął nazwy użytkownika lub hasła';
  if (code === 'ENOTFOUND' || code === 'EDNS') return 'Nie ma serwera poczty o tej nazwie';
  if (code === 'ECONNREFUSED' || code === 'ETIMEDOUT' || code === 'CONNECT_TIMEOUT')
    return 'Serwer poczty nie odpowiada';
  return `Nie udało się odczytać skrzynki (${message ?? 'nieznany błąd'})`;
}

/**
 * Watches a mailbox for as long as the process lives: new letters at once (IDLE), one server at a time, a lost
 * connection opened again.
 *
 * @returns `stop`, which lets a letter that is being taken be taken
 */
export function watchMailbox(place: Place, mailbox: Mailbox): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { log } = place;
  const watch = async () => {
    let wait = firstWait;
    while (!stopping.signal.aborted) {
      try {
        await holdLease(place.db, 'mailbox', stopping.signal, (signal) =>
          read(place, mailbox, signal, () => {
            wait = firstWait;
          }),
        );
      } catch (error) {
        if (stopping.signal.aborted) return;
        const words = failureWords(error);
        log.warn(`Poczta przychodząca: ${words}; następna próba za ${wait / 1000} s`);
        await mailbox.note(words).catch(() => undefined);
      }
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, longestWait);
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
