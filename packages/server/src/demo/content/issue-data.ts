import { helpDesk } from './issue-data/help-desk.ts';
import { office } from './issue-data/office.ts';
import { sales } from './issue-data/sales.ts';

/** What people of the demonstration company ask of one another, and what is said of it. */
export const demoRequests = [...helpDesk, ...sales, ...office];

export const issueReplies = [
  'Zaczynam jutro rano.',
  'Potrzebuję numeru umowy, bez tego nie ruszę.',
  'Brakujący plik już w załączniku.',
  'Sprawdzone na miejscu, trzeba zamówić część. Będzie w czwartek.',
  'Po rozmowie z klientem: zgadzają się na ten termin.',
  'Zrobione, proszę sprawdzić u siebie.',
  'Działa, dziękuję.',
  'Czekam na odpowiedź dostawcy.',
  'Połowa gotowa, resztę kończę w piątek.',
  'Od poniedziałku mam urlop, resztę przejmuje zastępstwo.',
];

/** What an orderer says who returns an issue for correction. */
export const returnComments = [
  'Nadal to samo, wystarczyło na jeden dzień.',
  'Brakuje drugiej części, jest o niej mowa w opisie.',
  'Kwoty się nie zgadzają, proszę sprawdzić jeszcze raz.',
  'To nie ten plik.',
];
