import { IconBriefcase } from '@tabler/icons-react';
import { createProject, listProjects, updateProject } from '@zaplecze/contract/projects';
import { prefetchList } from '../../kit/lists/prefetch-list.ts';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const projectScreens = {
  projects: {
    title: 'Projekty',
    allow: listProjects.allow,
    page: () => import('./projects.page.tsx').then((m) => m.ProjectsPage),
    prefetch: prefetchList(listProjects),
    rest: true,
    menu: { label: 'Projekty', icon: IconBriefcase, group: 'work', position: 20 },
  },
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
