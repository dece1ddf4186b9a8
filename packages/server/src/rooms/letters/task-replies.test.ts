import { saveChannels } from '@zaplecze/contract/notifications';
import * as tasks from '@zaplecze/contract/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDovecot } from '../../../test/dovecot-peer.ts';
import { lettersTo } from '../../../test/mail-files.ts';
import { eventually } from '../../../test/server-process.ts';
import { nothingToDo } from '../../../test/waiting-jobs.ts';
import { write } from '../../../test/written-letter.ts';
import { backgroundTasks } from '../../background.ts';
import { startWorker } from '../../kit/jobs/jobs.ts';
import { createMail } from '../../kit/mail/mail.ts';
import { createLog } from '../../kit/operations/log.ts';
import { projectApp } from '../projects/projects.fixture.ts';
import { mailReplies } from '../registers.ts';
import { watchLetters } from './index.ts';

let app: Awaited<ReturnType<typeof projectApp>>;
let dovecot: Awaited<ReturnType<typeof startDovecot>>;
beforeAll(async () => {
  [app, dovecot] = await Promise.all([projectApp(), startDovecot(process.env.TMPDIR ?? '/tmp')]);
});
afterAll(async () => {
  await app.it.close();
  await dovecot.end();
});

test('an answer to a notice about a task of a project becomes its comment; the letter tells client, project and limit [MAI-01, MAI-20]', async () => {
  const { it, anna, manager, at, first } = app;
  const { db, storage } = it.services;
  const log = createLog('silent');
  const config = {
    ...it.services.config,
    imapUrl: dovecot.url('zadania'),
    mailReplyTo: 'odp@firma.example',
  };
  await app.begin();
  const kinds = [{ kind: 'taskComment', push: false, mail: true }];
  await it.call(saveChannels, { as: anna, body: { kinds, digest: false } });
  const params = at(first);
  await it.call(tasks.commentTask, { as: manager, params, body: { text: 'Są już faktury?' } });
  const worker = await startWorker({
    pool: db.pool,
    tasks: backgroundTasks({ ...it.services, config, mail: createMail(config, log) }),
    log,
  });
  await eventually(() => nothingToDo(db));
  await worker.stop();
  const { email } = await db
    .selectFrom('person')
    .select('email')
    .where('id', '=', anna.id)
    .executeTakeFirstOrThrow();
  const letter = (await lettersTo(config.dataDir, email)).at(-1);
  const text = letter?.text?.replaceAll('\r\n', '\n') ?? '';
  expect(text).toContain('\n  Są już faktury?\n');
  expect(text).toMatch(/Klient: Żagiel\nProjekt: .+\nTermin: \d{2}\.\d{2}\.\d{4}/);
  expect(text).toContain('Otwórz zadanie: ');

  const watching = watchLetters({ db, storage, config, log, replies: mailReplies });
  const to = letter?.replyTo?.[0]?.address ?? '';
  await dovecot.deliver('zadania', write({ from: email, to, text: 'Tak, wszystkie.' }));
  await eventually(async () => (await dovecot.count('zadania', 'INBOX')) === 0);
  await watching.stop();
  const said = await db
    .selectFrom('comment')
    .select(['text', 'createdBy', 'attachedTo', 'answerTo'])
    .where('text', '=', 'Tak, wszystkie.')
    .executeTakeFirst();
  expect(said).toMatchObject({ createdBy: anna.id, attachedTo: 'projectTask' });
  expect(said?.answerTo).not.toBeNull();
});
