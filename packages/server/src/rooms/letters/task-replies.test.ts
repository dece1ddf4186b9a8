import { saveChannels } from '@zaplecze/contract/rooms/notifications/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDovecot } from '../../../test/peers/dovecot-peer.ts';
import { write } from '../../../test/written-letter.ts';
import { projectApp } from '../projects/projects.fixture.ts';
import { mailOf } from './letters.fixture.ts';

let app: Awaited<ReturnType<typeof projectApp>>;
let mail: ReturnType<typeof mailOf>;
beforeAll(async () => {
  app = await projectApp();
  mail = mailOf(app.it, await startDovecot(process.env.TMPDIR ?? '/tmp'), 'zadania');
});
afterAll(() => mail.close());

test('an answer to a notice about a task of a project becomes its comment; the letter tells client, project and limit [MAI-01, MAI-20]', async () => {
  const { it, anna, manager, at, first } = app;
  await app.begin();
  const kinds = [{ kind: 'taskComment', push: false, mail: true }];
  await it.call(saveChannels, { as: anna, body: { kinds, digest: false } });
  const params = at(first);
  await it.call(tasks.commentTask, { as: manager, params, body: { text: 'Są już faktury?' } });
  const { email, replyTo, text } = await mail.lastTo(anna);
  expect(text).toContain('\n  Są już faktury?\n');
  expect(text).toMatch(/Klient: Żagiel\nProjekt: .+\nTermin: \d{2}\.\d{2}\.\d{4}/);
  expect(text).toContain('Otwórz zadanie: ');

  await mail.arrive(write({ from: email, to: replyTo, text: 'Tak, wszystkie.' }));
  const said = await it.db
    .selectFrom('comment')
    .select(['text', 'createdBy', 'attachedTo', 'answerTo'])
    .where('text', '=', 'Tak, wszystkie.')
    .executeTakeFirst();
  expect(said).toMatchObject({ createdBy: anna.id, attachedTo: 'projectTask' });
  expect(said?.answerTo).not.toBeNull();
});
