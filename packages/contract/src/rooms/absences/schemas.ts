import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { wrongDay } from '../../kit/fields/date-words.ts';
import { flagFilter, idsFilter } from '../../kit/lists/list.schemas.ts';
import { dayText, instant, may, personRef, ref } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import {
  absenceChanges,
  absenceForm,
  dayOf,
  isOrdered,
  short,
  absenceMessages as words,
} from './forms.ts';

const changer = 'ta osoba, kierownik albo administrator';

const shownType = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  isVacation: z.boolean(),
});

/** What somebody asks for instead of an absence that was accepted; without a type it shall be cancelled. */
export const absenceChange = z.object({
  id: z.int(),
  type: shownType.nullable(),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  hours: z.number().nullable(),
  hoursFrom: z.string().nullable(),
  /** Why it is asked for. */
  note: z.string().nullable(),
  version: z.int(),
});
export type AbsenceChange = z.output<typeof absenceChange>;

/** Answered by the absence calendar and the general one. */
export const calendarEntry = z.object({
  id: z.int(),
  user: personRef.extend({ firstName: z.string(), lastName: z.string() }),
  type: shownType,
  dateFrom: z.string(),
  dateTo: z.string(),
  /** Id of the absent person. */
  owner: z.int(),
  /** Accepted, or requested: of rooms/absences/lists.ts. */
  status: z.int(),
  /** Of its days those on which its person is to work. */
  workDays: z.int(),
  /** Of a part of one day: hours, and from when (HH:MM) if that is known. */
  hours: z.number().nullable(),
  hoursFrom: z.string().nullable(),
  version: z.int(),
  /** A change of it that waits for a decision, for those who may know of it; the entry stands meanwhile. */
  change: absenceChange.nullable(),
  may: may.extend({
    /** It or a change of it waits for a decision, which the caller may make. */
    decide: z.boolean(),
  }),
});

export type CalendarEntry = z.output<typeof calendarEntry>;

const range = { dateFrom: dayOf(wrongDay).optional(), dateTo: dayOf(wrongDay).optional() };

const issue = { error: words.tooLong, path: ['dateTo'] };

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
  /** The caller decides about what this person asks for. */
  mayDecide: z.boolean(),
});

export type AbsentPerson = z.output<typeof absentPerson>;

/** Days of a range on which somebody with a roster of their own works otherwise than the company. */
const ownDays = z.object({
  person: z.int(),
  /** Free by the roster, though the company works. */
  off: z.array(dayText),
  /** With work, though the company has none. */
  on: z.array(dayText),
  /** Holidays on a day off, other than a Sunday, for each of which another day is due (art. 130 § 2). */
  owed: z.array(dayText),
});

export type OwnDays = z.output<typeof ownDays>;

const deadlineShape = {
  id: z.int(),
  name: z.string(),
  /** The Warsaw day of the limit. */
  day: dayText,
  dateRealizationLimit: instant,
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

const schemas = {
  listCalendar: io({
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
      .refine(isOrdered, { error: words.order, path: ['dateTo'] })
      .refine(short(366), issue),
    answer: z.object({
      list: z.array(calendarEntry),
      replacements: z.array(standIn),
      /** The reader's own, where they have a roster of their own. */
      ownDays: z.array(ownDays),
    }),
  }),
  listVacations: io({
    summary:
      'Kalendarz nieobecności: wpisy, pracownicy i zastępstwa zakresu; all=1 dodaje wpisy, które nie są urlopem',
    query: z
      .strictObject({
        ...range,
        all: flagFilter().optional(),
        filter: z.strictObject({ department: idsFilter() }).partial().default({}),
      })
      .refine(isOrdered, { error: words.order, path: ['dateTo'] })
      .refine(short(366), issue),
    answer: z.object({
      list: z.array(calendarEntry),
      users: z.array(absentPerson),
      replacements: z.array(standIn),
      /** Of those of them who have a roster of their own. */
      ownDays: z.array(ownDays),
    }),
  }),
  createAbsence: io({
    row: changer,
    summary: 'Nowy wpis kalendarza; zakres dni z oboma końcami',
    body: absenceForm,
    answer: z.object({
      id: z.int(),
      /** Whether it waits for somebody’s decision. */
      status: z.int(),
      /** Its days before today are a request of their own; this one is of those from today on. */
      pastWaits: z.boolean(),
    }),
  }),
  updateAbsence: recordIo({
    row: changer,
    summary:
      'Zmiana podanych pól wpisu kalendarza; zmiana zaakceptowanej nieobecności czeka na decyzję, a dotychczasowa obowiązuje',
    body: absenceChanges,
    answer: z.object({
      version: z.int(),
      status: z.int(),
      /** The entry stands as it was, and the change waits for somebody’s decision. */
      changeWaits: z.boolean(),
    }),
  }),
  removeAbsence: recordIo({
    row: changer,
    summary: 'Usunięcie wpisu kalendarza; wniosek zostaje w historii jako wycofany albo odwołany',
  }),
  listDeadlines: io({
    summary: 'Terminy własnych otwartych zadań i zgłoszeń (domyślnie bieżący miesiąc)',
    query: z
      .strictObject(range)
      .refine(isOrdered, { error: words.order, path: ['dateTo'] })
      .refine(short(366), issue),
    answer: z.object({
      list: z.array(z.discriminatedUnion('kind', [taskDeadline, issueDeadline])),
    }),
  }),
  listAway: io({
    summary: 'Kto z podanych osób ma urlop w zakresie dni (albo dnia „day”) i kto go zastępuje',
    query: z
      .strictObject({ users: idsFilter(), day: dayOf(wrongDay).optional(), ...range })
      .refine(isOrdered, { error: words.order, path: ['dateTo'] })
      .refine(short(366), issue),
    answer: z.object({
      list: z.array(z.object({ user: ref, dateFrom: z.string(), dateTo: z.string() })),
      replacements: z.array(standIn),
    }),
  }),
};
export type Schemas = typeof schemas;

export type Deadline = z.output<Schemas['listDeadlines']['answer']>['list'][number];

export type Away = z.output<Schemas['listAway']['answer']>;

joinSchemas(calls, schemas);
