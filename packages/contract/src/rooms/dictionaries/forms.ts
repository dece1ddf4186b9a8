import * as z from 'zod';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idOf, idsOf } from '../../kit/values/records.ts';
import {
  type AbsenceUnit,
  absenceUnit,
  type LeaveLowering,
  type LimitKind,
  leaveLowerings,
  limitKind,
} from '../absences/lists.ts';
import type { DictionaryItem } from './calls.ts';
import { dictionaryFields } from './fields.ts';
import type { DictionaryKind } from './lists.ts';

/** The forms of the simple dictionaries. */

/** Whole days of a year, as a number or typed; null for none. */
function days() {
  const error = 'Podaj liczbę dni od 0 do 366';
  return z
    .union(
      [
        z.int(),
        z
          .string()
          .trim()
          .regex(/^\d{0,3}$/, { error }),
        z.null(),
      ],
      { error },
    )
    .transform((value) => (value === null || value === '' ? null : Number(value)))
    .refine((value) => value === null || (value >= 0 && value <= 366), { error });
}

/** What of a type of absence is checked in a way of its own. */
const calendarRules = {
  isVacation: z.boolean().default(true),
  lowersLeave: z.enum(leaveLowerings, { error: 'Wybierz z listy' }).nullable().optional(),
  unit: z.enum(absenceUnit, { error: 'Wybierz części dnia' }).optional(),
  limitKind: z.enum(limitKind, { error: 'Wybierz rodzaj limitu' }).optional(),
  limitDays: days().optional(),
};

/** Body of create; every kind takes the fields that its table has. */
export const bodyOf = (kind: DictionaryKind) =>
  z.strictObject({
    ...shapeOf(dictionaryFields(kind)),
    ...(kind === 'calendarType' && calendarRules),
  });

/** What a form of any kind holds; the strict schema of a kind refuses what is not its own. */
export type DictionaryBody = {
  name: string;
  color?: string;
  description?: string | null;
  departments?: number[];
  issuesEmail?: string | null;
  isVacation?: boolean;
  isPrivate?: boolean;
  needsApproval?: boolean;
  interruptsLeave?: boolean;
  lowersLeave?: LeaveLowering | null;
  unit?: AbsenceUnit;
  limited?: boolean;
  limitKind?: LimitKind;
  limitDays?: number | null;
  within?: number | null;
  limitForbids?: boolean;
  head?: number | null;
  electronic?: boolean;
};

/** A change of an item; `archived: false` takes it back from the archive. */
export type DictionaryChanges = Partial<DictionaryBody> & { archived?: false };

/** What may be changed of an item of a kind. */
export const entryChanges = (kind: DictionaryKind) =>
  bodyOf(kind)
    .extend({
      archived: z.literal(false),
      ...(kind === 'calendarType' && { isVacation: z.boolean() }),
    })
    .partial();

/** The form of a kind, which the server's body is as well. */
export const dictionaryForm = (kind: DictionaryKind) =>
  bodyOf(kind) as unknown as z.ZodType<DictionaryBody, DictionaryBody>;

/** An item as the form of its kind holds it: of what other kinds have, there is nothing. */
export const dictionaryFormOf = (item: DictionaryItem) => ({
  name: item.name,
  color: item.color,
  description: item.description,
  departments: item.departments && idsOf(item.departments),
  issuesEmail: item.issuesEmail,
  isVacation: item.isVacation,
  isPrivate: item.isPrivate,
  needsApproval: item.needsApproval,
  interruptsLeave: item.interruptsLeave,
  lowersLeave: item.lowersLeave,
  unit: item.unit,
  limited: item.limited,
  limitKind: item.limitKind,
  limitDays: item.limitDays,
  within: item.within && idOf(item.within),
  limitForbids: item.limitForbids,
  head: item.head && idOf(item.head),
  electronic: item.electronic,
  archived: item.archived,
});

export const dictionaryCollections: Collections<DictionaryBody> = { departments: { kind: 'set' } };
