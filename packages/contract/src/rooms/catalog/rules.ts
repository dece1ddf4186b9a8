/** Fixed lists of the rules by which projects plan themselves; apart, since no first screen needs them. */

/** What the limit of a step is counted from, in working days. */
export const limitOrigins = [
  { id: 'start', name: 'po rozpoczęciu projektu' },
  { id: 'previous', name: 'po poprzednim zadaniu' },
  { id: 'realisation', name: 'przed planowaną realizacją' },
] as const;
export type LimitOrigin = (typeof limitOrigins)[number]['id'];

/** Who does a step; 'position' is the least loaded of its present people. */
export const performers = [
  { id: 'person', name: 'Wskazana osoba' },
  { id: 'carer', name: 'Opiekun klienta' },
  { id: 'head', name: 'Kierownik działu' },
  { id: 'position', name: 'Osoba na stanowisku' },
  { id: 'previous', name: 'Osoba z poprzedniego zadania' },
  { id: 'seller', name: 'Sprzedawca' },
] as const;
export type Performer = (typeof performers)[number]['id'];

/** The rule by which a project plans a step; of a step that has none everything is given by hand. */
export type StepRule = {
  limitFrom: LimitOrigin | null;
  /** Working days. */
  limitDays: number | null;
  finalDate: boolean;
  /** Hours of work. */
  estimation: number | null;
  who: Performer | null;
  whoPerson: number | null;
  /** Whose head; null: that of the procedure's department. */
  whoDepartment: number | null;
  whoPosition: number | null;
};

export const noRule: StepRule = {
  limitFrom: null,
  limitDays: null,
  finalDate: false,
  estimation: null,
  who: null,
  whoPerson: null,
  whoDepartment: null,
  whoPosition: null,
};
