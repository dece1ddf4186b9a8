import { isWorkingDay, workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../kit/database/database.ts';
import { demoCompany } from './demo.fixture.ts';

/** What the charts and the mornings of the demonstration company are to tell, a sentence each. */

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await demoCompany());
}, 90_000);
afterAll(() => drop());

const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(db)).rows;
const one = async <R>(query: ReturnType<typeof sql<R>>) => (await rows(query))[0] as R;
const accounts = sql`('admin', 'kierownik', 'pracownik', 'recepcja')`;

describe('twelve months', () => {
  test('something was finished in each of them, and projects were begun [OPE-70]', async () => {
    const months = await rows(sql<{ done: number; made: number }>`
      select count(distinct t.id) as done, count(distinct p.id) as made
      from generate_series(date_trunc('month', now()) - interval '11 months',
        date_trunc('month', now()), interval '1 month') m
      left join "projectTask" t on date_trunc('month', t."dateEndJob") = m
      left join project p on date_trunc('month', p.created) = m group by m order by m`);
    expect(months).toHaveLength(12);
    // The month that has just begun has little yet.
    for (const { done, made } of months.slice(0, -1)) {
      expect(done).toBeGreaterThan(100);
      expect(made).toBeGreaterThan(20);
    }
  });

  test('nothing ends or begins on a day off, but for what was done before this morning', async () => {
    const stamps = await rows(sql<{ at: string }>`select "endedAt" as at from "projectTask"
      where "endedAt" < now() - interval '5 days'`);
    const free = stamps.filter(({ at }) => !isWorkingDay(warsawDay(Date.parse(at))));
    expect(free).toEqual([]);
  });

  test('limits lie after the beginning of their project', async () => {
    const wrong = await rows(sql`select t.id from "projectTask" t join project p on p.id = t.project
      where t."dateRealizationLimit" < p.created`);
    expect(wrong).toEqual([]);
  });

  test('a year’s report is made once a year, and audits in spring', async () => {
    const reports = await rows(sql<{ count: number }>`select count(*) from project
      where "serviceName" = 'Sprawozdanie roczne' group by client, date_part('year', created)`);
    expect(reports.length).toBeGreaterThan(10);
    expect(Math.max(...reports.map(({ count }) => count))).toBe(1);
    const { spring, others } = await one(sql<Record<string, number>>`select
      count(*) filter (where date_part('month', created) between 2 and 4) as spring,
      count(*) filter (where date_part('month', created) not between 2 and 4) as others
      from project where "serviceName" like 'Audyt%'`);
    expect(spring).toBeGreaterThan((others ?? 0) + 2);
  });

  test('most people are away in summer, and work goes on in autumn', async () => {
    const { summer, autumn } = await one(sql<Record<string, number>>`select
      count(distinct owner) filter (where date_part('month', "dateFrom") in (7, 8)) as summer,
      count(distinct owner) filter (where date_part('month', "dateFrom") in (9, 10)) as autumn
      from "calendarEntry" e join "calendarType" t on t.id = e.type
      where t."isVacation" and "dateTo" - "dateFrom" > 8`);
    expect(summer).toBeGreaterThan(25);
    expect(autumn).toBeLessThan(10);
  });

  test('clients, projects, tasks, issues and offers were changed at many moments, and none after now', async () => {
    for (const table of ['client', 'project', 'projectTask', 'issue', 'offer'] as const) {
      const told = await one(sql<{ days: number; future: number; early: number }>`select
        count(distinct date_trunc('day', modified)) as days,
        count(*) filter (where modified > now()) as future,
        count(*) filter (where modified < created) as early from ${sql.table(table)}`);
      expect([table, told.future, told.early]).toEqual([table, 0, 0]);
      expect(told.days).toBeGreaterThan(40);
    }
  });
});

describe('stamps', () => {
  test('each task ended after it began, and began after its turn', async () => {
    const wrong = await rows(sql`select id from "projectTask"
      where "startedAt" < "turnAt" or "endedAt" < "startedAt" or "turnAt" < created
        or greatest("turnAt", "startedAt", "endedAt") > now()`);
    expect(wrong).toEqual([]);
  });

  test('a task that is done has all three, and the end that people see is the end that was noted', async () => {
    const { bare, apart } = await one(sql<Record<string, number>>`select
      count(*) filter (where "turnAt" is null or "startedAt" is null or "endedAt" is null) as bare,
      count(*) filter (where "endedAt" <> "dateEndJob") as apart
      from "projectTask" where status = 9`);
    expect([bare, apart]).toEqual([0, 0]);
  });

  test('the history tells of a project’s course when it happened', async () => {
    const { late, told } = await one(sql<Record<string, number>>`select
      count(*) filter (where h.at > now() - interval '1 hour') as late, count(*) as told
      from history h where h.entity = 'project' and h.action = 'update'`);
    expect(late).toBeLessThan(10);
    expect(told).toBeGreaterThan(500);
  });
});

describe('what the charts tell', () => {
  test('most is on time, one service is late most often', async () => {
    const services = await rows(sql<{ name: string; share: number }>`
      select p."serviceName" as name,
        avg(("endedAt" <= "dateRealizationLimit")::int)::float8 as share
      from "projectTask" t join project p on p.id = t.project
      where t.status = 9 group by 1 having count(*) > 20 order by 2`);
    expect(services[0]?.name).toBe('Wdrożenie KSeF');
    expect(services.at(-1)?.share).toBeGreaterThan(0.9);
    const { all } = await one(sql<{ all: number }>`select
      avg(("endedAt" <= "dateRealizationLimit")::int)::float8 as all
      from "projectTask" where status = 9`);
    expect(all).toBeGreaterThan(0.75);
    expect(all).toBeLessThan(0.95);
  });

  test('one person has more hours in the next ten working days than there are, others have room', async () => {
    const load = await rows(sql<{ who: number; hours: number }>`select "user" as who,
        sum(estimation)::float8 as hours from "projectTask" t
      where status in (0, 1, 2) and "dateRealizationLimit" < ${dayBegins(workingDaysFrom(warsawDay(), 11))}
      group by 1 order by 2 desc`);
    expect(load[0]?.hours).toBeGreaterThan(100);
    // Some seasons are busy for others too, such as that of the year's reports.
    const full = load.filter(({ hours }) => hours > 80);
    expect(full.length).toBeLessThan(load.length / 5);
    const { name } = await one(sql<{ name: string }>`select d.name from person p
      join department d on d.id = p.department where p.id = ${load[0]?.who}`);
    expect(name).toBe('Księgowość');
  });

  test('somebody is ill while a limit that cannot be moved comes, and nobody stands in', async () => {
    const endangered = await rows(sql`select t.id from "projectTask" t
      join "calendarEntry" e on e.owner = t."user"
        and (t."dateRealizationLimit" at time zone 'Europe/Warsaw')::date between e."dateFrom" and e."dateTo"
        and (now() at time zone 'Europe/Warsaw')::date between e."dateFrom" and e."dateTo"
      where t."finalDate" and t.status in (1, 2) and not exists (select from replacement r
        where r."replacedUser" = t."user" and now() between r."dateFrom" and r."dateTo")`);
    expect(endangered.length).toBeGreaterThan(0);
  });

  test('one service loses its offers, mostly for the price, while the others win more than they lose', async () => {
    const types = await rows(sql<{ name: string; won: number; lost: number }>`select t.name,
        count(*) filter (where o.status = 2) as won, count(*) filter (where o.status = 1) as lost
      from offer o join "offerProjectType" l on l.offer = o.id
      join "projectType" t on t.id = l."projectType" where o.status in (1, 2) group by 1`);
    const rate = ({ won, lost }: { won: number; lost: number }) => won / (won + lost);
    const [losing, ...others] = types.sort((a, b) => rate(a) - rate(b));
    expect(losing?.name).toBe('Szkolenia');
    expect(losing && rate(losing)).toBeLessThan(0.4);
    for (const type of others) expect([type.name, rate(type) > 0.5]).toEqual([type.name, true]);
    const reasons = await rows(sql<{ name: string }>`select r.name from offer o
      join "refusalReason" r on r.id = o."refusalReason"
      join "offerProjectType" l on l.offer = o.id
      join "projectType" t on t.id = l."projectType" and t.name = 'Szkolenia'
      group by 1 order by count(*) desc`);
    expect(reasons[0]?.name).toBe('Cena');
  });

  test('offers stand in every status, some wait past their validity, and each refusal says why', async () => {
    const told = await one(sql<Record<string, number>>`select count(distinct status) as statuses,
      count(*) filter (where status = 0 and "validTo" < now()) as expired,
      count(*) filter (where status = 1 and "refusalReason" is null) as unexplained,
      count(*) filter (where status = 2 and not exists
        (select from project p where p.offer = offer.id)) as waiting from offer`);
    expect(told).toMatchObject({ statuses: 5, unexplained: 0 });
    expect(told.expired).toBeGreaterThan(3);
    expect(told.waiting).toBeGreaterThan(1);
  });

  test('a project that came of an offer is worth what the offer was, of the same client and service', async () => {
    const { same, other } = await one(sql<Record<string, number>>`select
      count(*) filter (where fits) as same, count(*) filter (where not fits) as other
      from (select p."plannedValue" = o.value and p.client = o.client and exists (
          select from "offerProjectType" l where l.offer = o.id and l."projectType" = p.type) as fits
        from project p join offer o on o.id = p.offer) t`);
    expect(other).toBe(0);
    expect(same).toBeGreaterThan(40);
  });

  test('every offer’s words fit the service that it offers', async () => {
    const apart = await rows(sql`select o.name from offer o
      join "offerProjectType" l on l.offer = o.id join "projectType" t on t.id = l."projectType"
      where (o.name like 'Szkolenie%') <> (t.name = 'Szkolenia')
        or (o.description like '%biegłego rewidenta%') <> (t.name = 'Audyt')`);
    expect(apart).toEqual([]);
  });

  test('each company and month earns something, and every project has a value', async () => {
    const { poor } = await one(sql<{ poor: number }>`select count(*) as poor from project
      where "plannedValue" <= 0`);
    expect(poor).toBe(0);
    const months = await rows(sql<{ sum: number }>`select sum(p."plannedValue") from project p
      where p.created >= date_trunc('month', now()) - interval '11 months'
        and p.created < date_trunc('month', now()) group by date_trunc('month', p.created), p.company`);
    expect(months.length).toBeGreaterThan(30);
  });

  test('subscriptions follow each other month by month, with one hole', async () => {
    const holes = await rows(sql<{ from: string }>`select p."recurrentFrom" as "from" from (
        select "recurrentFrom", lag("recurrentFrom") over (
          partition by coalesce("recurrentSource", id) order by "recurrentFrom") as before
        from project where recurrent = 3) p
      where p.before is not null and p.before <> p."recurrentFrom" - interval '1 month'`);
    expect(holes).toHaveLength(1);
    const { series, deleted } = await one(sql<Record<string, number>>`select
      count(distinct coalesce("recurrentSource", id)) as series,
      (select count(*) from "projectPeriod" where project is null) as deleted
      from project where recurrent = 3`);
    expect(series).toBe(34);
    expect(deleted).toBe(1);
    // Whose newest period lies in the past has ended by its last day: nothing is made of it by night.
    const lasting = await rows(sql`select coalesce("recurrentSource", id) from project
      where recurrent = 3 group by 1
      having max("recurrentFrom") < date_trunc('month', now()) and max("recurrentTo") is null`);
    expect(lasting).toEqual([]);
  });

  test('some active clients have no carer, and some have not been heard of for a quarter', async () => {
    const { uncared, silent } = await one(sql<Record<string, number>>`select
      count(*) filter (where not exists (select from "clientService" s where s.client = c.id)) as uncared,
      count(*) filter (where not exists (select from project p where p.client = c.id
          and p.modified > now() - interval '90 days')
        and not exists (select from offer o where o.client = c.id
          and o.modified > now() - interval '90 days')
        and not exists (select from issue i where i.client = c.id
          and i.modified > now() - interval '90 days')) as silent
      from client c where c.status = 1`);
    expect(uncared).toBe(5);
    expect(silent).toBeGreaterThan(3);
  });
});

describe('a morning', () => {
  const today = sql`(now() at time zone 'Europe/Warsaw')::date`;
  const limit = sql`(t."dateRealizationLimit" at time zone 'Europe/Warsaw')::date`;

  test('each account finds something overdue, something for today, and something whose turn has just come [OPE-71]', async () => {
    const mornings = await rows(sql<Record<string, number>>`select
        count(*) filter (where t.status in (1, 2) and ${limit} < ${today}) as overdue,
        count(*) filter (where t.status in (1, 2) and ${limit} = ${today}) as today,
        count(*) filter (where t.status = 1 and t."turnAt" > now() - interval '3 hours'
          and t."handedBy" is not null) as turn
      from person p join "projectTask" t on t."user" = p.id
      where p.username in ${accounts} group by p.id`);
    expect(mornings).toHaveLength(4);
    for (const morning of mornings) expect(Math.min(...Object.values(morning))).toBeGreaterThan(0);
  });

  test('employee and manager have issues to accept, a substitution, guests and parcels today', async () => {
    const told = await rows(sql<Record<string, number>>`select
        (select count(*) from issue i where i."orderedBy" = p.id and i.status = 9) as accept,
        (select count(*) from replacement r where r."user" = p.id
          and now() between r."dateFrom" and r."dateTo") as "standsIn",
        (select count(*) from reception r where r."user" = p.id and r.category = 'guest'
          and (r."operationDate" at time zone 'Europe/Warsaw')::date = ${today}) as guests,
        (select count(*) from reception r where r."user" = p.id and r.category = 'parcel'
          and (r."operationDate" at time zone 'Europe/Warsaw')::date = ${today}) as parcels
      from person p where p.username in ('kierownik', 'pracownik')`);
    expect(told).toHaveLength(2);
    for (const morning of told) expect(Math.min(...Object.values(morning))).toBeGreaterThan(0);
  });

  test('people do what their job says: the reception books no accounts, accountants no parcels', async () => {
    const jobs = await rows(sql<{ username: string; department: string; count: number }>`
      select p.username, d.name as department, count(*) from "projectTask" t
      join person p on p.id = t."user" join project j on j.id = t.project
      join department d on d.id = j.department where p.username in ${accounts} group by 1, 2`);
    const of = (name: string) =>
      jobs.filter(({ username }) => username === name).map(({ department }) => department);
    expect(of('pracownik')).toEqual(['Księgowość']);
    const foreign =
      await rows(sql`select t.name from "projectTask" t join person p on p.id = t."user"
      where p.username = 'recepcja' and t.name ~ 'Zaksięgować|Uzgodnić|JPK|płac|bilans'`);
    expect(foreign).toEqual([]);
  });

  test('professions fit who has them', async () => {
    const misfits = await rows(sql`select p.id from person p join position o on o.id = p.position
      where (o.name in ('Księgowa', 'Główna księgowa', 'Asystentka zarządu', 'Recepcjonistka')
          and p."firstName" !~ 'a$')
        or (o.name = 'Księgowy' and p."firstName" ~ 'a$')`);
    expect(misfits).toEqual([]);
  });
});
