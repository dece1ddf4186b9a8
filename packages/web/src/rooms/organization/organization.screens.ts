import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const organizationScreens = {
  organization: {
    title: 'Dane firmy',
    allow: 'admin',
    page: part(() => import('./organization.page.tsx'), 'OrganizationPage'),
    tab: {
      of: 'settings',
      label: 'Dane firmy',
      position: 10,
    },
  },
} satisfies RoomScreens;
