import autocannon from 'autocannon';

/** What is asked of each system: two first pages, a search never asked before, two new records. */
export type PeerTask = 'clients' | 'search' | 'issues' | 'newClient' | 'newIssue';

export type Peer = {
  name: string;
  base: string;
  headers: Record<string, string>;
  requests: Record<PeerTask, { path: () => string; body?: (n: number) => object }>;
};

let lastNumber = Date.now() % 1_000_000_000;

/** Answers in a second from so many connections, over five seconds after one to warm up. @throws Error when one is refused */
export async function rate(
  { base, headers, requests: taskCalls }: Peer,
  what: PeerTask,
  connections: number,
) {
  const { path, body } = taskCalls[what];
  const run = (duration: number) =>
    autocannon({
      url: base,
      connections,
      duration,
      method: body ? 'POST' : 'GET',
      headers,
      requests: [
        {
          setupRequest: (request) => {
            lastNumber += 1;
            return {
              ...request,
              path: path(),
              ...(body && { body: JSON.stringify(body(lastNumber)) }),
            };
          },
        },
      ],
    });
  await run(1);
  const { requests, non2xx, errors } = await run(5);
  if (non2xx + errors > 0) throw new Error(`${base} refused ${non2xx + errors} of ${what}`);
  return requests.average;
}

export const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
