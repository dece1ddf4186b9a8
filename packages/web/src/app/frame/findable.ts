import {
  type Address,
  addressOf,
  isPlain,
  type PlainPage,
  pageNames,
} from '@zaplecze/contract/addresses';
import { type Flags, isOffered } from '@zaplecze/contract/permissions';
import type { FindScreen } from '../../kit/navigation/find-screens.ts';
import type { RoomWords, ScreenPart } from '../../kit/navigation/screen-words.ts';
import { absenceWords } from '../../rooms/absences/absences.words.ts';
import { catalogWords } from '../../rooms/catalog/catalog.words.ts';
import { clientWords } from '../../rooms/clients/clients.words.ts';
import { dayWords } from '../../rooms/day/day.words.ts';
import { dictionaryWords } from '../../rooms/dictionaries/dictionaries.words.ts';
import { documentWords } from '../../rooms/documents/documents.words.ts';
import { feedWords } from '../../rooms/feeds/feeds.words.ts';
import { importWords } from '../../rooms/imports/imports.words.ts';
import { issueWords } from '../../rooms/issues/issues.words.ts';
import { knowledgeWords } from '../../rooms/knowledge/knowledge.words.ts';
import { letterWords } from '../../rooms/letters/letters.words.ts';
import { machineWords } from '../../rooms/machines/machines.words.ts';
import { notificationWords } from '../../rooms/notifications/notifications.words.ts';
import { offerWords } from '../../rooms/offers/offers.words.ts';
import { peopleWords } from '../../rooms/people/people.words.ts';
import { projectWords } from '../../rooms/projects/projects.words.ts';
import { receptionWords } from '../../rooms/reception/reception.words.ts';
import { reportWords } from '../../rooms/reports/reports.words.ts';
import { rodoWords } from '../../rooms/rodo/rodo.words.ts';
import { sessionWords } from '../../rooms/session/session.words.ts';
import { settingWords } from '../../rooms/settings/settings.words.ts';
import { startWords } from '../../rooms/start/start.words.ts';
import { taskWords } from '../../rooms/tasks/tasks.words.ts';
import { timelineWords } from '../../rooms/timeline/timeline.words.ts';
import { visitWords } from '../../rooms/visits/visits.words.ts';
import { places, screens } from '../rooms.ts';

/** The words of all rooms; with the script of Ctrl K, so that the frame is none the larger. */
export const roomWords: RoomWords[] = [
  absenceWords,
  catalogWords,
  clientWords,
  dayWords,
  dictionaryWords,
  documentWords,
  feedWords,
  importWords,
  issueWords,
  knowledgeWords,
  letterWords,
  machineWords,
  notificationWords,
  offerWords,
  peopleWords,
  projectWords,
  receptionWords,
  reportWords,
  rodoWords,
  sessionWords,
  settingWords,
  startWords,
  taskWords,
  timelineWords,
  visitWords,
];

const wordsOf: { [N in PlainPage]?: string } = Object.assign(
  {},
  ...roomWords.map((room) => room.screens),
);

export const screenParts: ScreenPart[] = roomWords.flatMap(({ parts = [] }) => parts);

/** Pages that nobody looks for by name: those of whoever is not signed in, and the home, which is another one too. */
export const isFindable = (name: PlainPage): boolean =>
  screens[name].allow !== 'public' && screens[name].layout !== 'box' && name !== 'home';

/**
 * Every screen and part of one for whoever has these flags: entries of menu and tabs by their labels, others by their titles.
 *
 * @param but pages that stand among the actions
 */
export function findablesFor(
  { id, flags }: { id: number; flags: Flags },
  but: Address[] = [],
): FindScreen[] {
  const entries = new Map(places.map((place) => [place.name, place]));
  const pages = pageNames.filter(isPlain).flatMap((name) => {
    const entry = entries.get(name);
    const { title, allow } = screens[name];
    const to = addressOf(name);
    if (!isFindable(name) || !isOffered(entry?.allow ?? allow, flags, to) || but.includes(to))
      return [];
    const { menu, tab } = entry ?? {};
    return [
      {
        label: entry?.label ?? title,
        words: `${title} ${wordsOf[name] ?? ''}`,
        to,
        icon: (menu ?? (tab && screens[tab.of].menu))?.icon,
      },
    ];
  });
  const parts = screenParts
    .map(({ to, ...part }) => ({ ...part, to: typeof to === 'function' ? to(id) : to }))
    .filter(
      ({ allow, to, of }) => isOffered(allow, flags, to) && !(of && flags.unused?.includes(of)),
    )
    .map(({ label, words, to, shows = label }) => ({ label, words, shows, to }));
  return [...pages, ...parts];
}
