import { appendFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, test } from 'vitest';
import { startDovecot } from '../dovecot-peer.ts';
import { cleanUp } from '../server-process.ts';
import { faultOf } from './assault.ts';
import { fileShapes } from './file-shapes.ts';
import { formOf, formShapes } from './form-shapes.ts';
import { letterShapes } from './letter-shapes.ts';
import { nameOf, uploads } from './places.ts';
import { probe } from './prober.ts';
import { startVictim } from './victim.ts';

afterAll(cleanUp);
const out = '/tmp/hostile-explore-letters.txt';
const note = (line: string) => appendFileSync(out, `${line}\n`);
writeFileSync(out, '');

test('files', { timeout: 3_600_000 }, async () => {
  const victim = await startVictim();
  const prober = probe(`${victim.url}/api/health`);
  const token = await victim.signIn('admin');
  for (const call of uploads) {
    for (const shape of [
      ...formShapes.map((s) => ({ name: s.name, make: s.make })),
      ...fileShapes.map((s) => ({ name: s.name, make: () => formOf(s.make()) })),
    ]) {
      const { type, payload } = shape.make();
      await prober.look();
      const before = victim.worked();
      const began = Date.now();
      const answer = await victim.send({
        method: call.method,
        url: `/api${call.path.replace(/:kind/, 'client').replace(/:\w+/g, '1')}`,
        payload,
        headers: { 'content-type': type, 'access-token': token },
      });
      const took = Date.now() - began;
      let preview = '';
      if (call.path === '/media/upload' && answer.status === 200) {
        const { id } = JSON.parse(answer.text).data.file;
        const shown = await victim.send({
          method: 'GET',
          url: `/api/media/preview/id/${id}`,
          headers: { 'access-token': token },
        });
        preview = ` preview ${shown.status}`;
      }
      const seen = await prober.look();
      const worked = victim.workedMs(before);
      const fault = faultOf(answer);
      note(
        `${fault || seen.longest > 150 || worked > 200 ? '!!' : 'ok'} ${nameOf(call)} × ${shape.name} (${Math.round(payload.length / 1000)} kB): ${answer.status}${preview} ${fault ?? ''} took ${took} silence ${Math.round(seen.longest)} worked ${Math.round(worked)}`,
      );
      if (!victim.alive()) {
        note(`DEAD ${victim.output().slice(-1500)}`);
        return;
      }
    }
  }
  await pause(5000);
  note(`after: ${JSON.stringify(await prober.look())} alive ${victim.alive()}`);
  await prober.stop();
  await victim.stop();
});
test('letters', { timeout: 3_600_000 }, async () => {
  const dovecot = await startDovecot(process.env.TMPDIR ?? '/tmp');
  const env = {
    IMAP_URL: dovecot.url(box),
    MAIL_REPLY_TO: 'odpowiedzi@firma.example',
    MAIL_FROM: 'Zaplecze <zaplecze@firma.example>',
  };
  let victim = await startVictim(env);
  let prober = probe(`${victim.url}/api/health`);
  for (const shape of letterShapes) {
    if (shape.name.includes(process.env.SKIP ?? 'nothing at all')) continue;
    const content = shape.make();
    await prober.look();
    const before = victim.worked();
    const began = Date.now();
    await dovecot.deliver(box, content);
    while ((await dovecot.count(box, 'INBOX')) > 0 && Date.now() - began < 25_000 && victim.alive())
      await pause(50);
    const left = await dovecot.count(box, 'INBOX');
    const took = Date.now() - began;
    const stuck = left > 0 || !victim.alive();
    const seen = stuck ? { longest: took } : await prober.look();
    const worked = victim.workedMs(before);
    note(
      `${stuck || seen.longest > 150 || worked > 200 ? '!!' : 'ok'} letter × ${shape.name} (${Math.round(content.length / 1000)} kB): left ${left} took ${took} silence ${Math.round(seen.longest)} worked ${Math.round(worked)} ${victim.alive() ? '' : 'DEAD'}`,
    );
    if (stuck) {
      process.kill(victim.pid, 'SIGKILL');
      await prober.stop();
        await client.mailboxOpen('INBOX');
        await client.messageDelete('1:*');
      });
      victim = await startVictim(env);
      prober = probe(`${victim.url}/api/health`);
    }
  }
  await prober.stop();
  await victim.stop();
  await dovecot.end();
});
