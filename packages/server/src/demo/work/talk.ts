import { addressOf } from '@zaplecze/contract/addresses';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { Db } from '../../kit/database/database.ts';
import {
  type About,
  aboutIssue,
  aboutTask,
  noticeHtml,
  paramsOf,
} from '../../rooms/notifications/index.ts';
import type { Staff } from '../people/people.ts';

const hour = 3_600_000;

type Place = { kind: 'issue' | 'projectTask'; record: number; about: About };
type Words = {
  by: Staff;
  text: string;
  /** Hours before now. */
  ago: number;
  /** The comment that it answers. */
  answers?: number;
  /** Whom it calls, by name or by answering; `waits`: who has not opened it yet. */
  calls?: Staff;
  waits?: boolean;
};

const named = ({ id }: Staff) => `@[${id}]`;

/** Puts words on a record, with whom they call and what those were told; gives their number. */
async function say(db: Db, { kind, record, about }: Place, words: Words, now: number) {
  const { by, text, ago, answers, calls, waits = false } = words;
  const created = new Date(now - ago * hour);
  const place = { attachedTo: kind, attachedId: record };
  const stamps = { created, modified: created, createdBy: by.id, userModified: by.id };
  const { id: comment } = await db
    .insertInto('comment')
    .values({ text, ...place, ...stamps, answerTo: answers ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!calls) return comment;
  const opened = waits ? null : new Date(created.getTime() + hour);
  const answering = answers !== undefined;
  await db
    .insertInto('mention')
    .values({
      ...{ ...place, comment, user: calls.id, by: by.id },
      ...{ at: created, opened, answers: answering },
    })
    .execute();
  const noticeKind = answering ? 'commentAnswer' : 'mention';
  await db
    .insertInto('notification')
    .values({
      ...{ user: calls.id, kind: noticeKind, created },
      content: noticeHtml(noticeKind, about, `${by.firstName} ${by.lastName}`),
      params: JSON.stringify(paramsOf({ ...about, on: kind, comment })),
      status: waits ? notificationStatus.unread : notificationStatus.read,
    })
    .execute();
  return comment;
}

/** Open tasks of a person, those begun first. */
async function tasksOf(db: Db, { id }: Staff): Promise<Place[]> {
  const rows = await db
    .selectFrom('projectTask as t')
    .innerJoin('project as p', 'p.id', 't.project')
    .select(['t.id', 't.name', 't.project', 't.task', 't.procedure', 't.service'])
    .select(['p.name as projectName', 'p.clientName'])
    .where('t.user', '=', id)
    .where('t.status', 'in', [taskStatus.toDo, taskStatus.inProgress])
    .orderBy('t.status', 'desc')
    .orderBy('t.id')
    .limit(2)
    .execute();
  return rows.map((row) => ({ kind: 'projectTask', record: row.id, about: aboutTask(row) }));
}

/** An issue that a person is doing. */
async function issueOf(db: Db, { id }: Staff): Promise<Place | undefined> {
  const row = await db
    .selectFrom('issue as i')
    .innerJoin('issueUser as u', 'u.issue', 'i.id')
    .select(['i.id', 'i.name'])
    .where('u.user', '=', id)
    .where('i.status', 'in', [issueStatus.toDo, issueStatus.inProgress])
    .orderBy('i.id', 'desc')
    .executeTakeFirst();
  return row && { kind: 'issue', record: row.id, about: aboutIssue(row) };
}

/**
 * Colleagues who talk where the work is: the manager calls somebody by name and is answered, one asks about an
 * issue, a seller about an offer; some of it still waits for who is called.
 */
export async function fillTalk(db: Db, staff: Staff[], now: number): Promise<void> {
  const [, manager, worker] = staff;
  if (!manager || !worker) return;
  const [first, second] = await tasksOf(db, worker);
  if (first) {
    const questionText = `${named(worker)}, klient pytał o wyciągi za październik. Masz już komplet od banku?`;
    const question = await say(
      db,
      first,
      { by: manager, text: questionText, ago: 26, calls: worker },
      now,
    );
    const answer = {
      by: worker,
      text: 'Brakuje jednego konta walutowego. Dosyłają jutro do dziesiątej.',
    };
    const comment = await say(
      db,
      first,
      { ...answer, ago: 24, answers: question, calls: manager },
      now,
    );
    await db
      .insertInto('commentSeen')
      .values({ comment: comment, user: manager.id, at: new Date(now - 23 * hour) })
      .execute();
  }
  if (second) {
    const text = `${named(worker)}, sprawdź proszę jeszcze stawkę VAT przy fakturze za transport, zanim to zamkniesz.`;
    await say(db, second, { by: manager, text, ago: 2, calls: worker, waits: true }, now);
  }
  const issue = await issueOf(db, worker);
  if (issue) {
    const text = `${named(manager)}, potrzebuję Twojej zgody na zamówienie części, 340 zł netto.`;
    await say(db, issue, { by: worker, text, ago: 3, calls: manager, waits: true }, now);
  }
  await askAboutOffer(db, manager, now);
  await askColleagues(db, { manager, worker, others: staff.slice(4) }, now);
}

async function askAboutOffer(db: Db, manager: Staff, now: number): Promise<void> {
  const offer = await db
    .selectFrom('offer')
    .select(['id', 'name', 'status', 'seller'])
    .where('status', '=', 0)
    .where('seller', '<>', manager.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!offer) return;
  const at = new Date(now - 5 * hour);
  const { id } = await db
    .insertInto('offerComment')
    .values({
      ...{ offer: offer.id, status: offer.status, createdBy: offer.seller, created: at },
      comment: `${named(manager)}, klient prosi o 5% rabatu przy umowie na dwa lata. Zgadzasz się?`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mention')
    .values({
      ...{ attachedTo: 'offer', attachedId: offer.id, offerComment: id },
      ...{ user: manager.id, by: offer.seller, at },
    })
    .execute();
  const by = await db
    .selectFrom('person')
    .select(['firstName', 'lastName'])
    .where('id', '=', offer.seller)
    .executeTakeFirstOrThrow();
  const about: About = {
    ...{ id: offer.id, name: offer.name, on: 'offer', comment: id },
    address: addressOf('offer', { id: offer.id }),
  };
  await db
    .insertInto('notification')
    .values({
      ...{ user: manager.id, kind: 'mention', created: at, status: notificationStatus.unread },
      content: noticeHtml('mention', about, `${by.firstName} ${by.lastName}`),
      params: JSON.stringify(paramsOf(about)),
    })
    .execute();
}

type Asking = { manager: Staff; worker: Staff; others: Staff[] };

/** Questions of colleagues about no record: to the manager, to the employee, and one that has its answer. */
async function askColleagues(db: Db, { manager, worker, others }: Asking, now: number) {
  const [first, second] = others;
  if (!first || !second) return;
  await ask(
    db,
    { by: worker, to: manager, ago: 1, text: 'Zamykamy księgi Bielika bez ostatniego wyciągu?' },
    now,
  );
  await ask(db, { by: first, to: worker, ago: 4, text: 'Masz numer do nowej osoby w Kuźni?' }, now);
  const answer = 'Tak, od poniedziałku. Wpisałam to w kalendarzu.';
  await ask(
    db,
    { by: manager, to: second, ago: 28, text: 'Zastępujesz Ewę w recepcji?', answer },
    now,
  );
}

async function ask(
  db: Db,
  words: { by: Staff; to: Staff; ago: number; text: string; answer?: string },
  now: number,
): Promise<void> {
  const { by, to, ago, text, answer = null } = words;
  const created = new Date(now - ago * hour);
  const answeredAt = answer === null ? null : new Date(created.getTime() + hour);
  const { id } = await db
    .insertInto('question')
    .values({ createdBy: by.id, user: to.id, text, created, answer, answeredAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const byName = `${by.firstName} ${by.lastName}`;
  const about: About = {
    ...{ id, name: byName, on: 'question', round: 1 },
    address: addressOf('profile', { id: by.id }),
  };
  await db
    .insertInto('notification')
    .values({
      ...{ user: to.id, kind: 'question', created },
      content: noticeHtml('question', about, ''),
      params: JSON.stringify(paramsOf(about)),
      status: answer === null ? notificationStatus.unread : notificationStatus.read,
    })
    .execute();
}
