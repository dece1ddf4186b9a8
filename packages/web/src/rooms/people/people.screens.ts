import { getPerson } from '@zaplecze/contract/people';
import type { Screen } from '../../kit/screen.ts';

export const peopleScreens: Screen[] = [
  {
    path: '/profile/view/$id',
    title: 'Profil',
    allow: getPerson.allow,
    page: () => import('./profile-view.page.tsx').then((m) => m.ProfileViewPage),
  },
];
