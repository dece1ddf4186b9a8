import { type ReasonKind, taskReasonKinds } from './lists.ts';

/** What they are called: options of filters, downloads. */
export const reasonNames: Record<ReasonKind, string> = {
  late: 'Po terminie',
  nobody: 'Bez osoby',
  away: 'Nieobecność',
  waits: 'Czeka na spóźnione',
  overloaded: 'Za dużo pracy',
  dayOff: 'Termin w dzień wolny',
  promise: 'Obiecany czas',
};
/** Those that projects are filtered by. */
export const reasonOptions = taskReasonKinds.map((id) => ({ id, name: reasonNames[id] }));
