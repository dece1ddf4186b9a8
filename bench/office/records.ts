import type pg from 'pg';
import type { Person } from './people.ts';

type TaskPath = { project: number; task: number; procedure: number; service: number };
/** A record with what a change of it is sent with. */
export type OpenedRecord = { id: number; version: number; status: number };
export type OpenedTask = OpenedRecord & TaskPath;

/** What people open and change; each list in an order that the seed makes, by person where it is theirs. */
export type Records = {
  clients: OpenedRecord[];
  projects: number[];
  offers: number[];
  issues: number[];
  people: number[];
  companies: number[];
  parcelTypes: number[];
  own: Map<number, Own>;
};

type Own = {
  /** Open tasks whose turn it is, and others that are planned ahead. */
  turn: OpenedTask[];
  planned: OpenedTask[];
  /** Issues that the person takes part in, and those of them to be carried on. */
  issues: OpenedRecord[];
  open: OpenedRecord[];
  unread: number[];
};

const tasks = `select t."user" as person, t.id, t.version, t.status, t.project, t.task, t.procedure, t.service,
    t.status > 0 and not exists (select from "projectTask" b where b.project = t.project and b.procedure = t.procedure
      and b.position < t.position and b.status not in (9, 10)) as turn
  from "projectTask" t join project p on p.id = t.project
  where t."user" = any($1) and t.status in (0, 1, 2) and not p.cancelled
    and not (t."checklistRequired" and t."checklistDone" < t."checklistCount")
  order by md5(t.id::text)`;

const issues = `select u."user" as person, i.id, i.version, i.status
  from "issueUser" u join issue i on i.id = u.issue where u."user" = any($1)
  order by i.status in (1, 2) desc, md5(i.id::text)`;

const unread = `select "user" as person, id from notification
  where "user" = any($1) and status = 0 order by md5(id::text)`;

/** Reads what there is to be opened and changed now: versions and statuses as the next minute finds them. */
export async function readRecords(db: pg.Client, office: Person[]): Promise<Records> {
  const whose = [office.map(({ id }) => id)];
  const ids = async (text: string) =>
    (await db.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const own = new Map<number, Own>(
    office.map(({ id }) => [id, { turn: [], planned: [], issues: [], open: [], unread: [] }]),
  );
  type Theirs<T> = T & { person: number };
  const found = await db.query<Theirs<OpenedTask & { turn: boolean }>>(tasks, whose);
  for (const task of found.rows) own.get(task.person)?.[task.turn ? 'turn' : 'planned'].push(task);
  for (const issue of (await db.query<Theirs<OpenedRecord>>(issues, whose)).rows) {
    const open = issue.status === 1 || issue.status === 2;
    own.get(issue.person)?.[open ? 'open' : 'issues'].push(issue);
  }
  for (const { person, id } of (await db.query<Theirs<{ id: number }>>(unread, whose)).rows) {
    own.get(person)?.unread.push(id);
  }
  const clients = await db.query<OpenedRecord>(
    'select id, version, status from client where id % 10 = 0 order by md5(id::text)',
  );
  return {
    own,
    clients: clients.rows,
    projects: await ids('select id from project where id % 10 = 0 order by id'),
    offers: await ids('select id from offer where id % 10 = 0 order by id'),
    issues: await ids('select id from issue where id % 40 = 0 order by id'),
    people: await ids('select id from person where active order by id'),
    companies: await ids('select id from company order by id'),
    parcelTypes: await ids('select id from "receptionType" order by id'),
  };
}
