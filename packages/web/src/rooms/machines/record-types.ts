import {
  type RecordEventKind,
  type RecordEventType,
  recordEventTypes,
} from '@zaplecze/contract/rooms/history/events/lists';

const kinds: Record<RecordEventKind, string> = {
  client: 'Klient',
  contact: 'Osoba kontaktowa',
  project: 'Projekt',
  task: 'Zadanie',
  issue: 'Zgłoszenie',
  offer: 'Oferta',
  document: 'Dokument',
  absence: 'Nieobecność',
};
const acts: Record<string, string> = {
  created: 'dodanie',
  updated: 'zmiana',
  removed: 'usunięcie',
};

/** Events of records in words: 'Klient: zmiana'. */
export const recordTypeNames = Object.fromEntries(
  recordEventTypes.map((type) => {
    const [kind = '', act = ''] = type.split('.');
    return [type, `${kinds[kind as RecordEventKind]}: ${acts[act]}`];
  }),
) as Record<RecordEventType, string>;
