import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { createdId, personRef } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { replacementChanges, replacementForm } from './forms.ts';

export const replacement = z.object({
  id: z.int(),
  user: personRef,
  replacedUser: personRef,
  dateFrom: z.string(),
  dateTo: z.string(),
  /** It holds just now. */
  active: z.boolean(),
  ended: z.boolean(),
  /** The caller may change and delete it. */
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
});

export type Replacement = z.output<typeof replacement>;

const schemas = {
  createReplacement: io({
    row: 'osoba zastępowana, kierownik albo administrator',
    summary: 'Nowe zastępstwo',
    body: replacementForm,
    answer: createdId,
  }),
  updateReplacement: recordIo({
    row: 'osoba zastępowana, kierownik albo administrator',
    summary: 'Zmiana podanych pól zastępstwa',
    body: replacementChanges,
  }),
  removeReplacement: recordIo({
    row: 'osoba zastępowana, kierownik albo administrator',
    summary: 'Usunięcie zastępstwa',
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
