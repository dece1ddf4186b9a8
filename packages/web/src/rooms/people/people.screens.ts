import { IconUsers } from '@tabler/icons-react';
import {
  createPerson,
  getPerson,
  listPeople,
  updatePerson,
} from '@zaplecze/contract/rooms/people/calls';
import { part } from '../../kit/first-screen/part.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const view = {
  title: 'Profil',
  allow: getPerson.allow,
  page: part(() => import('./profile/profile-view.page.tsx'), 'ProfileViewPage'),
};
const edit = {
  title: 'Edycja profilu',
  allow: updatePerson.allow,
  page: part(() => import('./profile/profile-edit.page.tsx'), 'ProfileEditPage'),
};

/** A profile opens under /team for colleagues and under /profile for oneself: the same screens. */
export const peopleScreens = {
  team: {
    title: 'Zespół',
    allow: listPeople.allow,
    page: part(() => import('./team.page.tsx'), 'TeamPage'),
    menu: {
      label: 'Zespół',
      icon: IconUsers,
      group: 'company',
      position: 10,
      tab: 'Katalog',
      first: true,
    },
  },
  structure: {
    title: 'Struktura firmy',
    allow: listPeople.allow,
    page: part(() => import('./structure.page.tsx'), 'StructurePage'),
    tab: { of: 'team', label: 'Struktura firmy', position: 40, seldom: true },
  },
  personAdd: {
    title: 'Nowy pracownik',
    allow: createPerson.allow,
    page: part(() => import('./profile/profile-add.page.tsx'), 'ProfileAddPage'),
  },
  person: view,
  personEdit: edit,
  profile: view,
  profileEdit: edit,
} satisfies RoomScreens;
