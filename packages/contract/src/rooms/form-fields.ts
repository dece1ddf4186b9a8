import { absenceUnits, limitKinds, partTimes, vacationDays } from './absences/lists.ts';
import type { DictionaryKind } from './dictionaries/lists.ts';
import { documentFields } from './documents/fields.ts';
import type { HistoryEntity, HistoryValue } from './history/calls.ts';
import {
  dayField,
  type HistoryField,
  historyFields,
  long,
  momentField,
  namedField,
  number,
  plain,
} from './history-fields.ts';
import { issueTypes } from './issues/lists.ts';
import { receptionFields } from './reception/fields.ts';
import { caseKinds, channels, disclosureKinds } from './rodo/lists.ts';
import { announcedFields } from './visits/announced/fields.ts';

/**
 * Labels of form fields, for the question which value remains when two people changed the same field: those that
 * 'Historia zmian' shows, and those of records without that panel.
 */

const description = long('Opis');
const name = plain('Nazwa');
const yesNo = (label: string): HistoryField => ({ label, kind: 'flag' });

const dictionary: Record<string, HistoryField> = {
  name,
  color: plain('Kolor'),
  description: long('Treść zgody'),
  departments: namedField('Działy', 'department'),
  electronic: yesNo('e-Doręczenia'),
  issuesEmail: plain('Adres zgłoszeń'),
  isVacation: yesNo('Urlop'),
  isPrivate: yesNo('Prywatny'),
  needsApproval: yesNo('Wymaga akceptacji'),
  unit: { label: 'Części dnia', kind: 'choice', options: absenceUnits },
  limited: yesNo('Limit roczny'),
  limitKind: { label: 'Rodzaj limitu', kind: 'choice', options: limitKinds },
  limitDays: number('Dni w roku'),
  within: namedField('W ramach', 'calendarType'),
  limitForbids: yesNo('Ponad limit nie można'),
  head: namedField('Szef działu', 'person'),
};

const others = {
  clientNote: {
    text: long('Treść notatki'),
    contact: yesNo('Kontakt z klientem'),
    files: namedField('Pliki', 'file'),
  },
  document: documentFields,
  knowledgeBase: {
    name,
    type: namedField('Typ', 'knowledgeBaseType'),
    department: namedField('Dział', 'department'),
    owner: namedField('Właściciel', 'person'),
    reviewOn: dayField('Następny przegląd'),
    issueTypes: { label: 'Podpowiadany przy zgłoszeniach', kind: 'choice', options: issueTypes },
    description: { label: 'Treść', kind: 'rich' },
  },
  readingRequest: {
    everybody: yesNo('Wszyscy'),
    departments: namedField('Działy', 'department'),
    dueOn: dayField('Do kiedy'),
  },
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
  personalCase: {
    kind: { label: 'Żądanie', kind: 'choice', options: caseKinds },
    name: plain('Osoba'),
    email: plain('E-mail'),
    phone: plain('Telefon'),
    channel: { label: 'Jak wpłynęło', kind: 'choice', options: channels },
    description: long('Treść żądania'),
    received: dayField('Wpłynęło'),
    handler: namedField('Prowadzi', 'person'),
  },
  disclosure: {
    kind: { label: 'Rodzaj', kind: 'choice', options: disclosureKinds },
    at: momentField('Kiedy'),
    what: plain('Co udostępniono'),
    recipient: plain('Odbiorca'),
    purpose: plain('Cel'),
    ground: plain('Podstawa prawna'),
    rows: number('Ile osób'),
  },
  processingActivity: {
    name: plain('Czynność'),
    purpose: long('Cel'),
    ground: long('Podstawa prawna'),
    people: long('Kategorie osób'),
    data: long('Kategorie danych'),
    recipients: long('Odbiorcy'),
    transfers: long('Państwa trzecie'),
    retention: long('Termin usunięcia'),
    security: long('Zabezpieczenia'),
  },
} satisfies Record<string, Record<string, HistoryField>>;

export type FormEntity = HistoryEntity | keyof typeof others | DictionaryKind;

/** What a field of a record's form is called and how its value reads. */
export function formField(entity: FormEntity, field: string): HistoryField {
  const fields: Record<string, HistoryField> =
    entity in historyFields
      ? historyFields[entity as HistoryEntity]
      : entity in others
        ? others[entity as keyof typeof others]
        : dictionary;
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
