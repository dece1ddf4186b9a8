import type { HistoryEntity, HistoryEntry } from './calls.ts';

/** Sentences of 'Historia zmian', for the panel and for what is given to a person about them. */

/** Whose field it is, where the record itself does not go without saying. */
const belongings: Partial<Record<HistoryEntity, string>> = {
  clientPerson: 'Osoba kontaktowa',
  clientAgreement: 'Zgoda',
  projectTask: 'Zadanie',
  checklistItem: 'Punkt listy kontrolnej',
  replacement: 'Zastępstwo',
  workingPattern: 'Grafik pracy',
  employment: 'Etat i wymiar urlopu od roku',
  employmentTerm: 'Zatrudnienie',
  seniorityPeriod: 'Staż urlopowy',
  companyFreeDay: 'Dzień wolny firmy',
  procedureDefinition: 'Procedura',
  procedureTask: 'Zadanie w procedurze',
  taskDefinition: 'Zadanie',
  customOption: 'Pozycja',
};

const objects: Record<HistoryEntity, string> = {
  client: 'klienta',
  clientPerson: 'osobę kontaktową',
  clientAgreement: 'zgodę',
  project: 'projekt',
  projectTask: 'zadanie',
  checklistItem: 'punkt listy kontrolnej',
  projectSeries: 'serię',
  offer: 'ofertę',
  issue: 'zgłoszenie',
  person: 'profil',
  replacement: 'zastępstwo',
  organization: 'dane firmy',
  installation: 'ustawienia programu',
  calendarEntry: 'nieobecność',
  workingPattern: 'grafik pracy',
  employment: 'etat i wymiar urlopu od roku',
  employmentTerm: 'okres zatrudnienia',
  seniorityPeriod: 'okres stażu urlopowego',
  companyFreeDay: 'dzień wolny firmy',
  serviceDefinition: 'usługę',
  procedureDefinition: 'procedurę',
  procedureTask: 'zadanie w procedurze',
  taskDefinition: 'definicję zadania',
  customField: 'pole',
  customOption: 'pozycję',
};

const happenings: Partial<Record<HistoryEntry['action'], (object: string) => string>> = {
  insert: (object) => `Dodano ${object}`,
  delete: (object) => `Usunięto ${object}`,
  export: () => 'Wyeksportowano dane osoby (RODO)',
  anonymize: (object) => `Zanonimizowano ${object} (RODO)`,
};

type What = Pick<HistoryEntry, 'entity' | 'action' | 'subject'>;

/** 'Dodano osobę kontaktową: Jan Kowalski'; null for changes of fields. */
export function headlineOf({ entity, action, subject }: What): string | null {
  if (action === 'account') return subject;
  const words = happenings[action]?.(objects[entity]);
  return words ? [words, subject].filter(Boolean).join(': ') : null;
}

/** 'Osoba kontaktowa: Jan Kowalski'; null for the record itself. */
export function belongingOf({ entity, subject }: What): string | null {
  const kind = belongings[entity];
  return kind ? [kind, subject].filter(Boolean).join(': ') : null;
}
