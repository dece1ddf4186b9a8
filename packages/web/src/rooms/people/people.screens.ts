import { IconUsers } from '@tabler/icons-react';
import { createPerson, getPerson, listPeople, updatePerson } from '@zaplecze/contract/people';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

const view = {
  title: 'Profil',
  allow: getPerson.allow,
  page: () => import('./profile-view.page.tsx').then((m) => m.ProfileViewPage),
};
const edit = {
  title: 'Edycja profilu',
  allow: updatePerson.allow,
  page: () => import('./profile-edit.page.tsx').then((m) => m.ProfileEditPage),
};

/** A profile opens under /team for colleagues and under /profile for oneself: the same screens. */
export const peopleScreens = {
  team: {
    title: 'Zespół',
    allow: listPeople.allow,
    page: () => import('./team.page.tsx').then((m) => m.TeamPage),
    menu: { label: 'Zespół', icon: IconUsers, group: 'company', position: 10 },
  },
  structure: {
    title: 'Struktura firmy',
    allow: listPeople.allow,
    page: () => import('./structure.page.tsx').then((m) => m.StructurePage),
  },
  personAdd: {
    title: 'Nowy pracownik',
    allow: createPerson.allow,
    page: () => import('./profile-add.page.tsx').then((m) => m.ProfileAddPage),
  },
  person: view,
  personEdit: edit,
  profile: view,
  profileEdit: edit,
} satisfies RoomScreens;
