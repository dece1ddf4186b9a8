import { saveChannels } from '@zaplecze/contract/notifications';
import { answerOffer } from '@zaplecze/contract/offers';
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
import { offersApp } from '../offers/offers.fixture.ts';
import { mailReplies } from '../registers.ts';
import { watchLetters } from './index.ts';

let app: Awaited<ReturnType<typeof offersApp>>;
let dovecot: Awaited<ReturnType<typeof startDovecot>>;
beforeAll(async () => {
  [app, dovecot] = await Promise.all([offersApp(), startDovecot(process.env.TMPDIR ?? '/tmp')]);
});
afterAll(async () => {
  await app.it.close();
  await dovecot.end();
});

test('an answer to a notice about an offer stands under what was said there; files to a closed offer wait with the letter [MAI-01, MAI-20]', async () => {
  const { it, manager, seller } = app;
  const { db, storage } = it.services;
  const log = createLog('silent');
  const config = {
    ...it.services.config,
    imapUrl: dovecot.url('oferty'),
    mailReplyTo: 'odp@firma.example',
  };
  const kinds = ['offerComment', 'commentAnswer'].map((kind) => ({
    kind,
    push: false,
    mail: true,
  }));
  await it.call(saveChannels, { as: seller, body: { kinds, digest: false } as never });
  const offer = (await app.create()).data.id;
  await app.comment(offer, { comment: 'Ile to potrwa?' }, seller);
  const [first] = (await app.read(offer)).comments;
  const asked = { comment: 'A z audytem?', answers: first?.id ?? 0 };
  await it.call(answerOffer, { as: manager, params: { id: offer }, body: asked });
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
    .where('id', '=', seller.id)
    .executeTakeFirstOrThrow();
  const letter = (await lettersTo(config.dataDir, email)).at(-1);
  expect(letter?.text?.replaceAll('\r\n', '\n')).toContain('\n  A z audytem?\n');
  const to = letter?.replyTo?.[0]?.address ?? '';

  const watching = watchLetters({ db, storage, config, log, replies: mailReplies });
  await dovecot.deliver('oferty', write({ from: email, to, text: 'Dwa miesiące.' }));
  await eventually(async () => (await dovecot.count('oferty', 'INBOX')) === 0);
  const said = (await app.read(offer)).comments;
  expect(said.at(-1)).toMatchObject({ comment: 'Dwa miesiące.', answers: first?.id });
  expect(said.at(-1)?.createdBy?.id).toBe(seller.id);

  await app.comment(offer, { comment: 'Za drogo', offerStatus: 1 });
  const files = [{ name: 'wycena.txt', type: 'text/plain', content: Buffer.from('wycena') }];
  await dovecot.deliver('oferty', write({ from: email, to, text: 'W załączeniu.', files }));
  await eventually(async () => (await dovecot.count('oferty', 'INBOX')) === 0);
  await watching.stop();
  expect((await app.read(offer)).comments.map(({ comment }) => comment)).not.toContain(
    'W załączeniu.',
  );
  const waiting = await db
    .selectFrom('incomingLetter as l')
    .innerJoin('file as f', (on) =>
      on.onRef('f.attachedId', '=', 'l.id').on('f.attachedTo', '=', 'incomingLetter'),
    )
    .select(['l.status', 'f.fileName'])
    .execute();
  expect(waiting).toEqual([{ status: 0, fileName: 'list.eml' }]);
});
