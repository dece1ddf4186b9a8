import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import {
  listProjects,
  listProjectsAtRisk,
  type ProjectRow,
} from '@zaplecze/contract/rooms/projects/calls';
import { riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { isOpen, useItem } from '../../kit/records/use-item.ts';
import { projectActs, projectBoard } from './project-acts.ts';
import { projectColumns, riskColumns } from './project-columns.tsx';
import { projectFilters, riskFilters } from './project-filters.ts';
import { useProjectActions } from './record/use-project-actions.ts';

const ProjectView = lazyPart(part(() => import('./record/project-view.tsx'), 'ProjectView'));

const RiskWindow = lazyPart(part(() => import('./risk-window.tsx'), 'RiskWindow'));

/* Constants, since another list is asked anew. */
const allProjects = { endpoint: listProjects };
const projectsAtRisk = { endpoint: listProjectsAtRisk };

const shared = {
  search: 'Szukaj projektu…',
  dense: true,
  primary: { label: 'Dodaj projekt', icon: IconPlus, to: { to: addressOf('projectAdd') } },
};
const pill = (risk: string | undefined) => ({
  filter: 'risk' as const,
  label: 'Które projekty',
  options: [{ id: risk ?? riskWindows[0], name: 'Zagrożone' }],
});

export function ProjectsPage({ list }: OfList<typeof listProjects | typeof listProjectsAtRisk>) {
  const item = useItem();
  const view = (row: ProjectRow) => () => item.open(row);
  const actions = useProjectActions(view);
  const List = useListState(list).endpoint === listProjectsAtRisk ? AtRisk : All;
  return (
    <>
      <List view={view} actions={actions} />
      {isOpen(item) && (
        <Suspense>
          <ProjectView key={item.id} item={item} param="item" onClose={item.close} />
        </Suspense>
      )}
    </>
  );
}

type Props = {
  view: (row: ProjectRow) => () => void;
  actions: ReturnType<typeof useProjectActions>;
};

function All({ view, actions }: Props) {
  usePageTitle('Projekty');
  return (
    <ListPage
      {...shared}
      title="Projekty"
      list={allProjects}
      filters={projectFilters}
      pills={[pill(undefined)]}
      columns={projectColumns}
      open={view}
      actions={actions}
      acts={projectActs}
      board={projectBoard}
      empty={{
        title: 'Nie ma jeszcze projektów',
        text: 'Projekt to usługa sprzedana klientowi: każde jej zadanie dostaje osobę i termin.',
        needs: ['client', 'serviceDefinition'],
      }}
    />
  );
}

/** 'Zagrożone': which task, whose and why, the greatest harm first. */
function AtRisk({ view, actions }: Props) {
  usePageTitle('Projekty zagrożone');
  const [risk] = useListState(projectsAtRisk).values('risk');
  return (
    <ListPage
      {...shared}
      title="Projekty zagrożone"
      list={projectsAtRisk}
      filters={riskFilters}
      pills={[pill(risk)]}
      toolbar={({ setFilter }) =>
        risk && (
          <Suspense>
            <RiskWindow days={risk} onChoose={(days) => setFilter({ risk: days })} />
          </Suspense>
        )
      }
      columns={riskColumns}
      open={view}
      actions={actions}
      acts={projectActs}
      empty={{ title: 'Nic nie jest zagrożone', text: 'Żadne zadanie nie ma bliskiego terminu.' }}
    />
  );
}
