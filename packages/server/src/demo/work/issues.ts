import { Readable } from 'node:stream';
import { usualWorkingTime } from '@zaplecze/contract/kit/values/working-hours';
import { closedIssueStatuses, issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import type { Db } from '../../kit/database/database.ts';
import { newStorageKey, type Storage } from '../../kit/files/storage.ts';
import { promisedFrom } from '../../rooms/issues/index.ts';
import { aboutIssue, noticeHtml } from '../../rooms/notifications/index.ts';
import { demoRequests, issueReplies, returnComments } from '../content/issue-data.ts';
import { pdfOf } from '../content/sample-files.ts';
import type { Staff } from '../people/people.ts';
import { endOf, type Random } from '../random.ts';

const dayLength = 86_400_000;
const hour = 3_600_000;
const count = 210;

/** What some types promise, in working hours to the first answer and to done. */
const promises: Record<number, { answerHours: number | null; doneHours: number | null }> = {
  1: { answerHours: 16, doneHours: 56 },
  2: { answerHours: 8, doneHours: 40 },
  3: { answerHours: 16, doneHours: null },
  8: { answerHours: 16, doneHours: 80 },
  15: { answerHours: null, doneHours: 40 },
  16: { answerHours: 16, doneHours: 64 },
};

/** How the statuses are spread, in an order that repeats. */
const { read, unread } = notificationStatus;
const { toDo, inProgress, done, accepted, cancelled } = issueStatus;
const course = [
  ...[toDo, inProgress, accepted, done, toDo, accepted, inProgress],
  ...[accepted, cancelled, inProgress, toDo, accepted, accepted, done],
];
const months = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', month: 'long' });

type World = {
  storage: Storage;
  clients: number[];
  staff: Staff[];
  now: number;
};
type Entry = { status: number; created: number; by: number };

/** About two hundred issues in all states around now, for and from every account. */
export async function fillIssues(db: Db, random: Random, world: World): Promise<void> {
  for (const [type, hours] of Object.entries(promises)) {
    await db.updateTable('issuePromise').set(hours).where('id', '=', Number(type)).execute();
  }
  for (let at = 0; at < count; at += 1) await insert(db, random, world, at);
}

function plan(random: Random, world: World, at: number) {
  const accounts = world.staff.slice(0, 4);
  // Every account does a part, of what its department is asked for.
  const account = at % 4 === 1 ? accounts[((at - 1) / 4) % 4] : undefined;
  const fitting = account
    ? demoRequests.filter(({ department }) => department === account.department)
    : demoRequests;
  const ask = fitting[at % fitting.length] ?? random.pick(demoRequests);
  const status = course[(at * 5) % course.length] ?? toDo;
  const closed = closedIssueStatuses.includes(status);
  const colleagues = world.staff.filter(({ department }) => department === ask.department);
  // Every account reports a part.
  const reporting = at % 3 === 0 ? accounts[(at / 3) % 4] : random.pick(world.staff);
  // The manager and the employee have something to accept.
  const orderer =
    status === done && at % 4 !== 0 ? accounts[1 + (Math.floor(at / 2) % 2)] : reporting;
  const doer = account ?? random.pick(colleagues);
  const users = [doer, ...(at % 5 === 2 ? random.some(colleagues, 2) : [])].map(
    (person) => person?.id ?? 0,
  );
  const age = closed ? random.between(8, 360) : random.between(0, 24);
  const created = world.now - age * dayLength - random.between(1, 6) * hour;
  const client = ask.client ? random.pick(world.clients) : null;
  const fill = (text: string) =>
    text
      .replace('{miesiąc}', months.format(created - 20 * dayLength))
      .replace('{pokój}', String(random.between(101, 314)))
      .replace('{osoba}', `${random.pick(world.staff).firstName} K.`);
  const later = created + random.between(closed ? 3 : 6, 21) * dayLength;
  // Every other thing that an account has to do is due today.
  const limit = account && !closed && at % 8 === 1 ? world.now : later;
  return {
    status,
    users: [...new Set(users)],
    fields: {
      name: fill(ask.name),
      description: fill(ask.description),
      type: ask.type,
      client,
      orderedBy: orderer?.id ?? 0,
      dateRealization: at % 9 === 8 ? null : endOf(limit),
      dateRealizationEstimation: status === toDo ? null : endOf(limit - dayLength),
      timeRequired: at % 7 === 6 ? null : ask.hours,
    },
    entries: entriesOf(
      random,
      { status, created, orderer: orderer?.id ?? 0, now: world.now },
      users,
    ),
  };
}

function entriesOf(
  random: Random,
  issue: { status: number; created: number; orderer: number; now: number },
  [doer = 0]: number[],
): Entry[] {
  const { status, created, orderer, now } = issue;
  const way =
    status === accepted
      ? random.next() < 0.2
        ? [toDo, inProgress, done, inProgress, done, accepted]
        : [toDo, inProgress, done, accepted]
      : status === done
        ? [toDo, inProgress, done]
        : status === cancelled
          ? [toDo, cancelled]
          : status === inProgress
            ? random.next() < 0.25
              ? [toDo, inProgress, done, inProgress]
              : [toDo, inProgress]
            : [toDo];
  const pace = Math.min(3 * dayLength, (now - created) / (way.length + 1));
  return way.map((one, step) => ({
    status: one,
    created: Math.round(created + step * pace * (0.6 + random.next() * 0.4)),
    by: one === toDo || one === accepted || (one === inProgress && step > 1) ? orderer : doer,
  }));
}

async function insert(db: Db, random: Random, world: World, at: number): Promise<void> {
  const { status, users, fields, entries } = plan(random, world, at);
  const author = fields.orderedBy;
  const created = new Date(entries[0]?.created ?? world.now);
  const last = entries.at(-1);
  const promise = promises[fields.type];
  const { id } = await db
    .insertInto('issue')
    .values({
      ...fields,
      ...(promise && promisedFrom(promise, created.getTime(), usualWorkingTime)),
      status,
      assignDate: created,
      created,
      modified: new Date(last?.created ?? world.now),
      createdBy: author,
      userModified: last?.by ?? author,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('issueUser')
    .values(users.map((user) => ({ issue: id, user })))
    .execute();
  const notes = await db
    .insertInto('issueStatus')
    .values(
      entries.map((entry) => ({
        issue: id,
        status: entry.status,
        created: new Date(entry.created),
        createdBy: entry.by,
      })),
    )
    .returning('id')
    .execute();
  const round = notes.at(-1)?.id ?? 0;
  await talk(db, random, { id, entries, people: [author, ...users], now: world.now });
  if (at % 6 === 0) await addFile(db, world.storage, { id, author, name: fields.name });
  await writeNotices(db, world, {
    id,
    name: fields.name,
    status,
    users,
    entries,
    orderer: author,
    round,
  });
}

/** A few words along the way, and always why when an issue was returned. */
async function talk(
  db: Db,
  random: Random,
  { id, entries, people, now }: { id: number; entries: Entry[]; people: number[]; now: number },
): Promise<void> {
  const comments = entries.slice(1).flatMap((entry, step) => {
    const back = entry.status === inProgress && step > 0;
    if (!back && random.next() < 0.5) return [];
    const created = new Date(Math.min(entry.created + (back ? 0 : hour), now - 60_000));
    return {
      text: random.pick(back ? returnComments : issueReplies),
      createdBy: back ? entry.by : random.pick(people),
      created,
      modified: created,
      attachedTo: 'issue',
      attachedId: id,
    };
  });
  if (comments.length > 0) await db.insertInto('comment').values(comments).execute();
}

/** What somebody sent along, as they would write it. */
const annex = [
  'W załączeniu przekazuję opis sprawy i dane potrzebne do jej załatwienia.',
  'Proszę o potwierdzenie przyjęcia i o kontakt, gdyby czegoś brakowało.',
];

async function addFile(
  db: Db,
  storage: Storage,
  { id, author, name }: { id: number; author: number; name: string },
): Promise<void> {
  const storageKey = newStorageKey();
  const contentType = 'application/pdf';
  const stored = await storage.put(storageKey, Readable.from([pdfOf(name, annex)]), {
    contentType,
  });
  await db
    .insertInto('file')
    .values({
      ...{ contentType, storageKey, ...stored, createdBy: author },
      fileName: `${name.slice(0, 60)}.pdf`,
      attachedTo: 'issue',
      attachedId: id,
    })
    .execute();
}

type DemoIssue = {
  id: number;
  name: string;
  status: number;
  users: number[];
  orderer: number;
  entries: Entry[];
  /** The note of its last status, which a decision is about. */
  round: number;
};

/** The four accounts were told of what is new to them and of what awaits their acceptance. */
async function writeNotices(db: Db, { staff, now }: World, issue: DemoIssue): Promise<void> {
  const { status, users, orderer, entries, round } = issue;
  const person = (id: number) => staff.find((one) => one.id === id);
  const nameOf = (id: number) => `${person(id)?.firstName} ${person(id)?.lastName}`;
  const accounts = staff.slice(0, 4).map(({ id }) => id);
  const last = entries.at(-1);
  if (!last || now - last.created > 10 * dayLength) return;
  const kind = status === done ? 'issueAcceptance' : status === toDo ? 'issueAssigned' : null;
  if (!kind) return;
  const to = (status === done ? [orderer] : users).filter(
    (id) => accounts.includes(id) && id !== last.by,
  );
  const { address: _, ...about } = aboutIssue(issue);
  const params = status === done ? { ...about, round } : about;
  const rows = to.map((user) => ({
    user,
    kind,
    content: noticeHtml(kind, aboutIssue(issue), nameOf(last.by)),
    params: JSON.stringify(params),
    status: now - last.created > 3 * dayLength ? read : unread,
    created: new Date(last.created),
  }));
  if (rows.length > 0) await db.insertInto('notification').values(rows).execute();
}
