import { addressOf } from '@zaplecze/contract/addresses';
import {
  listProjects,
  listProjectsAtRisk,
  type ProjectRow,
} from '@zaplecze/contract/rooms/projects/calls';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { isOpen, useItem } from '../../kit/records/use-item.ts';
import { type ListOfProjects, listOfProjects, riskPill } from './list-of-projects.ts';
import { projectActs, projectBoard } from './project-acts.ts';
import { projectColumns } from './project-columns.tsx';
import { projectFilters } from './project-filters.ts';
import { useProjectActions } from './record/use-project-actions.ts';

const ProjectView = lazyPart(part(() => import('./record/project-view.tsx'), 'ProjectView'));

const AtRisk = lazyPart(part(() => import('./risk-list.tsx'), 'AtRisk'));

/* A constant, since another list is asked anew. */
const allProjects = { endpoint: listProjects };

export function ProjectsPage({ list }: OfList<typeof listProjects | typeof listProjectsAtRisk>) {
  const item = useItem();
  const view = (row: ProjectRow) => item.link(row, addressOf('project', { id: row.id }));

  const actions = useProjectActions(view);
  const List = useListState(list).endpoint === listProjectsAtRisk ? AtRisk : All;
  return (
    <>
      <List view={view} actions={actions} />
      {isOpen(item) && <ProjectView key={item.id} item={item} param="item" onClose={item.close} />}
    </>
  );
}

function All({ view, actions }: ListOfProjects) {
  usePageTitle('Projekty');
  return (
    <ListPage
      {...listOfProjects}
      title="Projekty"
      list={allProjects}
      filters={projectFilters}
      pills={[riskPill(undefined)]}
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
