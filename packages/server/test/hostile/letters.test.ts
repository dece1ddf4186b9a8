import { afterAll, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { startDovecot } from '../peers/dovecot-peer.ts';
import { cleanUp, eventually, health } from '../starting/server-process.ts';
import { type Fault, line } from './assault.ts';
import { listenTo } from './campaign.ts';
import { letterShapes } from './letter-shapes.ts';
import { startVictim } from './target-server.ts';

/*
 * Letters that anybody may send, by a real mail server into a mailbox that a real server reads: each is taken out of it,
 * whatever becomes of it, and the server goes on. See hostile.test.ts for what the long form adds.
 */
const long = Boolean(process.env.LONG);
/** Milliseconds that one letter may cost the thread which answers everybody. */
const worked = long ? 400 : 1_500;
const box = 'zaplecze';

afterAll(cleanUp);

async function mailedVictim() {
  const dovecot = await startDovecot(process.env.TMPDIR ?? '/tmp');
  onTestFinished(dovecot.end);
  const victim = await startVictim({
    IMAP_URL: dovecot.url(box),
    MAIL_REPLY_TO: 'odpowiedzi@firma.example',
    MAIL_FROM: 'Zaplecze <zaplecze@firma.example>',
  });
  /** Gone from the mailbox, or the server that was to take it is. */
  const taken = () =>
    eventually(async () => !victim.alive() || (await dovecot.count(box, 'INBOX')) === 0);
  return { victim, taken, deliver: (letter: Buffer) => dovecot.deliver(box, letter) };
}

test('no letter stops the server, or stays in front of the others [OPE-163]', {
  timeout: 3_600_000,
}, async () => {
  const { victim, taken, deliver } = await mailedVictim();
  const ears = long ? await listenTo(victim) : undefined;
  const findings: Fault[] = [];
  let shape = '';
  onTestFailed(() => {
    process.stdout.write(`The last letter: ${shape}\n${victim.output().slice(-2_000)}\n`);
  });
  for (const { name, make } of letterShapes.filter(({ sharp }) => long || sharp)) {
    shape = name;
    const letter = make();
    await ears?.look();
    const before = victim.worked();
    await deliver(letter);
    await taken();
    expect([name, victim.alive(), await health(victim.url)]).toEqual([name, true, 200]);
    const cost = victim.worked() - before;
    const heard = await ears?.look();
    const fault = heard?.silent ? 'silence' : cost > worked ? 'too much work' : null;
    const silence = heard?.seen.longest ?? 0;
    if (fault) findings.push({ place: 'letter', shape, fault, status: 0, silence, worked: cost });
  }
  await ears?.stop();
  expect(findings.map(line).join('\n')).toBe('');
  expect((await victim.stop()).code).toBe(0);
});
