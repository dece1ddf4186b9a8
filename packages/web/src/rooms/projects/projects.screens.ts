import { IconBriefcase } from '@tabler/icons-react';
import { createProject, listProjects, updateProject } from '@zaplecze/contract/projects';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const projectScreens = {
  projects: listScreen({
    title: 'Projekty',
    list: { endpoint: listProjects },
    page: () => import('./projects.page.tsx').then((m) => m.ProjectsPage),
    rest: true,
    menu: { label: 'Projekty', icon: IconBriefcase, group: 'work', position: 20 },
  }),
  projectAdd: {
    title: 'Tworzenie nowego projektu',
    allow: createProject.allow,
    page: () => import('./project-add.page.tsx').then((m) => m.ProjectAddPage),
  },
  projectEdit: {
    title: 'Edycja projektu',
    allow: updateProject.allow,
    page: () => import('./project-edit.page.tsx').then((m) => m.ProjectEditPage),
  },
} satisfies RoomScreens;
