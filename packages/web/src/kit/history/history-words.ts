import type { HistoryEntity, HistoryEntry, HistoryValue } from '@zaplecze/contract/history';
import { type HistoryField, historyFields } from '@zaplecze/contract/history-fields';
import { formatDateTime, formatDay, formatMoney, formatNumber } from '../format.ts';

/** Whose field it is, where the record itself does not go without saying. */
const belongings: Partial<Record<HistoryEntity, string>> = {
  clientPerson: 'Osoba kontaktowa',
  clientAgreement: 'Zgoda',
  projectTask: 'Zadanie',
  replacement: 'Zastępstwo',
};

const objects: Record<HistoryEntity, string> = {
  client: 'klienta',
  clientPerson: 'osobę kontaktową',
  clientAgreement: 'zgodę',
  project: 'projekt',
  projectTask: 'zadanie',
  offer: 'ofertę',
  issue: 'zgłoszenie',
  person: 'profil',
  replacement: 'zastępstwo',
};

const happenings: Partial<Record<HistoryEntry['action'], (object: string) => string>> = {
  insert: (object) => `Dodano ${object}`,
  delete: (object) => `Usunięto ${object}`,
  export: (object) => `Wyeksportowano dane: ${object} (RODO)`,
  anonymize: (object) => `Zanonimizowano ${object} (RODO)`,
};

/** 'Dodano osobę kontaktową Jan Kowalski'; null for changes of fields. */
export function headlineOf({ entity, action, subject }: HistoryEntry): string | null {
  const words = happenings[action]?.(objects[entity]);
  return words ? [words, subject].filter(Boolean).join(' ') : null;
}

/** 'Osoba kontaktowa Jan Kowalski'; null for the record itself. */
export function belongingOf({ entity, subject }: HistoryEntry): string | null {
  const kind = belongings[entity];
  return kind ? [kind, subject].filter(Boolean).join(' ') : null;
}

export const fieldOf = (entity: HistoryEntity, field: string): HistoryField =>
  historyFields[entity][field] ?? { label: field };

/** A value as people read it; null for nothing. */
export function textOf(spec: HistoryField, value: HistoryValue): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (typeof value === 'number') {
    return spec.is === 'money' ? formatMoney(value) : formatNumber(value);
  }
  if (spec.is === 'day' && isDate(value)) return formatDay(value);
  if (spec.is === 'moment' && isDate(value)) return formatDateTime(value);
  return value;
}

/** What was removed for good stands as words where a date was. */
const isDate = (value: string) => /^\d{4}-/.test(value);
