import { endpointsOf, type RowOf } from '../../../../kit/calls/endpoint.ts';
import type { Fields } from '../../../../kit/fields/field-kinds.ts';
import type { TableCalls } from '../../../../kit/lists/list.schemas.ts';
import { list, type Table } from '../../../../kit/lists/list.ts';

/** Records of processing activities (art. 30 of the GDPR). */

const endpoint = endpointsOf<TableCalls<typeof activityList, typeof activityColumns>>('none');

export const activityList = list({
  sort: ['name', 'modified'],
  defaultSort: 'name',
});

export const listActivities = endpoint<'list'>('GET /processingActivity/list', 'admin', {
  list: activityList,
});
export const createActivity = endpoint<'create'>('POST /processingActivity/create', 'admin');
export const updateActivity = endpoint<'update'>('PATCH /processingActivity/:id', 'admin');
export const removeActivity = endpoint<'remove'>('DELETE /processingActivity/:id', 'admin');

export type Activity = RowOf<typeof listActivities>;

/** All fields of a processing activity, in the order of the form and the file. */
export const activityColumns = {
  name: {
    label: 'Czynność',
    kind: 'text',
    section: 'activity',
    missing: 'Podaj nazwę czynności',
    max: 200,
  },
  purpose: {
    label: 'Cel przetwarzania',
    heading: 'Cel',
    kind: 'long',
    section: 'activity',
    missing: 'Podaj cel przetwarzania',
    max: 2000,
  },
  ground: {
    label: 'Podstawa prawna',
    kind: 'long',
    section: 'activity',
    missing: 'Podaj podstawę prawną',
    max: 1000,
  },
  people: {
    label: 'Kategorie osób',
    kind: 'long',
    section: 'activity',
    missing: 'Podaj kategorie osób',
    max: 1000,
  },
  data: {
    label: 'Kategorie danych',
    kind: 'long',
    section: 'activity',
    missing: 'Podaj kategorie danych',
    max: 2000,
  },
  recipients: { label: 'Odbiorcy', kind: 'long', section: 'activity', max: 2000 },
  transfers: { label: 'Państwa trzecie', kind: 'long', section: 'activity', max: 2000 },
  retention: {
    label: 'Termin usunięcia',
    kind: 'long',
    section: 'activity',
    missing: 'Podaj planowany termin usunięcia',
    max: 1000,
  },
  security: {
    label: 'Zabezpieczenia tej czynności',
    heading: 'Zabezpieczenia',
    kind: 'long',
    section: 'activity',
    max: 4000,
  },
  modified: { label: 'Zmieniono', kind: 'moment', known: true, derived: true },
} as const satisfies Fields<'activity'>;

export const table = {
  call: listActivities,
  list: activityList,
  noun: 'Activity',
  title: 'Rejestr czynności przetwarzania',
  search: 'Szukaj czynności…',
  empty: {
    title: 'Rejestr jest pusty',
    text: 'Wybierz „Uzupełnij z systemu”: czynności zostaną zaproponowane z tego, co przechowuje system. Potem je popraw.',
  },
  columns: activityColumns,
  filters: {},
  edit: {
    entity: 'processingActivity',
    create: createActivity,
    update: updateActivity,
    remove: removeActivity,
    words: {
      add: 'Dodaj czynność',
      edit: 'Edytuj czynność',
      added: 'Czynność dodana',
      removed: 'Czynność usunięta',
    },
    help: { security: 'Środki ustawione w systemie dokument dopisuje sam.' },
  },
} as const satisfies Table<typeof activityList>;
