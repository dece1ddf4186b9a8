/** Statuses of offers, and what they mean. */

/** Document 002 section 3. */
export const offerStatuses = [
  { id: 0, name: 'Oczekuje na decyzję', color: '#1971C2' },
  { id: 1, name: 'Odmowa', color: '#E03131' },
  { id: 2, name: 'Zaakceptowana', color: '#2F9E44' },
  { id: 3, name: 'W uzupełnieniu', color: '#F2C037' },
  { id: 4, name: 'Złożono nową ofertę', color: '#868E96' },
] as const;

export const refused = 1;
export const accepted = 2;
export const submittedAnew = 4;

/** Whether an offer of this status may be edited (document 002, section 4). */
export const isOpenOffer = (status: number) => status === 0 || status === 3;
/** Whether a status must say why (document 002, section 9). */
export const needsComment = (status: number) => status === 1 || status === 3 || status === 4;

export const fileMissing = 'Plik jest wymagany!';
export const commentMissing = 'Komentarz jest wymagany';
export const offerLocked =
  'Oferty w tym statusie nie można już edytować; można zmienić jej status i dodać komentarz.';
/** What keeps an offer from becoming a project; null when it may. */
export function projectObstacle(offer: { status: number; taken: boolean }): string | null {
  if (offer.taken) return 'Z tej oferty utworzono już projekt';
  return offer.status === accepted ? null : 'Projekt powstaje tylko z zaakceptowanej oferty';
}
export const copySuffix = ' - złożona ponownie';
