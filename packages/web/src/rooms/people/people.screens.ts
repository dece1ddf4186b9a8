import { IconUsers } from '@tabler/icons-react';
import { createPerson, getPerson, listPeople, updatePerson } from '@zaplecze/contract/people';
import type { Screen } from '../../kit/screen.ts';

const view = () => import('./profile-view.page.tsx').then((m) => m.ProfileViewPage);
const edit = () => import('./profile-edit.page.tsx').then((m) => m.ProfileEditPage);

/** A profile opens under /team for colleagues and under /profile for oneself: the same screens. */
export const peopleScreens: Screen[] = [
  {
    path: '/team',
    title: 'Zespół',
    allow: listPeople.allow,
    page: () => import('./team.page.tsx').then((m) => m.TeamPage),
    menu: { label: 'Zespół', icon: IconUsers, group: 'company', position: 10 },
  },
  {
    path: '/team/structure',
    title: 'Struktura firmy',
    allow: listPeople.allow,
    page: () => import('./structure.page.tsx').then((m) => m.StructurePage),
  },
  {
    path: '/team/add',
    title: 'Nowy pracownik',
    allow: createPerson.allow,
    page: () => import('./profile-add.page.tsx').then((m) => m.ProfileAddPage),
  },
  ...['/team', '/profile'].flatMap((start): Screen[] => [
    { path: `${start}/view/$id`, title: 'Profil', allow: getPerson.allow, page: view },
    { path: `${start}/edit/$id`, title: 'Edycja profilu', allow: updatePerson.allow, page: edit },
  ]),
];
