import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { day } from '../../kit/fields/date-fields.ts';
import { id } from '../../kit/fields/fields.ts';
import { createdId, dayText, instant, personRef, ref } from '../../kit/values/records.ts';
import { announcement } from './announced/schemas.ts';
import * as calls from './calls.ts';
import { badgeForm, guestAnswer } from './lists.ts';

/** A guest of the register with what is known of the visit besides. */
const visit = z.object({
  /** Of the register's row. */
  id: z.int(),
  fullName: z.string().nullable(),
  user: personRef.nullable(),
  party: z.string(),
  entered: instant,
  left: instant.nullable(),
  /** In the building now: came in and did not go out; who is entered for later is not. */
  inside: z.boolean(),
  people: z.int(),
  car: z.string().nullable(),
  answer: z.enum(guestAnswer).nullable(),
  answeredAt: instant.nullable(),
  answeredBy: ref.nullable(),
  /** Came in by the screen at the entrance. */
  byKiosk: z.boolean(),
});
export type Visit = z.output<typeof visit>;

const present = z.object({
  id: z.int(),
  name: z.string(),
  /** Why the person may be elsewhere all the same, in words. */
  note: z.string().nullable(),
  safe: z.boolean(),
});
const inside = z.object({
  /** The roll call that is going on. */
  evacuation: z.object({ id: z.int(), started: z.string(), startedBy: ref.nullable() }).nullable(),
  at: instant,
  guests: z.array(visit.extend({ safe: z.boolean() })),
  departments: z.array(z.object({ id: z.int(), name: z.string(), people: z.array(present) })),
  /** Who works elsewhere today: remotely, on business; hardly in the building. */
  elsewhere: z.array(present),
  /** How many of the team are away today, and so are not on the list. */
  away: z.int(),
});
export type Inside = z.output<typeof inside>;

const schemas = {
  letIn: recordIo({
    summary: 'Wpuszczenie zapowiedzianego gościa: wpis w rejestrze; powtórzone nic nie zmienia',
    answer: createdId,
  }),
  takeEntryBack: recordIo({
    summary: 'Cofnięcie wpuszczenia zapowiedzianego gościa, do 10 minut po nim',
  }),
  getFrontDoor: io({
    summary: 'Dzień na recepcji: kto ma przyjść i kto jest',
    query: z.strictObject({ day: day().optional() }),
    answer: z.object({
      day: dayText,
      expected: z.array(announcement),
      guests: z.array(visit),
    }),
  }),
  getVisit: recordIo({
    row: 'recepcja, odwiedzana osoba albo kto ją zastępuje',
    summary: 'Wizyta gościa i odpowiedź gospodarza',
    answer: z.object({ visit: visit.extend({ may: z.object({ answer: z.boolean() }) }) }),
  }),
  answerVisit: recordIo({
    row: 'odwiedzana osoba albo kto ją zastępuje',
    summary: 'Odpowiedź gospodarza gościowi, który czeka: coming, fiveMinutes',
    body: z.strictObject({ answer: z.enum(guestAnswer) }),
  }),
  leaveByBadge: io({
    summary: 'Wyjście gościa po kodzie identyfikatora',
    body: z.strictObject({
      badge: z
        .string()
        .trim()
        .toUpperCase()
        .regex(badgeForm, { error: 'To nie jest kod identyfikatora' }),
    }),
    answer: z.object({ fullName: z.string(), already: z.boolean() }),
  }),
  signBadge: recordIo({
    summary: 'Krótkotrwały adres identyfikatora gościa',
    answer: z.object({ path: z.string() }),
  }),
  getBadge: recordIo({
    summary: 'Identyfikator gościa do druku (PDF)',
    media: 'application/pdf',
    query: z.strictObject({ 'access-token': z.string().max(300).optional() }),
    answer: z.any(),
  }),
  getInside: io({
    summary: 'Kto jest w budynku: goście i zespół, do druku i na ewakuację',
    answer: inside,
  }),
  startEvacuation: io({ summary: 'Początek sprawdzania obecności po ewakuacji' }),
  endEvacuation: io({ summary: 'Koniec sprawdzania obecności' }),
  tickEvacuated: io({
    summary: 'Osoba odnaleziona na zewnątrz, albo jednak nie',
    body: z.strictObject({
      kind: z.enum(['guest', 'person']),
      id: id(),
      safe: z.boolean(),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
