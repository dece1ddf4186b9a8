import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { ProjectRow } from '@zaplecze/contract/rooms/projects/calls';
import { riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import type { Target } from '../../kit/navigation/use-anchor.ts';
import type { useProjectActions } from './record/use-project-actions.ts';

/** What the list of all projects and that of projects at risk have in common. */
export const listOfProjects = {
  search: 'Szukaj projektu…',
  primary: { label: 'Dodaj projekt', icon: IconPlus, to: { to: addressOf('projectAdd') } },
};

/** The switch between both lists, with the window of days that is chosen. */
export const riskPill = (risk: string | undefined) => ({
  filter: 'risk' as const,
  label: 'Które projekty',
  options: [{ id: risk ?? riskWindows[0], name: 'Zagrożone' }],
});

export type ListOfProjects = {
  view: (row: ProjectRow) => Target;
  actions: ReturnType<typeof useProjectActions>;
};
