import { IconBuilding, IconCalendar, IconChecklist, IconUser } from '@tabler/icons-react';
import type { ProjectRow } from '@zaplecze/contract/rooms/projects/calls';
import { projectStatus, projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import type { RowAct } from '../../kit/bulk/acts.ts';
import { dictionarySource, peopleSource } from '../choice-sources/index.ts';

const shared = { kind: 'project', params: ({ id }: Pick<ProjectRow, 'id'>) => ({ id }) } as const;

/** A project's status follows from its tasks; by hand it is cancelled, and taken back (PRO-50). */
const byHand = projectStatuses.filter(
  ({ id }) => id === projectStatus.cancelled || id === projectStatus.toDo,
);

/** Projects as a board by their status; most of its moves are their tasks', and the server says so. */
export const projectBoard = {
  filter: 'status',
  act: 'status',
  options: projectStatuses,
  lead: 'client',
};

/** How a project is cancelled and taken back, in the list and on its page. */
export const projectStatusAct: RowAct<Pick<ProjectRow, 'id' | 'status' | 'may'>> = {
  ...shared,
  key: 'status',
  label: 'Status',
  icon: IconChecklist,
  control: { kind: 'options', field: 'status', options: byHand },
  may: ({ may }) => may.edit,
  now: ({ status }) => status.id,
  hotkey: 's',
};

/** What projects of the list can be changed by. */
export const projectActs: RowAct<ProjectRow>[] = [
  {
    ...shared,
    key: 'seller',
    label: 'Sprzedawca',
    icon: IconUser,
    control: { kind: 'one', field: 'seller', source: peopleSource },
  },
  {
    ...shared,
    key: 'company',
    label: 'Spółka',
    icon: IconBuilding,
    control: { kind: 'one', field: 'company', source: dictionarySource('company') },
  },
  {
    ...shared,
    key: 'implementationDate',
    label: 'Planowana realizacja',
    icon: IconCalendar,
    control: { kind: 'day', field: 'implementationDate' },
  },
  projectStatusAct,
];
