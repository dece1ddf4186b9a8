import type { ReasonKind } from './radar.lists.ts';

/** What they are called: options of filters, downloads. */
export const reasonNames: Record<ReasonKind, string> = {
  late: 'Po terminie',
  nobody: 'Bez osoby',
  away: 'Nieobecność',
  waits: 'Czeka na spóźnione',
  overloaded: 'Za dużo pracy',
  dayOff: 'Termin w dzień wolny',
};
export const reasonOptions = Object.entries(reasonNames).map(([id, name]) => ({ id, name }));
