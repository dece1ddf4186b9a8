import { fork } from 'node:child_process';
import { once } from 'node:events';
import { assailant, type Fault, isSilent } from './assault.ts';
import { probe } from './prober.ts';
import type { Attack } from './requests.ts';
import { startVictim, type Victim } from './target-server.ts';

/** A server that does nothing: how silent this machine itself makes one that is asked beside all this. */
async function startIdle() {
  const child = fork(new URL('./idle.process.ts', import.meta.url), { stdio: 'ignore' });
  const [port] = await once(child, 'message');
  const prober = probe(`http://127.0.0.1:${port}/`);
  return {
    look: prober.look,
    stop: async () => {
      await prober.stop();
      child.kill();
    },
  };
}

/** Health asked beside whatever happens, of a server and of one that is idle. */
export async function listenTo(victim: Victim) {
  const idle = await startIdle();
  const prober = probe(`${victim.url}/api/health`);
  /** What was heard since the look before. */
  const look = async () => {
    const seen = await prober.look();
    const quiet = await idle.look();
    return { seen, quiet, silent: isSilent(seen, quiet) };
  };
  const stop = async () => void (await Promise.all([prober.stop(), idle.stop()]));
  return { look, stop };
}

/** Attacks of which the silence is looked at together; one by one only when it was too long. */
const batch = 25;

/**
 * Makes attacks until there are none left or the time is over, health asked beside it; starts the server anew when one
 * has ended it, so that the first that does hides no other.
 *
 * @param limits.worked see `assailant`
 * @param limits.until when it ends, by the clock
 */
export async function campaign(
  list: Iterable<Attack>,
  { seed, worked, until }: { seed: number; worked: number; until: number },
): Promise<{ findings: Fault[]; made: number; longest: number; longestIdle: number }> {
  const findings: Fault[] = [];
  let victim = await startVictim();
  let ears = await listenTo(victim);
  let hit = await assailant(victim, { worked });
  let [made, longest, longestIdle] = [0, 0, 0];
  let held: Attack[] = [];

  async function restart(): Promise<void> {
    await ears.stop();
    await victim.stop();
    victim = await startVictim();
    ears = await listenTo(victim);
    hit = await assailant(victim, { worked });
  }
  async function listen(): Promise<void> {
    const { seen, quiet, silent } = await ears.look();
    if (!silent) {
      longest = Math.max(longest, seen.longest);
      longestIdle = Math.max(longestIdle, quiet.longest);
    } else for (const attack of held) await confirm(attack);
    held = [];
  }
  /** A silence is its attack's when it comes back each time: what the machine does beside it does not. */
  async function confirm(attack: Attack): Promise<void> {
    let silence = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 3; time += 1) {
      await ears.look();
      await hit.send(attack, seed);
      const { seen, silent } = await ears.look();
      if (!silent) return;
      silence = Math.min(silence, seen.longest);
    }
    const { place, shape } = attack;
    findings.push({ place, shape, fault: 'silence', status: 0, silence, worked: 0 });
  }

  for (const attack of list) {
    if (Date.now() > until) break;
    made += 1;
    const finding = await hit.strike(attack, seed);
    if (finding) findings.push(finding);
    held.push(attack);
    if (!victim.alive()) {
      const { place, shape } = attack;
      findings.push({ place, shape, fault: 'the server ended', status: 0, silence: 0, worked: 0 });
      held = [];
      await restart();
    } else if (held.length === batch) await listen();
  }
  await listen();
  await ears.stop();
  await victim.stop();
  return { findings, made, longest, longestIdle };
}
