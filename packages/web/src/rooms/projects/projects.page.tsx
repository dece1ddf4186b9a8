import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { listProjects, ProjectRow } from '@zaplecze/contract/projects';
import { riskWindows } from '@zaplecze/contract/projects.lists';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/screen-list.ts';
import { useListState } from '../../kit/lists/use-list-state.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { isOpen, useItem } from '../../kit/records/use-item.ts';
import { projectColumns } from './project-columns.tsx';
import { projectFilters } from './project-filters.ts';
import { useProjectActions } from './use-project-actions.ts';

const ProjectView = lazyPart(part(() => import('./project-view.tsx'), 'ProjectView'));

const RiskWindow = lazyPart(part(() => import('./risk-window.tsx'), 'RiskWindow'));

export function ProjectsPage({ list }: OfList<typeof listProjects>) {
  const item = useItem();
  const [risk] = useListState(list).values('risk');
  const title = risk ? 'Projekty zagrożone' : 'Projekty';
  usePageTitle(title);
  const view = (row: ProjectRow) => () => item.open(row);
  const actions = useProjectActions(view);
  return (
    <>
      <ListPage
        title={title}
        list={list}
        search="Szukaj projektu…"
        filters={projectFilters}
        pills={[
          {
            filter: 'risk',
            label: 'Które projekty',
            options: [{ id: risk ?? riskWindows[0], name: 'Zagrożone' }],
          },
        ]}
        toolbar={({ setFilter }) =>
          risk && (
            <Suspense>
              <RiskWindow days={risk} onChoose={(days) => setFilter({ risk: days })} />
            </Suspense>
          )
        }
        dense
        columns={projectColumns}
        open={view}
        actions={actions}
        primary={{ label: 'Dodaj projekt', icon: IconPlus, to: { to: addressOf('projectAdd') } }}
        empty={
          risk
            ? { title: 'Nic nie jest zagrożone', text: 'Żadne zadanie nie ma bliskiego terminu.' }
            : {
                title: 'Nie ma jeszcze projektów',
                text: 'Projekt to usługa sprzedana klientowi: każde jej zadanie dostaje osobę i termin.',
                needs: ['client', 'serviceDefinition'],
              }
        }
      />
      {isOpen(item) && (
        <Suspense>
          <ProjectView key={item.id} item={item} param="item" onClose={item.close} />
        </Suspense>
      )}
    </>
  );
}
