/** Fixed lists of the first day: its steps, and what screens cannot do without. */

/** In their order. */
export const startSteps = [
  'company',
  'structure',
  'people',
  'heads',
  'catalog',
  'dictionaries',
  'clients',
  'mail',
  'push',
  'backup',
] as const;

export type StartStep = (typeof startSteps)[number];

export const stepNames: Record<StartStep, string> = {
  company: 'Dane firmy',
  structure: 'Spółki, działy, stanowiska',
  people: 'Pracownicy',
  heads: 'Kierownicy działów',
  catalog: 'Katalog usług',
  dictionaries: 'Słowniki',
  clients: 'Klienci',
  mail: 'Poczta',
  push: 'Powiadomienia push',
  backup: 'Dane i kopia zapasowa',
};

/** Dictionaries that the structure of a company is made of. */
export const structureKinds = ['company', 'department', 'position'] as const;

/** The other kinds, in the order of proposals. */
export const proposedKinds = [
  'projectType',
  'taskType',
  'agreementType',
  'documentType',
  'receptionType',
  'tag',
  'knowledgeBaseType',
  'refusalReason',
  'calendarType',
] as const;

/** What forms cannot do without: a dictionary that has something, or records of others. */
export const needs = [
  ...structureKinds,
  ...proposedKinds,
  'taskDefinition',
  'procedureDefinition',
  'serviceDefinition',
  'client',
] as const;

export type Need = (typeof needs)[number];

export const trialKinds = ['mail', 'backup'] as const;
export type TrialKind = (typeof trialKinds)[number];

/** Rows of people that are typed or read from a file at once. */
export const mostPeople = 500;
