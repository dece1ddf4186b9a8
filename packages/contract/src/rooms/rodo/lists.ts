import type { CaseKind, CaseStatus, Channel, ConsentState, DisclosureKind } from './ids.ts';

/** A right of the GDPR that a person may claim, with its `article`. */
type Named<I extends string> = { id: I; name: string; color?: string; article?: string };

/** Fixed lists of what the law on personal data asks for (docs/decisions/0062, 0063). */

/** What a person may ask for, with the article of the GDPR. */
export const caseKinds = [
  { id: 'access', name: 'Dostęp do danych i kopia', article: 'art. 15 i 20' },
  { id: 'correction', name: 'Sprostowanie', article: 'art. 16' },
  { id: 'restriction', name: 'Ograniczenie przetwarzania', article: 'art. 18' },
  { id: 'erasure', name: 'Usunięcie (anonimizacja)', article: 'art. 17' },
  { id: 'objection', name: 'Sprzeciw', article: 'art. 21' },
] as const satisfies readonly Named<CaseKind>[];

export const caseStatuses = [
  { id: 'open', name: 'W toku', color: '#F2C037' },
  { id: 'done', name: 'Załatwiona', color: '#2F9E44' },
  { id: 'refused', name: 'Odmowa', color: '#868E96' },
] as const satisfies readonly Named<CaseStatus>[];

/** How a request came, or a consent was given. */
export const channels = [
  { id: 'form', name: 'Formularz' },
  { id: 'email', name: 'E-mail' },
  { id: 'phone', name: 'Telefon' },
  { id: 'paper', name: 'Na piśmie' },
  { id: 'spoken', name: 'Ustnie' },
  { id: 'other', name: 'Inny sposób' },
] as const satisfies readonly Named<Channel>[];

export const consentStates = [
  { id: 'valid', name: 'Obowiązuje', color: '#2F9E44' },
  { id: 'withdrawn', name: 'Wycofana', color: '#868E96' },
  { id: 'future', name: 'Przyszła', color: '#1971C2' },
] as const satisfies readonly Named<ConsentState>[];

/** Why a consent ended besides its withdrawal. */
export const endReasons = [
  { id: 'anonymized', name: 'Anonimizacja osoby' },
] as const satisfies readonly Named<'anonymized'>[];

export const disclosureKinds = [
  { id: 'list', name: 'Lista' },
  { id: 'report', name: 'Raport' },
  { id: 'personal', name: 'Dane osoby' },
  { id: 'marketing', name: 'Lista marketingowa' },
  { id: 'letter', name: 'Pismo' },
  { id: 'other', name: 'Inne' },
] as const satisfies readonly Named<DisclosureKind>[];

export const nameById = (list: readonly { id: string; name: string }[], id: string): string =>
  list.find((one) => one.id === id)?.name ?? id;

/**
 * A message about a contact person whose data may only be stored; the database refuses alike (server's
 * migrations/0054).
 */
export const restrictedPerson = (name: string) =>
  `Przetwarzanie danych tej osoby (${name}) jest ograniczone. Najpierw zdejmij ograniczenie w sprawie RODO.`;

/** Why a restricted person is not made anonymous from just anywhere. */
export const onlyByRequest =
  'Przetwarzanie ograniczone: anonimizacja tylko w sprawie RODO o usunięcie danych tej osoby.';

/** Of an extension that comes too late: the person hears of it within the first month (art. 12(3)). */
export const extendedTooLate =
  'Minął pierwszy miesiąc. O przedłużeniu trzeba było powiadomić osobę przed jego końcem.';
