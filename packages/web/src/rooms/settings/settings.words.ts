import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';
import { settingGroupNames } from './setting-group-names.ts';
import { settingRows } from './setting-rows.ts';

export const settingWords: RoomWords = {
  screens: {
    settings: 'konfiguracja opcje administracja',
    // What the page of settings looks through, Ctrl K does as well.
    ...Object.fromEntries(
      Object.entries(settingRows).map(([page, { text, words }]) => [page, `${words} ${text}`]),
    ),
  },
  parts: Object.values(settingGroupNames).map(({ key, label, text, words }) => ({
    label: `${label} (ustawienia)`,
    words: `${words} ${text}`,
    to: `${addressOf('settings')}#${key}` as Address,
    shows: label,
    allow: 'admin' as const,
  })),
};
