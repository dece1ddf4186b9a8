import { listLetters } from '@zaplecze/contract/letters';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const letterScreens = {
  // Few visits begin here: the list is told in its page, so that the first screen need not know it.
  letters: {
    title: 'Poczta przychodząca',
    allow: listLetters.allow,
    page: part(() => import('./letters.page.tsx'), 'LettersPage'),
  },
} satisfies RoomScreens;
