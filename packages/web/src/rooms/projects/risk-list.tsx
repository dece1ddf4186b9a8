import { listProjectsAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import { openProjectStatuses, projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { reasonOptions } from '@zaplecze/contract/rooms/radar/names';
import { Suspense } from 'react';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import type { ColumnOf, FilterOfList } from '../../kit/lists/types.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { Overdue } from '../../kit/records/date-text.tsx';
import { formatMoney } from '../../kit/records/format.ts';
import { PersonName } from '../persons/index.ts';
import { Reasons } from '../radar/index.ts';
import { type ListOfProjects, listOfProjects, riskPill } from './list-of-projects.ts';
import { projectActs } from './project-acts.ts';
import { projectFilters } from './project-filters.ts';
import classes from './projects.module.css';
import { RiskWindow } from './risk-window.tsx';

/* A constant, since another list is asked anew. */
const projectsAtRisk = { endpoint: listProjectsAtRisk };

const ended = ['jobsEndedFrom', 'jobsEndedTo', 'completedFrom', 'completedTo'];

/** Filters of projects at risk: all of them are open, and each has its reasons. */
const riskFilters: FilterOfList<typeof listProjectsAtRisk>[] = [
  { key: 'reason', label: 'Dlaczego', kind: 'options', options: reasonOptions, one: true },
  ...projectFilters
    .filter(({ key }) => !ended.includes(key))
    .map((field) =>
      field.key === 'status'
        ? {
            ...field,
            options: projectStatuses.filter(({ id }) => openProjectStatuses.includes(id)),
          }
        : field,
    ),
];

/** RAD-20. */
const riskColumns: ColumnOf<typeof listProjectsAtRisk>[] = [
  {
    key: 'name',
    header: 'Zadanie i projekt',
    sort: 'name',
    card: 'title',
    width: 320,
    render: ({ name, danger }) => (
      <>
        {danger.task.name}
        <span className={classes.second}>{name}</span>
      </>
    ),
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    width: 180,
    clip: true,
    card: 'none',
    from: 1280,
    render: (row) => row.client.name,
  },
  { key: 'user', header: 'Osoba', render: ({ danger }) => <PersonName person={danger.user} /> },
  {
    key: 'reason',
    header: 'Dlaczego',
    sort: 'harm',
    width: 340,
    render: ({ danger }) => (
      <Suspense>
        <Reasons reasons={danger.reasons} />
      </Suspense>
    ),
  },
  {
    key: 'limit',
    header: 'Termin',
    render: ({ danger }) => (
      <span className={classes.whole}>
        <Overdue value={danger.limit} />
        {danger.task.finalDate && <span className={classes.second}>ostateczny</span>}
      </span>
    ),
  },
  {
    key: 'plannedValue',
    header: 'Wartość planowana',
    sort: 'plannedValue',
    align: 'right',
    from: 1280,
    render: (row) => <span className={classes.whole}>{formatMoney(row.plannedValue)}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    width: 148,
    from: 1440,
    render: (row) => <StatusDot status={row.status} />,
  },
];

/** 'Zagrożone': which task, whose and why, the greatest harm first. */
export function AtRisk({ view, actions }: ListOfProjects) {
  usePageTitle('Projekty zagrożone');
  const [risk] = useListState(projectsAtRisk).values('risk');
  return (
    <ListPage
      {...listOfProjects}
      title="Projekty zagrożone"
      list={projectsAtRisk}
      filters={riskFilters}
      pills={[riskPill(risk)]}
      toolbar={({ setFilter }) =>
        risk && <RiskWindow days={risk} onChoose={(days) => setFilter({ risk: days })} />
      }
      columns={riskColumns}
      open={view}
      actions={actions}
      acts={projectActs}
      empty={{ title: 'Nic nie jest zagrożone', text: 'Żadne zadanie nie ma bliskiego terminu.' }}
    />
  );
}
