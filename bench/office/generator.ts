import { Agent, get, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlannedCall } from './mix.ts';
import type { Answers, Order } from './open-loop.ts';

/**
 * Asks what is planned when it is due, whether or not earlier answers have come; a process of its
 * own, so that neither the server nor the planning holds it up (open-loop.ts starts it).
 */

/** How long answers are waited for after the last call was due, in milliseconds. */
const patience = 10_000;
/** Calls without an answer at which a rate is given up: it grows ever longer. */
const hopeless = 4_000;

/** Connections that stay open, as browsers keep theirs; as many as are needed. */
const agent = new Agent({ keepAlive: true, maxSockets: 1_000, scheduling: 'lifo' });

async function run(base: string, plan: PlannedCall[]): Promise<Answers> {
  const { hostname, port } = new URL(base);
  const status = plan.map(() => 0);
  const times = plan.map(() => 0);
  const late: number[] = [];
  let open = 0;
  const processor = process.cpuUsage();
  const began = performance.now();
  const now = () => performance.now() - began;
  const send = (at: number, { due, method, path, headers, token, body }: PlannedCall) => {
    open += 1;
    late.push(now() - due);
    const end = (code: number) => {
      if (times[at]) return;
      open -= 1;
      status[at] = code;
      times[at] = now() - due;
    };
    const outgoing = request(
      {
        ...{ agent, hostname, port, method, path },
        headers: {
          ...headers,
          'access-token': token,
          'accept-encoding': 'gzip, deflate, br',
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        answer.on('end', () => end(answer.statusCode ?? 0)).resume();
        answer.on('error', () => end(0));
      },
    );
    outgoing.on('error', () => end(0));
    outgoing.end(body);
  };
  let at = 0;
  for (let call = plan[0]; call && open < hopeless; call = plan[at]) {
    if (call.due <= now()) {
      send(at, call);
      at += 1;
    } else await pause(Math.max(0, call.due - now()));
  }
  const { user, system } = process.cpuUsage(processor);
  const lastSent = now();
  while (open > 0 && now() < lastSent + patience) await pause(20);
  // What was never answered, or never asked, has taken this long at least.
  for (const [place, { due }] of plan.entries()) times[place] ||= Math.max(0, now() - due);
  if (open > 0) agent.destroy();
  return { status, times, late, processor: (user + system) / 1e6 };
}

/** Each signed-in person's open page hears of news. */
function listen(base: string, tokens: string[]): void {
  for (const token of tokens) {
    get(`${base}/api/events`, { headers: { 'access-token': token } }, (answer) => answer.resume())
      // They end with the server.
      .on('error', () => undefined);
  }
}

process.on('disconnect', () => process.exit());
process.on('message', async (order: Order) => {
  if ('listeners' in order) listen(order.base, order.listeners);
  else process.send?.(await run(order.base, order.plan));
});
