import { daysBetween } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { listProjectsAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import { projectColumns as fields } from '@zaplecze/contract/rooms/projects/columns';
import { riskFilters } from '@zaplecze/contract/rooms/projects/filters';
import { nameBesideClient } from '@zaplecze/contract/rooms/projects/name';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { RowTitle } from '../../kit/lists/table/row-title.tsx';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { Overdue } from '../../kit/records/date-text.tsx';
import { PersonName } from '../person-names/index.ts';
import { Reasons } from '../radar/index.ts';
import { type ListOfProjects, listOfProjects, riskPill } from './list-of-projects.ts';
import { projectActs } from './project-acts.ts';
import { sourceOfFilter, withFinalDay } from './project-filters.ts';
import classes from './project-lists.module.css';
import { RiskWindow } from './risk-window.tsx';

/* A constant, since another list is asked anew. */
const projectsAtRisk = { endpoint: listProjectsAtRisk };
const filters = fieldFilters(listProjectsAtRisk, fields, withFinalDay(riskFilters), sourceOfFilter);

/** Of what is in time: how near its limit is. */
function nearness(limit: string) {
  const days = daysBetween(warsawDay(), warsawDay(Date.parse(limit)));
  return `w czasie, termin ${days === 0 ? 'dziś' : `za ${countWords(days, 'dzień', 'dni', 'dni')}`}`;
}

const ofTask: ColumnOf<typeof listProjectsAtRisk>[] = [
  { key: 'user', header: 'Osoba', render: ({ danger }) => <PersonName person={danger.user} /> },
  {
    key: 'reason',
    header: 'Dlaczego',
    sort: 'harm',
    render: ({ danger }) => (
      <>
        {!danger.burns && nearness(danger.limit)}
        <Reasons reasons={danger.reasons} />
      </>
    ),
  },
  {
    key: 'limit',
    header: 'Termin',
    render: ({ danger }) => (
      <RowTitle beside={danger.task.finalDate && 'ostateczny'}>
        <Overdue value={danger.limit} />
      </RowTitle>
    ),
  },
];

/** RAD-20; what is said of the task stands among the project's own fields. */
const riskColumns = fieldColumns(listProjectsAtRisk, fields, {
  name: {
    header: 'Zadanie i projekt',
    card: 'title',
    render: ({ name, client, danger }) => {
      const project = nameBesideClient(name, client.name);
      const of = [project.name, project.period].filter(Boolean).join(' ');
      return (
        <>
          {danger.task.name} <span className={classes.second}>{of}</span>
        </>
      );
    },
  },
  client: { card: 'none' },
  plannedValue: { from: 1440 },
  status: { card: 'status', optional: true },
}).toSpliced(2, 0, ...ofTask);

/** 'Zagrożone': which task, whose and why, the greatest harm first. */
export function AtRisk({ view, actions }: ListOfProjects) {
  usePageTitle('Projekty zagrożone');
  const [risk] = useListState(projectsAtRisk).values('risk');
  return (
    <ListPage
      {...listOfProjects}
      title="Projekty zagrożone"
      list={projectsAtRisk}
      filters={filters}
      pills={[riskPill(risk)]}
      beside={({ setFilter }) =>
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
