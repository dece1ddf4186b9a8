import type { RoomWords } from '../../kit/navigation/screen-words.ts';
import { settingRows } from './setting-rows.ts';

export const settingWords: RoomWords = {
  screens: {
    settings: 'konfiguracja opcje administracja',
    // What the page of settings looks through, Ctrl K does as well.
    ...Object.fromEntries(
      Object.entries(settingRows).map(([page, { text, words }]) => [page, `${words} ${text}`]),
    ),
  },
};
