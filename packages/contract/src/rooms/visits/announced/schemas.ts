import * as z from 'zod';
import { emptyAnswer, io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { answersOf } from '../../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../../kit/lists/list.schemas.ts';
import { byId, createdId, may, ref } from '../../../kit/values/records.ts';
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
  getAnnounced: io({
    row: 'zapowiadająca albo odwiedzana osoba, albo recepcja',
    summary: 'Zapowiedziany gość',
    params: byId,
    answer: z.object({ announced: announcement }),
  }),
  announceGuest: io({
    summary: 'Zapowiedź gościa',
    body: announcedForm,
    answer: createdId,
  }),
  updateAnnounced: io({
    row: 'zapowiadająca albo odwiedzana osoba, albo recepcja; do wejścia gościa',
    summary: 'Zmiana podanych pól zapowiedzi',
    params: byId,
    body: announcedChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeAnnounced: io({
    row: 'zapowiadająca albo odwiedzana osoba, albo recepcja; do wejścia gościa',
    summary: 'Odwołanie zapowiedzi',
    params: byId,
    answer: emptyAnswer,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
