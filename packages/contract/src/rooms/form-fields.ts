import { partTimes, vacationDays } from './absences/lists.ts';
import { dictionaryFields } from './dictionaries/fields.ts';
import type { DictionaryKind } from './dictionaries/lists.ts';
import { documentFields } from './documents/fields.ts';
import type { HistoryEntity, HistoryValue } from './history/calls.ts';
import { type HistoryField, historyFields, long, number, plain } from './history-fields.ts';
import { articleFields, readingFields } from './knowledge/fields.ts';
import { receptionFields } from './reception/fields.ts';
import { caseFields } from './rodo/cases/fields.ts';
import { activityColumns, disclosureColumns } from './rodo/registers/columns.ts';
import { noteFields } from './story/fields.ts';
import { announcedFields } from './visits/announced/fields.ts';

/**
 * Labels of form fields, for the question which value remains when two people changed the same field: those that
 * 'Historia zmian' shows, and those of records without that panel.
 */

const _description = long('Opis');
const others = {
  clientNote: noteFields,
  document: documentFields,
  knowledgeBase: articleFields,
  readingRequest: readingFields,
  reception: receptionFields,
  announcedGuest: announcedFields,
  employment: {
    partTime: { label: 'Etat', kind: 'choice', options: partTimes },
    vacationDays: { label: 'Wymiar urlopu', kind: 'choice', options: vacationDays },
  },
  issuePromise: {
    answerHours: number('Pierwsza odpowiedź (godz. pracy)'),
    doneHours: number('Zrealizowanie (godz. pracy)'),
    checklist: plain('Lista kontrolna'),
    checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
  },
  absenceBalance: {
    entitled: number('Wymiar (dni)'),
    carried: number('Zaległe (dni)'),
  },
  personalCase: caseFields,
  disclosure: disclosureColumns,
  processingActivity: activityColumns,
} satisfies Record<string, Record<string, HistoryField>>;

export type FormEntity = HistoryEntity | keyof typeof others | DictionaryKind;

/** What a field of a record's form is called and how its value reads. */
export function formField(entity: FormEntity, field: string): HistoryField {
  const fields: Record<string, HistoryField> =
    entity in historyFields
      ? historyFields[entity as HistoryEntity]
      : entity in others
        ? others[entity as keyof typeof others]
        : dictionaryFields(entity as DictionaryKind);
  return fields[field] ?? plain(field);
}

/** What a conflict of two editors is about, in words; see kit/merge.ts for its parts. */
export type FieldConflict = {
  key: string | null;
  part: string | null;
  field: string;
  /** The record of the field, for its label: the main record, or a part of it. */
  entity: FormEntity;
  /** Which contact person, consent or task it is about. */
  subject: string | null;
  words: { theirs: ConflictValue; yours: ConflictValue };
  /** Who saved the other value, and when; null where the history does not say. */
  by: { id: number; name: string } | null;
  at: string | null;
};

/** One value; or the element of a list as one left it: removed, or with these fields changed. */
export type ConflictValue =
  | { value: HistoryValue }
  | { removed: true }
  | { changed: { field: string; value: HistoryValue }[] };
