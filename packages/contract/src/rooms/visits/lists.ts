/** What a host may answer to a guest who waits at the reception. */
export const guestAnswers = [
  { id: 'coming', name: 'Schodzę' },
  { id: 'fiveMinutes', name: '5 minut' },
] as const;
export const guestAnswer = ['coming', 'fiveMinutes'] as const;
export type GuestAnswer = (typeof guestAnswer)[number];

export const answerName = (answer: GuestAnswer): string =>
  guestAnswers.find(({ id }) => id === answer)?.name ?? '';

/** Days after which guests are forgotten, unless the company says otherwise. */
export const usualGuestDays = 90;

/** What a badge's code begins with, so that a scanner's code is told from a parcel's number. */
export const badgePrefix = 'ZG-';
export const badgeForm = /^ZG-[A-Z2-7]{16}$/;
