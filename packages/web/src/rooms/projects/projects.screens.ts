import { IconBriefcase } from '@tabler/icons-react';
import {
  createProject,
  getProject,
  listProjects,
  listProjectsAtRisk,
  updateProject,
} from '@zaplecze/contract/rooms/projects/calls';
import { part } from '../../kit/first-screen/part.ts';
import type { Raw } from '../../kit/lists/state/list-address.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const projectScreens = {
  projects: listScreen({
    title: 'Projekty',
    list: ({ filter }) => ({
      endpoint: (filter as Raw | undefined)?.risk ? listProjectsAtRisk : listProjects,
    }),
    page: part(() => import('./projects.page.tsx'), 'ProjectsPage'),
    rest: true,
    menu: { label: 'Projekty', icon: IconBriefcase, group: 'work', position: 20 },
  }),
  project: {
    title: 'Projekt',
    allow: getProject.allow,
    page: part(() => import('./record/project.page.tsx'), 'ProjectPage'),
  },
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
    allow: updateProject.allow,
    page: part(() => import('./series/series.page.tsx'), 'SeriesPage'),
  },
} satisfies RoomScreens;
