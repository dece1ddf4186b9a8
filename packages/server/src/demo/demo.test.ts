import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nipChecksumOk } from '@zaplecze/contract/kit/fields/company-numbers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import type { Database } from '../kit/database/database.ts';
import { createStorage } from '../kit/files/create-storage.ts';
import { readConfig } from '../kit/operations/config.ts';
import { createLog } from '../kit/operations/log.ts';
import { signMessage } from '../rooms/organization/index.ts';
import { demoCompany } from './demo.fixture.ts';
import { fillDemo, yearAgo } from './demo.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await demoCompany());
}, 120_000);
afterAll(() => drop());

const rows = async <R>(query: ReturnType<typeof sql<R>>, from = db) =>
  (await query.execute(from)).rows;

test('the demonstration company has its companies, departments, people, clients and services [OPE-32]', async () => {
  const [counts] = await rows(sql<Record<string, number>>`select
    (select count(*) from company) as companies, (select count(*) from department) as departments,
    (select count(*) from person p
      where not exists (select from program g where g.person = p.id)) as people, (select count(*) from client) as clients,
    (select count(*) from "serviceDefinition") as services`);
  expect(counts).toEqual({ companies: 3, departments: 8, people: 40, clients: 180, services: 13 });
});

test('the group says who it is, in the menu and under letters [OPE-32]', async () => {
  const [known] = await rows(sql<{ name: string; nip: string; typed: boolean }>`select name, nip,
    exists (select from history h where h.entity = 'organization' and h.who is not null) as typed
    from organization`);
  expect([known?.name, known?.typed]).toEqual(['Grupa Meridian', true]);
  expect(nipChecksumOk(known?.nip ?? '')).toBe(true);
  const letter = { to: 'a@b.example', subject: 'x', text: 'Treść' };
  expect((await signMessage(db, letter)).text).toBe(
    'Treść\n\n-- \nGrupa Meridian\nul. Zachodnia 400, 90-402 Łódź\nNIP 7250001234, tel. +48 42 630 00 00, biuro@meridian.example',
  );
});

test('no issue of the demonstration company repeats in its name the client that stands beside it [SHE-407]', async () => {
  const repeated = await rows(sql<{ name: string }>`select i.name from issue i
    join client c on position(c.name in i.name) > 0`);
  expect(repeated).toEqual([]);
  const [some] = await rows(
    sql<{ count: number }>`select count(*)::int as count from issue where client is not null`,
  );
  expect(some?.count).toBeGreaterThan(20);
});

test('every client has a valid NIP and a contact person, nearly every one a carer', async () => {
  const clients = await rows(sql<{ nip: string; carers: number; persons: number }>`select nip,
    (select count(*) from "clientService" s where s.client = c.id) as carers,
    (select count(*) from "clientPerson" p where p.client = c.id) as persons from client c`);
  for (const { nip, persons } of clients) {
    expect(nipChecksumOk(nip)).toBe(true);
    expect(persons).toBeGreaterThan(0);
  }
  expect(clients.filter(({ carers }) => carers === 0)).toHaveLength(5);
});

test('no task is under way before its predecessor is closed', async () => {
  const early = await rows(sql`select t.id from "projectTask" t join "projectTask" before
    on before.project = t.project and before.procedure = t.procedure
      and before.position = t.position - 1
    where t.status <> 0 and before.status not in (9, 10)`);
  expect(early).toEqual([]);
});

test('each of the four accounts has open tasks and something closed [OPE-32]', async () => {
  const work = await rows(sql<{ username: string; open: number; closed: number }>`select p.username,
      count(*) filter (where t.status in (1, 2, 31)) as open,
      count(*) filter (where t.status = 9) as closed
    from person p join "projectTask" t on t."user" = p.id
    where p.username in ('admin', 'kierownik', 'pracownik', 'recepcja') group by 1`);
  expect(work).toHaveLength(4);
  for (const { open, closed } of work) {
    expect(open).toBeGreaterThan(0);
    expect(closed).toBeGreaterThan(0);
  }
});

test('some projects are at risk, some done, some cancelled [OPE-32]', async () => {
  const [states] = await rows(sql<Record<string, number>>`select
    count(*) filter (where status in (1, 2) and "nextLimit" < now() + interval '7 days') as risk,
    count(*) filter (where status = 9 and completed is not null) as done,
    count(*) filter (where status = 10) as cancelled from project`);
  expect(Math.min(...Object.values(states ?? { none: 0 }))).toBeGreaterThan(0);
});

test('a cancelled project has no live tasks, and its people were told', async () => {
  const live = await rows(sql`select t.id from "projectTask" t join project p on p.id = t.project
    where p.cancelled and t.status not in (9, 10)`);
  expect(live).toEqual([]);
  const [known] = await rows(sql<Record<string, number>>`select
    (select count(*) from "projectTask" where "cancelledFrom" is not null) as cancelled,
    (select count(*) from "projectTaskStatus" where "withProject" and status = 10) as noted,
    (select count(*) from notification where kind = 'projectCancelled') as told`);
  expect(known?.cancelled).toBeGreaterThan(0);
  expect(known?.noted).toBe(known?.cancelled);
  expect(known?.told).toBeGreaterThan(0);
});

test('no task ended before its project was made, nor in the future', async () => {
  const wrong = await rows(sql`select t.id from "projectTask" t join project p on p.id = t.project
    where t."dateEndJob" < p.created or t."dateEndJob" > now()`);
  expect(wrong).toEqual([]);
});

test('issues stand in every state, and each account does some and has reported some [OPE-32]', async () => {
  const states = await rows(sql<{ status: number; count: number }>`select status, count(*)
    from issue group by 1 order by 1`);
  expect(states.map(({ status }) => status)).toEqual([1, 2, 9, 10, 30]);
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(210);
  const accounts = await rows(sql<Record<string, number>>`select
      (select count(*) from issue i where i."orderedBy" = p.id and i.status = any('{1,2,9}')) as reported,
      (select count(*) from "issueUser" u join issue i on i.id = u.issue
        where u."user" = p.id and i.status = any('{1,2}')) as open
    from person p where p.username in ('admin', 'kierownik', 'pracownik', 'recepcja')`);
  expect(accounts).toHaveLength(4);
  for (const account of accounts) expect(Math.min(...Object.values(account))).toBeGreaterThan(2);
});

test('it is the same company each time [OPE-32]', async () => {
  const told = sql<{
    told: string;
  }>`select md5(string_agg(name || nip || city || street, '|' order by id))
    || (select md5(string_agg(name || "user"::text || status, '|' order by id)) from "projectTask") as told
    from client`;
  const other = await testDatabase();
  onTestFinished(other.drop);
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storage = await createStorage(readConfig({ DATA_DIR: folder }));
  // Around the same moment: what is done by now hangs on it.
  const { created } = await db
    .selectFrom('organization')
    .select('created')
    .executeTakeFirstOrThrow();
  const now = new Date(created).getTime() + yearAgo;
  await fillDemo({ db: other.db, storage, log: createLog('silent'), now });
  expect(await rows(told, other.db)).toEqual(await rows(told));
}, 120_000);

test('some recurring projects have gone on, and each account was told things of every kind', async () => {
  const periods = await db
    .selectFrom('project')
    .select('id')
    .where('previousPeriod', 'is not', null)
    .execute();
  expect(periods.length).toBeGreaterThanOrEqual(4);
  const told = await db
    .selectFrom('notification as n')
    .innerJoin('person as p', 'p.id', 'n.user')
    .select(['p.username', 'n.kind'])
    .where('p.username', 'in', ['admin', 'kierownik', 'pracownik', 'recepcja'])
    .groupBy(['p.username', 'n.kind'])
    .execute();
  for (const kind of ['taskAssigned', 'yourTurn', 'taskComment', 'deadline', 'overdue']) {
    expect(told.filter((one) => one.kind === kind)).toHaveLength(4);
  }
});

test('books of a month are closed after it ends, and carry its name [OPE-293]', async () => {
  const early = await rows(sql`select p.name, t.name, t."dateEndJob" from "projectTask" t
    join project p on p.id = t.project
    where p."serviceName" in ('Pełna księgowość', 'Książka przychodów i rozchodów')
      and p.name ~ '(0[1-9]|1[0-2])/[0-9]{4}$' and t.position > 1 and t."dateEndJob"
        < (to_date(right(p.name, 7), 'MM/YYYY') + interval '1 month') at time zone 'Europe/Warsaw'`);
  expect(early).toEqual([]);
});

test('no book of a month is due or begun before the month is over, VAT is due by the 25th and ZUS by the 20th of the next [OPE-294]', async () => {
  const day = (column: string) => sql`(t.${sql.ref(column)} at time zone 'Europe/Warsaw')::date`;
  const next = sql`(to_date(right(p.name, 7), 'MM/YYYY') + interval '1 month')::date`;
  const wrong =
    await rows(sql`select p.name, t.name as task, t."dateRealizationLimit", t."startedAt", t."dateEndJob"
    from "projectTask" t join project p on p.id = t.project
    where p.recurrent > 0 and p.name ~ '(0[1-9]|1[0-2])/[0-9]{4}$' and (
      (p."serviceName" in ('Pełna księgowość', 'Książka przychodów i rozchodów')
        and least(${day('dateRealizationLimit')}, ${day('startedAt')}, ${day('dateEndJob')}) < ${next})
      or (t.name like 'Wysłać JPK_V7%' and ${day('dateRealizationLimit')} > ${next} + 24)
      or (t.name like 'Wysłać deklaracje%' and ${day('dateRealizationLimit')} not between ${next} and ${next} + 19))`);
  expect(wrong).toEqual([]);
});

test('its files are of the kinds that offices send, none of them empty of words [OPE-293]', async () => {
  const kinds = await rows(sql<{ kind: string; least: number; count: number }>`
    select lower(substring("fileName" from '\.([^.]+)$')) as kind, min(size) as least, count(*) as count
    from file where "attachedTo" in ('document', 'offer', 'issue', 'clientAgreement') group by 1`);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['docx', 'pdf', 'png', 'xlsx']);
  for (const { least, count } of kinds) {
    expect(Number(least)).toBeGreaterThan(700);
    expect(Number(count)).toBeGreaterThan(3);
  }
});

test('a question of a colleague waits for the manager and for the employee, and one about an offer [OPE-293]', async () => {
  const waiting = await rows(sql<{ username: string }>`select p.username from question q
    join person p on p.id = q."user" where q."answeredAt" is null order by 1`);
  expect(waiting.map(({ username }) => username)).toEqual(['kierownik', 'pracownik']);
  const told = await rows(sql`select n.id from notification n join mention m
    on m."offerComment" = (n.params ->> 'comment')::int and m.opened is null
    where n.kind = 'mention' and n.params ->> 'on' = 'offer' and n.user = m.user`);
  expect(told).toHaveLength(1);
});
