import { addressOf } from '@zaplecze/contract/addresses';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { saveChannels } from '@zaplecze/contract/rooms/notifications/calls';
import { createReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { startSmtpPeer } from '../../../test/peers/smtp-peer.ts';
import { eventually } from '../../../test/starting/server-process.ts';
import { startWorker } from '../../kit/jobs/jobs.ts';
import { createMail } from '../../kit/mail/mail.ts';
import { readConfig } from '../../kit/operations/config.ts';
import { createLog } from '../../kit/operations/log.ts';
import { jobs } from '../house.ts';
import { notifyOfGaps } from './employment/notify-gaps.ts';
import { requestsApp } from './requests/requests.fixture.ts';
import { notifyStandIns } from './working-time/notify-stand-ins.ts';

/* What comes into a mailbox about a person's time, over a mail server that nobody here wrote. */

const { it, head, anna, piotr, asked, decide, made, range } = await requestsApp();
const server = await startSmtpPeer();
afterAll(async () => {
  await server.stop();
  await it.close();
});

const today = warsawDay();
const publicUrl = 'https://biuro.example.pl';
const config = readConfig({
  ...{ DATA_DIR: it.services.config.dataDir, PUBLIC_URL: publicUrl },
  SMTP_URL: `smtp://127.0.0.1:${server.port}`,
});
const shown = (day: string) => day.split('-').reverse().join('.');
const days = `od ${shown(range.dateFrom)} do ${shown(range.dateTo)}`;

async function isIdle(): Promise<boolean> {
  const due = 'select from graphile_worker.jobs where run_at <= now() limit 1';
  return (await it.db.pool.query(due)).rowCount === 0;
}

/** Does what is due in the background; gives the letters that the mail server took meanwhile. */
async function takeLetters() {
  server.letters.length = 0;
  const log = createLog('silent');
  const tasks = jobs({ ...it.services, config, mail: createMail(config, log) });
  const worker = await startWorker({ pool: it.db.pool, tasks, log });
  await eventually(isIdle);
  await worker.stop();
  return server.letters.map(({ letter: { to, subject, text, html } }) => ({
    to: to?.[0]?.address,
    subject: subject?.replaceAll('\u00A0', ' '),
    text: text?.replaceAll('\u00A0', ' '),
    links: [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&').replace(publicUrl, ''),
    ),
  }));
}

const addressOfPerson = async ({ id }: Someone) =>
  (await it.db.selectFrom('person').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email;

/** The one letter that came says this to somebody, and leads to one page, beside that of channels. */
async function expectLetter(to: Someone, words: string, page: string) {
  const settings = addressOf('notificationSettings');
  expect(await takeLetters()).toEqual([
    {
      to: await addressOfPerson(to),
      subject: `Zaplecze: ${words}`,
      text: expect.stringContaining(`\n\n${words}\n\nOtwórz w programie: ${publicUrl}${page}\n`),
      links: [page, page, settings],
    },
  ]);
}

test('a request that waits and its decision come as letters that lead to the request [ABS-345]', async () => {
  const id = await asked(anna);
  const page = addressOf('absenceRequests', { item: id });
  await expectLetter(
    head,
    `Wniosek czeka na Twoją decyzję: ${anna.name}: urlop za zgodą (${days})`,
    page,
  );
  await decide(head, id, { status: 2, reason: 'Zamknięcie roku' });
  await expectLetter(
    anna,
    `Decyzja o Twojej nieobecności urlop za zgodą, ${days}: odmowa: Zamknięcie roku`,
    page,
  );
});

test('a substitution that begins, and one that comes since the substitute is away, come as letters that lead to who is replaced [ABS-345]', async () => {
  const stand = async (user: Someone, replacedUser: Someone) => {
    const body = { user: user.id, replacedUser: replacedUser.id };
    const dates = { dateFrom: today, dateTo: addDays(today, 20) };
    await it.call(createReplacement, { as: it.manager, body: { ...body, ...dates } });
  };
  const profile = addressOf('profile', { id: anna.id });
  const until = `do ${shown(addDays(today, 20))}`;
  await stand(piotr, anna);
  await expectLetter(
    piotr,
    `Zaczyna się Twoje zastępstwo. Zastępujesz: ${anna.name}, ${until}`,
    profile,
  );
  await stand(head, piotr);
  await takeLetters();
  const away = { dateFrom: addDays(today, -1), dateTo: addDays(today, 6) };
  await made(piotr, away);
  await takeLetters();
  await it.db.transaction().execute((tx) => notifyStandIns(tx, new Date()));
  await expectLetter(
    head,
    `Zaczyna się Twoje zastępstwo. Zastępujesz: ${anna.name}, do ${shown(away.dateTo)}, w miejsce nieobecnej osoby: ${piotr.name}`,
    profile,
  );
});

test('what lacks of new people comes as a letter to whom keeps their books and wants letters of it, and leads to those people [ABS-345]', async () => {
  await it.db
    .insertInto('calendarType')
    .values({ name: 'wypoczynkowy', limited: true, limitKind: 'vacation' })
    .execute();
  await it.call(saveChannels, {
    as: it.manager,
    body: { kinds: [{ kind: 'leaveGaps', push: false, mail: true }], digest: false },
  });
  await it.db.transaction().execute((tx) => notifyOfGaps(tx, today));
  const { count } = await it.db
    .selectFrom('person')
    .where('active', '=', true)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await expectLetter(
    it.manager,
    `Urlopy i salda: ${count} osobom brakuje pierwszego dnia pracy, grafiku albo zaległego urlopu`,
    addressOf('balances', { filter: { lacks: 1 } }),
  );
});
