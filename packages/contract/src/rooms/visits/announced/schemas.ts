import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { answersOf } from '../../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../../kit/lists/list.schemas.ts';
import { createdId, may, ref } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { announcedList } from './calls.ts';
import { announcedFields } from './fields.ts';
import { announcedChanges, announcedForm } from './forms.ts';

export const announcement = z.object({
  id: z.int(),
  ...answersOf(announcedFields),
  people: z.int(),
  createdBy: ref.nullable(),
  version: z.int(),
  may,
});
export type Announcement = z.output<typeof announcement>;

const schemas = {
  listAnnounced: pageIo({
    summary: 'Zapowiedziani goście: do zalogowanej osoby albo przez nią zapowiedziani',
    list: announcedList,
    rows: announcement,
  }),
  getAnnounced: recordIo({
    row: 'zapowiadająca albo odwiedzana osoba, albo recepcja',
    summary: 'Zapowiedziany gość',
    answer: z.object({ announced: announcement }),
  }),
  announceGuest: io({
    summary: 'Zapowiedź gościa',
    body: announcedForm,
    answer: createdId,
  }),
  updateAnnounced: recordIo({
    row: 'zapowiadająca albo odwiedzana osoba, albo recepcja; do wejścia gościa',
    summary: 'Zmiana podanych pól zapowiedzi',
    body: announcedChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeAnnounced: recordIo({
    row: 'zapowiadająca albo odwiedzana osoba, albo recepcja; do wejścia gościa',
    summary: 'Odwołanie zapowiedzi',
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
