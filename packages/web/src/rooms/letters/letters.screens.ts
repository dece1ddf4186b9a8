import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const letterScreens = {
  // Few visits begin here: the list is told in its page, so that the first screen need not know it.
  letters: {
    title: 'Poczta przychodząca',
    allow: 'manager',
    page: part(() => import('./letters.page.tsx'), 'LettersPage'),
    tab: { of: 'issues', label: 'Poczta przychodząca', position: 10 },
  },
} satisfies RoomScreens;
