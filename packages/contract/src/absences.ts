import * as z from 'zod';
import {
  absenceChanges,
  absenceForm,
  dayOf,
  ordered,
  short,
  absenceMessages as words,
} from './absences.forms.ts';
import { wrongDay } from './kit/date-words.ts';
import { addMonths, type Days, monthDays, monthOf } from './kit/days.ts';
import { done, endpoint } from './kit/endpoint.ts';
import { flagFilter, idsFilter } from './kit/list.ts';
import { byId, createdId, may, personRef, ref } from './kit/records.ts';
import { addDays, isDay, isKnown, warsawDay } from './kit/time.ts';

/** Absences: who is away and when, by whole days, both ends included (document 000, section 3). */

/** What colleagues see of an absence whose type is private; 0 is no type's id. */
export const privateType = { id: 0, name: 'Nieobecność', color: '#868E96', isVacation: true };

/** Answered by the absence calendar and the general one. */
export const calendarEntry = z.object({
  id: z.int(),
  user: personRef.extend({ firstName: z.string(), lastName: z.string() }),
  type: z.object({ id: z.int(), name: z.string(), color: z.string(), isVacation: z.boolean() }),
  dateFrom: z.string(),
  dateTo: z.string(),
  /** Id of the absent person. */
  owner: z.int(),
  version: z.int(),
  may,
});
export type CalendarEntry = z.output<typeof calendarEntry>;

/** Document 000 section 9: the default range is today to tomorrow. */
export function defaultRange(now = Date.now()): Days {
  const today = warsawDay(now);
  return { dateFrom: today, dateTo: addDays(today, 1) };
}

/** Document 000 section 9: the absence calendar's reference date is now plus one day. */
export const referenceMonth = (now = Date.now()): string => monthOf(addDays(warsawDay(now), 1));

/** What a range left open means: the month of its other end, or the reference month. */
export function askedRange({ dateFrom, dateTo }: Partial<Days>): Days {
  const month = monthDays(monthOf(dateFrom ?? dateTo ?? `${referenceMonth()}-01`));
  return { dateFrom: dateFrom ?? month.dateFrom, dateTo: dateTo ?? month.dateTo };
}

/** A month of an address, when it is one that the calendar knows. */
export function readMonth(text: unknown): string | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}$/.test(text)) return null;
  return isDay(`${text}-01`) && isKnown(addMonths(text, -1)) && isKnown(addMonths(text, 1))
    ? text
    : null;
}

const range = { dateFrom: dayOf(wrongDay).optional(), dateTo: dayOf(wrongDay).optional() };
const asked = { error: words.asked, path: ['dateTo'] };

export const listCalendar = endpoint({
  method: 'GET',
  path: '/calendar/list',
  allow: 'everyone',
  summary: 'Wpisy kalendarza, które mają dzień wspólny z zakresem (domyślnie bieżący miesiąc)',
  query: z
    .strictObject({
      ...range,
      filter: z
        .strictObject({
          user: idsFilter(),
          /** 0: those shown as "Nieobecność". */
          type: idsFilter(),
          department: idsFilter(),
          isVacation: flagFilter(),
        })
        .partial()
        .default({}),
    })
    .refine(ordered, { error: words.order, path: ['dateTo'] })
    .refine(short(366), asked),
  answer: z.object({ list: z.array(calendarEntry) }),
});

/** Days for which `user` stands in for `replacedUser`. */
const standIn = z.object({
  replacedUser: z.int(),
  user: ref,
  dateFrom: z.string(),
  dateTo: z.string(),
});
export type StandIn = z.output<typeof standIn>;

export const absentPerson = personRef.extend({
  firstName: z.string(),
  lastName: z.string(),
  /** The caller may add and edit absences of this person. */
  mayAdd: z.boolean(),
});
export type AbsentPerson = z.output<typeof absentPerson>;

export const listVacations = endpoint({
  method: 'GET',
  path: '/calendar/vacations',
  allow: 'everyone',
  summary:
    'Kalendarz nieobecności: wpisy, pracownicy i zastępstwa zakresu; all=1 dodaje wpisy, które nie są urlopem',
  query: z
    .strictObject({
      ...range,
      all: flagFilter().optional(),
      filter: z.strictObject({ department: idsFilter() }).partial().default({}),
    })
    .refine(ordered, { error: words.order, path: ['dateTo'] })
    .refine(short(366), asked),
  answer: z.object({
    list: z.array(calendarEntry),
    users: z.array(absentPerson),
    replacements: z.array(standIn),
  }),
});

const changer = 'ta osoba, kierownik albo administrator';

export const createAbsence = endpoint({
  method: 'POST',
  path: '/calendar/create',
  allow: 'everyone',
  row: changer,
  summary: 'Nowy wpis kalendarza; zakres dni z oboma końcami',
  body: absenceForm,
  answer: createdId,
});

export const updateAbsence = endpoint({
  method: 'PATCH',
  path: '/calendar/:id',
  allow: 'everyone',
  row: changer,
  summary: 'Zmiana podanych pól wpisu kalendarza',
  params: byId,
  body: absenceChanges,
  answer: z.object({ version: z.int() }),
});

export const removeAbsence = endpoint({
  method: 'DELETE',
  path: '/calendar/:id',
  allow: 'everyone',
  row: changer,
  summary: 'Usunięcie wpisu kalendarza',
  params: byId,
  answer: done,
});

const deadlineShape = {
  id: z.int(),
  name: z.string(),
  /** The Warsaw day of the limit. */
  day: z.string(),
  dateRealizationLimit: z.string(),
};

const taskDeadline = z.object({
  kind: z.literal('task'),
  ...deadlineShape,
  finalDate: z.boolean(),
  project: ref,
  client: ref,
  task: z.int(),
  procedure: z.int(),
  service: z.int(),
});
export type TaskDeadline = z.output<typeof taskDeadline>;

const issueDeadline = z.object({
  kind: z.literal('issue'),
  ...deadlineShape,
  client: ref.nullable(),
});
export type IssueDeadline = z.output<typeof issueDeadline>;

/** One's own open tasks and issues by their limits, for the general calendar. */
export const listDeadlines = endpoint({
  method: 'GET',
  path: '/calendar/deadlines',
  allow: 'everyone',
  summary: 'Terminy własnych otwartych zadań i zgłoszeń (domyślnie bieżący miesiąc)',
  query: z
    .strictObject(range)
    .refine(ordered, { error: words.order, path: ['dateTo'] })
    .refine(short(366), asked),
  answer: z.object({
    list: z.array(z.discriminatedUnion('kind', [taskDeadline, issueDeadline])),
  }),
});
export type Deadline = z.output<typeof listDeadlines.answer>['list'][number];

/** Who of these people is away, for whoever gives them work (never why they are). */
export const listAway = endpoint({
  method: 'GET',
  path: '/calendar/away',
  allow: 'everyone',
  summary: 'Kto z podanych osób ma urlop w zakresie dni (albo dnia „day”) i kto go zastępuje',
  query: z
    .strictObject({ users: idsFilter(), day: dayOf(wrongDay).optional(), ...range })
    .refine(ordered, { error: words.order, path: ['dateTo'] })
    .refine(short(366), asked),
  answer: z.object({
    list: z.array(z.object({ user: ref, dateFrom: z.string(), dateTo: z.string() })),
    replacements: z.array(standIn),
  }),
});
export type Away = z.output<typeof listAway.answer>;

/**
 * Who is away on a day, until when, and who stands in then; of absences that meet, the one that
 * lasts longest. `away` covers the day.
 */
export function awayOn({ list, replacements }: Away, day: string) {
  const covers = (days: Days) => days.dateFrom <= day && day <= days.dateTo;
  const longestOf = new Map<number, Away['list'][number]>();
  for (const one of list.filter(covers)) {
    const before = longestOf.get(one.user.id);
    if (!before || before.dateTo < one.dateTo) longestOf.set(one.user.id, one);
  }
  return [...longestOf.values()].map(({ user, dateTo }) => ({
    user,
    until: dateTo,
    substitutes: replacements
      .filter((one) => one.replacedUser === user.id && covers(one))
      .map((one) => one.user),
  }));
}
