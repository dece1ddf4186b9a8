import type { ProductPart } from '../settings/parts.ts';

/** What a client's story tells of: kinds of events, and the groups by which they are looked through. */

export const storyKinds = {
  note: { name: 'Notatka', group: 'notes' },
  projectBegun: { name: 'Nowy projekt', group: 'work' },
  projectEnded: { name: 'Koniec projektu', group: 'work' },
  taskDone: { name: 'Zadanie wykonane', group: 'work' },
  issueReported: { name: 'Nowe zgłoszenie', group: 'issues' },
  issueDone: { name: 'Zgłoszenie zrealizowane', group: 'issues' },
  offerMade: { name: 'Nowa oferta', group: 'offers' },
  offerDecided: { name: 'Decyzja o ofercie', group: 'offers' },
  document: { name: 'Nowy dokument', group: 'documents' },
  guest: { name: 'Gość', group: 'visits' },
  parcelIn: { name: 'Przesyłka przychodząca', group: 'visits' },
  parcelOut: { name: 'Przesyłka wychodząca', group: 'visits' },
  consentGiven: { name: 'Zgoda wyrażona', group: 'consents' },
  consentWithdrawn: { name: 'Zgoda wycofana', group: 'consents' },
  consentEnded: { name: 'Zgoda zakończona (anonimizacja osoby)', group: 'consents' },
  issueComment: { name: 'Komentarz do zgłoszenia', group: 'comments' },
  taskComment: { name: 'Komentarz do zadania', group: 'comments' },
  offerComment: { name: 'Komentarz do oferty', group: 'comments' },
  clientAdded: { name: 'Nowy klient', group: 'changes' },
  contactAdded: { name: 'Nowa osoba kontaktowa', group: 'changes' },
  change: { name: 'Zmiana danych', group: 'changes' },
} as const;

export type StoryKind = keyof typeof storyKinds;
export const storyKindNames = Object.keys(storyKinds) as StoryKind[];

/** STO-03, in the order of their pills. */
export const storyGroups = [
  { id: 'notes', name: 'Notatki' },
  { id: 'work', name: 'Projekty i zadania' },
  { id: 'issues', name: 'Zgłoszenia' },
  { id: 'offers', name: 'Oferty' },
  { id: 'documents', name: 'Dokumenty' },
  { id: 'visits', name: 'Goście i przesyłki' },
  { id: 'consents', name: 'Zgody' },
  { id: 'comments', name: 'Komentarze' },
  { id: 'changes', name: 'Zmiany danych' },
] as const;
export type StoryGroup = (typeof storyGroups)[number]['id'];

/** Groups that a part of the product has alone; without it they are gone, and so are its events elsewhere. */
const groupsOfParts: { [G in StoryGroup]?: ProductPart } = {
  offers: 'offers',
  documents: 'documents',
  visits: 'reception',
};

const isOfUnused = (group: StoryGroup, unused: readonly ProductPart[]) => {
  const part = groupsOfParts[group];
  return part !== undefined && unused.includes(part);
};

/** The groups of a company that does not use these parts. */
export const storyGroupsWithout = (unused: readonly ProductPart[]) =>
  storyGroups.filter(({ id }) => !isOfUnused(id, unused));

/** Whether the story of a company that does not use these parts tells such events: none leads where no page is. */
export const isTold = (kind: StoryKind, unused: readonly ProductPart[]): boolean =>
  !isOfUnused(kind === 'offerComment' ? 'offers' : storyKinds[kind].group, unused);

/** Events of one page of the story. */
export const storyPage = 15;
