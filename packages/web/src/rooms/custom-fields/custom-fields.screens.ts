import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const customFieldScreens = {
  customFields: {
    title: 'Pola własne',
    allow: 'admin',
    page: part(() => import('./custom-fields.page.tsx'), 'CustomFieldsPage'),
    tab: { of: 'settings', label: 'Pola własne', position: 5 },
  },
} satisfies RoomScreens;
