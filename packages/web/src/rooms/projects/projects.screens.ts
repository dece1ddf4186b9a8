import { IconBriefcase } from '@tabler/icons-react';
import { createProject, getSeries, updateProject } from '@zaplecze/contract/projects';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';
import { listAt } from './project-lists.ts';

export const projectScreens = {
  projects: listScreen({
    title: 'Projekty',
    list: listAt,
    page: part(() => import('./projects.page.tsx'), 'ProjectsPage'),
    rest: true,
    menu: { label: 'Projekty', icon: IconBriefcase, group: 'work', position: 20 },
  }),
  projectAdd: {
    title: 'Tworzenie nowego projektu',
    allow: createProject.allow,
    page: part(() => import('./project-add.page.tsx'), 'ProjectAddPage'),
  },
  projectEdit: {
    title: 'Edycja projektu',
    allow: updateProject.allow,
    page: part(() => import('./project-edit.page.tsx'), 'ProjectEditPage'),
  },
  projectSeries: {
    title: 'Seria projektu',
    allow: getSeries.allow,
    page: part(() => import('./series.page.tsx'), 'SeriesPage'),
  },
} satisfies RoomScreens;
