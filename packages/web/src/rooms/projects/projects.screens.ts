import { IconBriefcase } from '@tabler/icons-react';
import { createProject, listProjects, updateProject } from '@zaplecze/contract/projects';
import { prefetchList } from '../../kit/list/prefetch-list.ts';
import type { Screen } from '../../kit/screen.ts';

const list = {
  title: 'Projekty',
  allow: listProjects.allow,
  page: () => import('./projects.page.tsx').then((m) => m.ProjectsPage),
  prefetch: prefetchList(listProjects),
};

export const projectScreens: Screen[] = [
  {
    ...list,
    path: '/project',
    menu: { label: 'Projekty', icon: IconBriefcase, group: 'work', position: 20 },
  },
  {
    path: '/project/add',
    title: 'Tworzenie nowego projektu',
    allow: createProject.allow,
    page: () => import('./project-add.page.tsx').then((m) => m.ProjectAddPage),
  },
  {
    path: '/project/edit/$id',
    title: 'Edycja projektu',
    allow: updateProject.allow,
    page: () => import('./project-edit.page.tsx').then((m) => m.ProjectEditPage),
  },
  { ...list, path: '/project/$' },
];
