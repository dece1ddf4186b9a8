/** Statuses of offers, and what they mean. */

import { offerStatus } from './statuses.ts';

export { offerStatus };

/** OFF-30. */
export const offerStatuses = [
  { id: offerStatus.awaiting, name: 'Oczekuje na decyzję', color: '#1971C2' },
  { id: offerStatus.refused, name: 'Odmowa', color: '#E03131' },
  { id: offerStatus.accepted, name: 'Zaakceptowana', color: '#2F9E44' },
  { id: offerStatus.completing, name: 'W uzupełnieniu', color: '#F2C037' },
  { id: offerStatus.submittedAnew, name: 'Złożono nową ofertę', color: '#868E96' },
] as const;

/** Statuses of offers that the seller still works on. */
export const openOfferStatuses: number[] = [offerStatus.awaiting, offerStatus.completing];
const explained: number[] = [
  offerStatus.refused,
  offerStatus.completing,
  offerStatus.submittedAnew,
];

/** Whether an offer of this status may be edited (OFF-33). */
export const isOpenOffer = (status: number) => openOfferStatuses.includes(status);
/** Whether a status must say why (OFF-31). */
export const needsComment = (status: number) => explained.includes(status);

export const fileMissing = 'Plik jest wymagany!';
export const commentMissing = 'Komentarz jest wymagany';
export const offerLocked =
  'Oferty w tym statusie nie można już edytować; można zmienić jej status i dodać komentarz.';
/** What keeps an offer from becoming a project; null when it may, also anew where every project of it was cancelled. */
export function projectObstacle(offer: {
  status: number;
  projects: readonly { cancelled: boolean }[];
}): string | null {
  if (offer.projects.some(({ cancelled }) => !cancelled))
    return 'Z tej oferty utworzono już projekt';
  return offer.status === offerStatus.accepted
    ? null
    : 'Projekt powstaje tylko z zaakceptowanej oferty';
}
/** What the name of an offer that is submitted anew ends with. */
export const copySuffix = ' - złożona ponownie';

/** The name of an offer that follows one: it says once that it is submitted anew. A name may have 250 characters. */
export const nameOfCopy = (name: string): string => {
  const own = name.endsWith(copySuffix) ? name.slice(0, -copySuffix.length) : name;
  return `${own.slice(0, 250 - copySuffix.length)}${copySuffix}`;
};
