import type { ProbeResult } from './prober.ts';
import type { Attack } from './requests.ts';
import type { Answer, Victim } from './target-server.ts';

/** What went wrong with one attack, in a line. */
export type Fault = {
  place: string;
  shape: string;
  fault: string;
  status: number;
  /** The longest time in ms that nobody was answered. */
  silence: number;
  /** Milliseconds that the thread which answers requests worked for it. */
  worked: number;
};

export const line = ({ place, shape, fault, status, silence, worked }: Fault) =>
  `${fault}: ${place} × ${shape}: status ${status}, silence ${Math.round(silence)} ms, worked ${Math.round(worked)} ms`;

const inside = /\b(syntax error|violates|pg_|kysely|node_modules|at \w+ \(|\.ts:\d)/i;

/** What is wrong with an answer, or nothing: a refusal in words is what is wanted. */
function faultOf({ status, headers, text }: Answer, isPage = false): string | null {
  if (status === 0) return `no answer (${text})`;
  if (status >= 500 && status !== 503 && status !== 504) return 'a fault of the server';
  if (status === 503 && !headers['retry-after']) return '503 without Retry-After';
  if (status < 400) return null;
  // The parser of HTTP itself refuses what is no request, before anything of the product sees it.
  if (status === 431 || text === '') return null;
  if (isPage && String(headers['content-type']).startsWith('text/html'))
    return inside.test(text) ? 'a page that tells of the inside' : null;
  try {
    const {
      error,
      error_description: more,
      message = more ?? error?.message,
    } = JSON.parse(text) as {
      message?: unknown;
      // The protocol of assistants has its own form.
      error?: { message?: unknown };
      // That of OAuth as well.
      error_description?: unknown;
    };
    if (typeof message !== 'string' || message === '') return 'a refusal without words';
    return inside.test(text) ? 'a refusal that tells of the inside' : null;
  } catch {
    return 'a refusal that is no JSON';
  }
}

/** Answers that are larger than this cost the server more than the question cost its sender. */
const largestRefusal = 100_000;

/**
 * Makes attacks on a server, in the name of its administrator where the call is not for strangers.
 *
 * @param worked the most milliseconds that one call may cost the thread which answers everybody
 */
export async function assailant(victim: Victim, limits: { worked: number }) {
  let token = await victim.signIn('admin');

  async function send(attack: Attack, seed: number) {
    const { url, type, payload, headers } = attack.make(seed);
    const before = victim.worked();
    const answer = await victim.send({
      method: attack.method,
      url,
      payload,
      headers: {
        ...(type && { 'content-type': type }),
        ...headers,
        ...(!attack.stranger && { 'access-token': token }),
      },
    });
    return { answer, worked: victim.worked() - before };
  }

  /** One attack; what it finds, if anything. */
  async function strike(attack: Attack, seed: number): Promise<Fault | null> {
    let { answer, worked } = await send(attack, seed);
    if (answer.status === 401 && !attack.stranger) {
      // A call before has ended the session.
      token = await victim.signIn('admin');
      ({ answer, worked } = await send(attack, seed));
    }
    // Behind an address of nothing the body is not read.
    for (let other = 1; other <= 4 && attack.always && answer.status === 404; other += 1) {
      ({ answer, worked } = await send(attack, seed + other));
    }
    // What one call costs is told again by itself; what a job beside it, or a call before, cost is not.
    for (let again = 0; again < 2 && worked > limits.worked; again += 1) {
      await victim.rest();
      worked = Math.min(worked, (await send(attack, seed)).worked);
    }
    const fault =
      faultOf(answer, attack.page) ??
      (worked > limits.worked ? 'too much work' : null) ??
      (answer.status >= 400 && answer.text.length > largestRefusal ? 'a refusal too long' : null);
    const { place, shape } = attack;
    return fault ? { place, shape, fault, status: answer.status, silence: 0, worked } : null;
  }
  return { strike, send };
}

/**
 * Whether a silence is the server's own: longer than wanted, and longer than a server that does nothing was silent
 * on this machine in the same time.
 */
export const isSilent = (seen: ProbeResult, idle: ProbeResult, wanted = 200) =>
  seen.longest > wanted + idle.longest || seen.failed > 0;
