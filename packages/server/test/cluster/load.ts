import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { clientNamed } from '../keeping/writers.ts';

type Calling = { url: string; token: string; service: number; carer: number };

/** How long a call may take; a browser would have given up by then. */
export const deadlineMs = 30_000;

/** Calls the server as a page does, with a deadline; status 0: the connection broke off; -1: it hung. */
export async function timedCall(call: () => Promise<Response>) {
  const began = performance.now();
  const answer = await call().catch((error: Error) => error);
  const body = answer instanceof Response ? await answer.text().catch(() => undefined) : undefined;
  const ended = performance.now();
  const hung = answer instanceof Error && answer.name === 'TimeoutError';
  const status = answer instanceof Response && body !== undefined ? answer.status : hung ? -1 : 0;
  return { status, body: body ?? '', began, ended };
}

type Kept = { status: number; began: number; ended: number };

/** The longest time in a span without a success, in milliseconds. */
export function longestGap(calls: Kept[], from: number, to: number): number {
  const ends = calls
    .filter(({ status, ended }) => status === 200 && ended > from && ended < to)
    .map(({ ended }) => ended)
    .sort((a, b) => a - b);
  const marks = [from, ...ends, to];
  return Math.max(...marks.slice(1).map((end, at) => end - (marks[at] ?? end)));
}

/**
 * An office at work until it is stopped: some write clients and upload files, some read lists, some hold a stream of news.
 * Nothing is repeated: what was not answered 200 counts as not done.
 */
export function startOffice(calling: Calling) {
  const { url, token } = calling;
  const headers = { 'access-token': token };
  const writes: (Kept & { name: string })[] = [];
  const reads: Kept[] = [];
  const uploads: (Kept & { content: string; id: number })[] = [];
  const streams = Array.from({ length: 6 }, () => ({ open: false, heard: 0, opened: 0 }));
  const ended = new AbortController();
  let at = 0;

  const repeat = async (everyMs: number, work: () => Promise<unknown>) => {
    while (!ended.signal.aborted) {
      await work();
      await pause(everyMs);
    }
  };
  const write = async () => {
    at += 1;
    const name = `klient ${at}`;
    const result = await timedCall(() =>
      fetch(`${url}/api/client/create`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(clientNamed(name, calling)),
        signal: AbortSignal.timeout(deadlineMs),
      }),
    );
    writes.push({ ...result, name });
  };
  const read = async () => {
    const path = '/api/client/list?page=1&perPage=10';
    reads.push(
      await timedCall(() =>
        fetch(url + path, { headers, signal: AbortSignal.timeout(deadlineMs) }),
      ),
    );
  };
  const upload = async () => {
    const content = `treść ${performance.now()}`;
    const form = new FormData();
    form.append('storage', 's3');
    form.append('file', new Blob([content]), 'plik.txt');
    const result = await timedCall(() =>
      fetch(`${url}/api/media/upload`, {
        ...{ method: 'POST', headers, body: form, signal: AbortSignal.timeout(deadlineMs) },
      }),
    );
    const id = result.status === 200 ? JSON.parse(result.body).data.file.id : 0;
    uploads.push({ ...result, content, id });
  };
  const follow = async (stream: (typeof streams)[number]) => {
    try {
      const answer = await fetch(`${url}/api/events`, { headers, signal: ended.signal });
      if (answer.status !== 200) return;
      stream.open = true;
      stream.opened += 1;
      const decoder = new TextDecoder();
      for await (const chunk of answer.body ?? [])
        stream.heard += decoder.decode(chunk).split('event: notifications').length - 1;
    } catch {
      // Broken off; it is opened anew, as by a page.
    } finally {
      stream.open = false;
    }
  };
  const working = Promise.all([
    ...[1, 2, 3].map(() => repeat(120, write)),
    ...[1, 2].map(() => repeat(150, read)),
    // Seldom: a person has room for 200 files that hang nowhere.
    repeat(5_000, upload),
    ...streams.map((stream) => repeat(1_000, () => follow(stream))),
  ]);
  return {
    ...{ writes, reads, uploads, streams },
    stop: async () => {
      ended.abort();
      await working;
    },
  };
}

/** A mail server that counts letters by their recipient. */
export async function startPostOffice() {
  const letters = new Map<string, number>();
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.once('end', () => {
        for (const { address } of envelope.rcptTo)
          letters.set(address, (letters.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  return { port, letters, stop: () => new Promise<void>((closed) => server.close(closed)) };
}
