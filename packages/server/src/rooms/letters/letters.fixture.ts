import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { commentIssue, getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { saveChannels } from '@zaplecze/contract/rooms/notifications/calls';
import type { Email } from 'postal-mime';
import { insertClient } from '../../../test/client.ts';
import type { Someone, TestApp } from '../../../test/http.ts';
import { type Dovecot, startDovecot } from '../../../test/peers/dovecot-peer.ts';
import { lettersTo } from '../../../test/peers/mail-files.ts';
import { eventually } from '../../../test/starting/server-process.ts';
import { nothingToDo } from '../../../test/waiting-jobs.ts';
import { startWorker } from '../../kit/jobs/jobs.ts';
import { createMail } from '../../kit/mail/mail.ts';
import { createLog } from '../../kit/operations/log.ts';
import { house, jobs } from '../house.ts';
import { issueApp } from '../issues/issues.fixture.ts';
import { watchLetters } from './index.ts';

/** A company that answers by mail: a mailbox of a real mail server on this machine, and its letters as files. */
export function mailOf(it: TestApp, dovecot: Dovecot, box: string) {
  const { db, storage } = it.services;
  const replyTo = 'odpowiedzi@firma.example';
  const config = { ...it.services.config, imapUrl: dovecot.url(box), mailReplyTo: replyTo };
  const log = createLog('silent');
  const watch = () => watchLetters({ db, storage, config, log, replies: house.reply });
  let watching = watch();

  const emailOf = async ({ id }: Someone) =>
    (await db.selectFrom('person').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email;

  /** Sends what waits; gives the letters that have been written to somebody, the newest last. */
  async function sentTo(address: string): Promise<Email[]> {
    const worker = await startWorker({
      pool: db.pool,
      tasks: jobs({ ...it.services, config, mail: createMail(config, log) }),
      log,
    });
    await eventually(() => nothingToDo(db));
    await worker.stop();
    return await lettersTo(config.dataDir, address);
  }

  /** The last letter to somebody (`about`: what stands in where it is answered), once all has been sent: from where and to where it is answered, and its words. */
  async function lastTo(someone: Someone, about = '') {
    const email = await emailOf(someone);
    const sent = await sentTo(email);
    const letter = sent.findLast(({ replyTo }) => replyTo?.[0]?.address?.includes(about));
    const to = letter?.replyTo?.[0]?.address ?? '';
    return { email, letter, replyTo: to, text: letter?.text?.replaceAll('\r\n', '\n') ?? '' };
  }

  /** Delivers a letter and waits until it has left the mailbox. */
  async function arrive(letter: string): Promise<void> {
    await dovecot.deliver(box, letter);
    await eventually(async () => (await dovecot.count(box, 'INBOX')) === 0);
  }

  return {
    emailOf,
    sentTo,
    lastTo,
    arrive,
    watch,
    pause: () => watching.stop(),
    resume: () => {
      watching = watch();
    },
    close: async () => {
      await watching.stop();
      await it.close();
      await dovecot.end();
    },
  };
}

/** A company with issues that is answered by mail. */
export async function letterApp() {
  const dovecot = await startDovecot(process.env.TMPDIR ?? '/tmp');
  const box = 'zaplecze';
  const app = await issueApp(undefined, {
    IMAP_URL: dovecot.url(box),
    MAIL_REPLY_TO: 'odpowiedzi@firma.example',
    MAIL_FROM: 'Zaplecze <zaplecze@firma.example>',
    PUBLIC_URL: 'https://zaplecze.firma.example',
  });
  const { it } = app;
  const mail = mailOf(it, dovecot, box);

  /** An issue with a comment that its doer was told of by mail; `replyTo`: where that is answered. */
  async function noticesOf(as: Someone = app.doer) {
    const kinds = [{ kind: 'issueComment', push: false, mail: true }];
    await it.call(saveChannels, { as, body: { kinds, digest: false } });
    const issue = await app.made();
    const body = { text: 'Kiedy będzie działać?' };
    const comment = await it.call(commentIssue, { as: app.orderer, params: { id: issue }, body });
    const about = `+i${issue.toString(36)}-`;
    return { issue, comment: comment.data.id as number, ...(await mail.lastTo(as, about)) };
  }
  const comments = async (issue: number) =>
    (await it.call(getIssue, { as: app.manager, params: { id: issue } })).data.issue.comments as {
      text: string;
      answers: number | null;
      createdBy: { id: number };
    }[];
  const noted = (subject: string) =>
    it.db
      .selectFrom('incomingLetter')
      .selectAll()
      .where('subject', '=', subject)
      .orderBy('id')
      .execute();
  return {
    ...app,
    ...mail,
    dovecot,
    box,
    told: noticesOf,
    /** What somebody was told, the newest first. */
    noticesOf: app.told,
    comments,
    noted,
    folder: (name: string) => dovecot.count(box, name),
  };
}

/** Where clients write for an issue, and a contact person of a client whom the doer looks after. */
export const issuesAddress = 'zgloszenia@kwadrat.example';
export const contactAddress = 'Jan Kowalski <jan@zagiel.example>';

/** The same company with such an address and such a client. */
export async function clientLetterApp() {
  const app = await letterApp();
  const body = { color: '#112233', name: 'Kwadrat', issuesEmail: issuesAddress };
  await app.it.call(dictionaryCalls.company.create, { as: app.admin, body });
  const client = await insertClient(app.it.db, { name: 'Żagiel' });
  const contact = { client, firstName: 'Jan', lastName: 'Kowalski', email: 'jan@zagiel.example' };
  await app.it.db.insertInto('clientPerson').values(contact).execute();
  await app.it.db.insertInto('clientService').values({ client, user: app.doer.id }).execute();
  /** The one letter of this subject. */
  const letterOf = async (subject: string) => {
    const [letter, ...others] = await app.noted(subject);
    if (!letter || others.length > 0) throw new Error(`not one letter: ${subject}`);
    return letter;
  };
  return { ...app, letterOf };
}
