import { IconSettings } from '@tabler/icons-react';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const title = 'Ustawienia';

export const settingsScreens = {
  settings: {
    title,
    allow: 'admin',
    page: part(() => import('./settings.page.tsx'), 'SettingsPage'),
    menu: { label: title, icon: IconSettings, group: 'definitions', position: 0 },
  },
} satisfies RoomScreens;
