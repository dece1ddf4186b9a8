import { appendFileSync, writeFileSync } from 'node:fs';
import { afterAll, test } from 'vitest';
import { cleanUp } from '../server-process.ts';
import { assailant, line } from './assault.ts';
import { probe } from './prober.ts';
import { attacks } from './requests.ts';
import { startVictim } from './victim.ts';

afterAll(cleanUp);
test('explore', { timeout: 3_600_000 }, async () => {
  const out = '/tmp/hostile-explore.txt';
  writeFileSync(out, '');
  let victim = await startVictim();
  let hit = await assailant(victim, { worked: 150 });
  const every = Number(process.env.EVERY ?? 1);
  let prober = probe(`${victim.url}/api/health`);
  let n = 0;
  const began = Date.now();
  for (const attack of attacks()) {
    n += 1;
    if (n % every !== 0 && !(attack.sharp && process.env.SHARP)) continue;
    const finding = await hit.strike(attack, n);
    if (finding)
      appendFileSync(out, `${line({ ...finding, silence: (await prober.look()).longest })}\n`);
    if (!victim.alive()) {
      appendFileSync(out, `DEAD after ${attack.place} × ${attack.shape}\n`);
      await prober.stop();
      victim = await startVictim();
      hit = await assailant(victim, { worked: 150 });
      prober = probe(`${victim.url}/api/health`);
    }
    if (n % 1000 === 0)
      appendFileSync(
        out,
        `# ${n} ${Date.now() - began} ms silence ${JSON.stringify(await prober.look())}\n`,
      );
  }
  appendFileSync(out, `# total ${n} ${Date.now() - began} ms\n`);
  await prober.stop();
  await victim.stop();
});
