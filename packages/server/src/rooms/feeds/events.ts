import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { Days } from '@zaplecze/contract/kit/values/days';
import {
  addDays,
  isLastMinute,
  warsawDay,
  warsawInstant,
} from '@zaplecze/contract/kit/values/time';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Feed } from '@zaplecze/contract/rooms/feeds/calls';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import {
  listAbsentPeople,
  listEntries,
  listIssueDeadlines,
  listTaskDeadlines,
  splitByTaken,
} from '../absences/index.ts';
import { beginningPeriods } from '../projects/index.ts';
import { listGuestsOf } from '../visits/index.ts';
import type { FeedEvent } from './calendar.ts';

type EventQuery = { db: Db; user: User; publicUrl: string; range: Days };

const lines = (...all: (string | null | undefined | false)[]) => all.filter(Boolean).join('\n');

/** How long a limit with an hour takes in a calendar, in milliseconds. */
const limitLength = 30 * 60_000;

/** A limit of a day is a whole day; one with an hour ends then. */
function limitOf(day: string, limit: string): Pick<FeedEvent, 'dateFrom' | 'dateTo' | 'hours'> {
  const days = { dateFrom: day, dateTo: day };
  if (isLastMinute(limit)) return days;
  const end = new Date(limit);
  const start = new Date(end.getTime() - limitLength);
  return { ...days, hours: { start: start.toISOString(), end: end.toISOString() } };
}

async function limits({ db, user, publicUrl, range }: EventQuery): Promise<FeedEvent[]> {
  const [tasks, issues] = [
    await listTaskDeadlines(db, user.id, range),
    await listIssueDeadlines(db, user.id, range),
  ];
  const url = (address: Address) => `${publicUrl}${address}`;
  return [
    ...tasks.map((task) => ({
      key: `zadanie-${task.id}`,
      summary: `Termin: ${task.name}`,
      description: lines(
        `Klient: ${task.client.name}`,
        `Projekt: ${task.project.name}`,
        task.finalDate && 'Termin ostateczny',
      ),
      url: url(
        addressOf('task', {
          projectId: task.project.id,
          taskId: task.task,
          procedureId: task.procedure,
          serviceId: task.service,
        }),
      ),
      category: 'Termin zadania',
      reminds: true,
      ...limitOf(task.day, task.dateRealizationLimit),
    })),
    ...issues.map((issue) => ({
      key: `zgloszenie-${issue.id}`,
      summary: `Termin zgłoszenia: ${issue.name}`,
      description: lines(issue.client && `Klient: ${issue.client.name}`),
      url: url(addressOf('yourIssue', { id: issue.id })),
      category: 'Termin zgłoszenia',
      reminds: true,
      ...limitOf(issue.day, issue.dateRealizationLimit),
    })),
  ];
}

/** Of a part of a day whose beginning is known: from when to when. */
function hoursOf({
  dateFrom,
  hours,
  hoursFrom,
}: Pick<CalendarEntry, 'dateFrom' | 'hours' | 'hoursFrom'>): FeedEvent['hours'] {
  if (hours === null || hoursFrom === null) return undefined;
  const [year = 0, month = 1, date = 1] = dateFrom.split('-').map(Number);
  const [hour = 0, minute = 0] = hoursFrom.split(':').map(Number);
  const start = warsawInstant(year, month, date, hour, minute);
  if (start === null) return undefined;
  const iso = (instant: number) => new Date(instant).toISOString();
  return { start: iso(start), end: iso(start + Number(hours) * 3_600_000) };
}

/** Absences of some people as this reader sees them on the screen, private types included. */
async function absences(
  { db, user, publicUrl, range }: EventQuery,
  whose: { users?: number[]; departments?: number[] },
): Promise<FeedEvent[]> {
  const people = await listAbsentPeople(db, user, whose);
  const wanted = { user: people.map(({ id }) => id) };
  const entries = await listEntries(db, user, range, wanted, people);
  const named = new Set<number>();
  return (await splitByTaken(db, entries, range)).map((entry) => {
    // The first part keeps the name of the whole: a calendar that had it moves it.
    const part = named.has(entry.id) ? `-${entry.dateFrom}` : '';
    named.add(entry.id);
    const hours = hoursOf(entry);
    const length =
      entry.hours !== null && !hours ? ` (${String(entry.hours).replace('.', ',')} godz.)` : '';
    const waits = entry.status === absenceStatus.requested;
    const name = whose.users ? entry.type.name : `${entry.user.name}: ${entry.type.name}`;
    return {
      key: `nieobecnosc-${entry.id}${part}`,
      summary: `${name}${length}`,
      description: lines(waits && 'Czeka na akceptację'),
      url: `${publicUrl}${addressOf(whose.users ? 'calendar' : 'teamCalendar')}`,
      dateFrom: entry.dateFrom,
      dateTo: entry.dateTo,
      ...(hours && { hours }),
      category: 'Nieobecność',
      tentative: waits,
      // Hours without a beginning have no place on the clock: they do not take the whole day.
      busy: entry.type.isVacation && (entry.hours === null || hours !== undefined),
    };
  });
}

/** How long a guest is taken to stay in a calendar, in milliseconds. */
const visitLength = 60 * 60_000;

/** Guests who were announced to the person. */
async function guests({ db, user, publicUrl, range }: EventQuery): Promise<FeedEvent[]> {
  const announced = await listGuestsOf(db, user.id, range);
  return announced.map(({ id, fullName, partyName, expected, people, description }) => {
    const start = new Date(expected);
    const day = warsawDay(start);
    const end = new Date(start.getTime() + visitLength);
    return {
      key: `gosc-${id}`,
      summary: `Gość: ${fullName}${partyName && ` (${partyName})`}`,
      description: lines(people > 1 && `Liczba osób: ${people}`, description),
      url: `${publicUrl}${addressOf('announcedGuest', { id })}`,
      ...{ dateFrom: day, dateTo: day },
      hours: { start: start.toISOString(), end: end.toISOString() },
      ...{ category: 'Gość', reminds: true, busy: true },
    };
  });
}

async function periods(
  { db, publicUrl, range }: EventQuery,
  department: number | null,
): Promise<FeedEvent[]> {
  const found = await beginningPeriods(db, range, department);
  return found.map((project) => ({
    key: `okres-${project.id}`,
    summary: `Okres: ${project.name}`,
    description: lines(`Klient: ${project.clientName}`, `Usługa: ${project.serviceName}`),
    url: `${publicUrl}${addressOf('project', { id: project.id })}`,
    category: 'Okres projektu',
    dateFrom: project.from,
    dateTo: project.from,
  }));
}

/** How far each calendar looks back and ahead, in days. */
const reach = {
  own: { back: 60, ahead: 400 },
  department: { back: 60, ahead: 400 },
  periods: { back: 31, ahead: 92 },
};

export const rangeOf = (kind: Feed['kind'], today: string): Days => ({
  dateFrom: addDays(today, -reach[kind].back),
  dateTo: addDays(today, reach[kind].ahead),
});

/** What stands in a calendar now; null when its owner may not read such a one (any more). */
export async function eventsOf(
  query: EventQuery,
  { kind, department }: Pick<Feed, 'kind' | 'department'>,
): Promise<FeedEvent[] | null> {
  if (kind === 'department')
    return department && (await absences(query, { departments: [department.id] }));
  if (kind === 'periods')
    return query.user.flags.manager ? await periods(query, department?.id ?? null) : null;
  return [
    ...(await limits(query)),
    ...(await guests(query)),
    ...(await absences(query, { users: [query.user.id] })),
  ];
}
