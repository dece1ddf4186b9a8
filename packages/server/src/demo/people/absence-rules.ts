import { workingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { atHour } from './calendar.ts';
import type { Staff } from './people.ts';

/** Types whose limits count in the demonstration company, and those of them that a head decides about. */
const limited = [
  ...['urlop wypoczynkowy', 'urlop na żądanie', 'opieka nad dzieckiem'],
  ...['urlop opiekuńczy', 'siła wyższa', 'praca zdalna'],
];
const approved = ['urlop wypoczynkowy', 'urlop na żądanie'];
const halves = ['urlop wypoczynkowy', 'szkolenie'];

/** Who works a part of a full-time post, and who has worked for less than ten years, by place in the staff. */
const partTimes = new Map([
  [7, 0.5],
  [15, 0.75],
  [28, 0.8],
]);
const juniors = [6, 11, 17, 19, 24, 30, 33];

type DemoAbsence = {
  person: number;
  /** From today, and how long; weekends are gone round. */
  from: number;
  days: number;
  status: number;
  reason?: string;
};

/** What waits for a decision, and what was refused or taken back, by place in the staff. */
const demoAbsences: DemoAbsence[] = [
  { person: 2, from: 23, days: 3, status: absenceStatus.requested },
  { person: 12, from: 16, days: 3, status: absenceStatus.requested },
  { person: 18, from: 30, days: 8, status: absenceStatus.requested },
  { person: 25, from: 9, days: 1, status: absenceStatus.requested },
  {
    ...{ person: 2, from: 38, days: 4, status: absenceStatus.refused },
    reason: 'Zamknięcie roku u trzech klientów. Proszę o inny termin.',
  },
  {
    ...{ person: 14, from: 12, days: 2, status: absenceStatus.refused },
    reason: 'W tych dniach nie ma nikogo innego w dziale.',
  },
  { person: 21, from: 20, days: 5, status: absenceStatus.withdrawn },
  { person: 9, from: 27, days: 2, status: absenceStatus.cancelled, reason: 'Zmiana planów' },
];

/**
 * What the company has said about absences: limits and approval, heads of departments, parts of posts; then what people
 * asked for. `types`: by their names. Leave that is there was accepted by the head.
 */
export async function fillAbsenceRules(
  db: Db,
  { staff, types, now }: { staff: Staff[]; types: Map<string, number>; now: number },
): Promise<void> {
  const idsOf = (names: string[]) => names.map((name) => types.get(name) ?? 0);
  await db
    .updateTable('calendarType')
    .set({ limited: true })
    .where('id', 'in', idsOf(limited))
    .execute();
  await db
    .updateTable('calendarType')
    .set({ needsApproval: true })
    .where('id', 'in', idsOf(approved))
    .execute();
  await db
    .updateTable('calendarType')
    .set({ unit: 'half' })
    .where('id', 'in', idsOf(halves))
    .execute();
  await fillHeads(db);
  await fillEmployment(db, staff, now);
  await sql`update "calendarEntry" e set "decidedBy" = d.head, "decidedAt" = e.created + interval '3 hours'
    from person p join department d on d.id = p.department
    where p.id = e.owner and e.type = any(${idsOf(approved)}) and d.head <> p.id
      and e.created + interval '3 hours' < now()`.execute(db);
  await fillAsked(db, { staff, type: types.get('urlop wypoczynkowy') ?? 0, now });
}

/** Of each department whoever came to the company first. */
async function fillHeads(db: Db): Promise<void> {
  await sql`update department d set head = (
    select min(p.id) from person p where p.department = d.id and p.active)`.execute(db);
}

/** The books of this year, in which the company began to keep them, with what was left of the last one. */
async function fillEmployment(db: Db, staff: Staff[], now: number): Promise<void> {
  const year = Number(warsawDay(now).slice(0, 4));
  const employment = staff.flatMap(({ id: person }, at) => {
    const partTime = partTimes.get(at) ?? 1;
    const vacationDays = juniors.includes(at) ? 20 : 26;
    return partTime === 1 && vacationDays === 26
      ? []
      : [{ person, year: year - 1, partTime, vacationDays }];
  });
  await db.insertInto('employment').values(employment).execute();
  // Of a few the first day is not known yet, as in a company that begins.
  await sql`insert into "employmentTerm" (person, "firstDay", "partTime")
    select p.id, make_date(${year}::int - 2 - p.id % 9, 1 + p.id % 12, 1), coalesce(e."partTime", 1)
    from person p left join employment e on e.person = p.id
    where p.active and p.id % 17 <> 5`.execute(db);
  await sql`insert into "absenceBalance" (person, type, year, carried)
    select p.id, t.id, ${year}::smallint, 6 + p.id * 7 % 4
    from person p cross join "calendarType" t
    where p.active and t.limited and t."limitKind" = 'vacation'`.execute(db);
}

async function fillAsked(
  db: Db,
  { staff, type, now }: { staff: Staff[]; type: number; now: number },
): Promise<void> {
  const today = warsawDay(now);
  const rows = demoAbsences.flatMap(({ person, from, days, status, reason = null }, at) => {
    const one = staff[person];
    if (!one) return [];
    const dateFrom = workingDay(addDays(today, from), 1);
    const created = new Date(Math.min(atHour(addDays(today, -1 - (at % 4)), 9 + at), now));
    const waits = status === absenceStatus.requested;
    return [
      {
        ...{ owner: one.id, type, status, reason },
        ...{ dateFrom, dateTo: workingDay(addDays(dateFrom, days - 1), 1) },
        decidedBy: status === absenceStatus.withdrawn ? one.id : null,
        decidedAt: waits ? null : new Date(Math.min(created.getTime() + 7_200_000, now)),
        ...{ created, modified: created, createdBy: one.id, userModified: one.id },
      },
    ];
  });
  await db.insertInto('calendarEntry').values(rows).execute();
  await sql`update "calendarEntry" e set "decidedBy" = d.head
    from person p join department d on d.id = p.department
    where p.id = e.owner and e."decidedAt" is not null and e."decidedBy" is null`.execute(db);
}
