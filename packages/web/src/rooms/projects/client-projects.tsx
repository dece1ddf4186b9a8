import { IconPlus } from '@tabler/icons-react';
import { listProjects, type ProjectRow } from '@zaplecze/contract/projects';
import { lazy, Suspense, useState } from 'react';
import { InnerList } from '../../kit/inner-list.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { useMay } from '../../kit/session.ts';
import { clientProjectColumns } from './project-columns.tsx';
import { useProjectActions } from './use-project-actions.ts';

const ProjectView = lazy(() =>
  import('./project-view.tsx').then((m) => ({ default: m.ProjectView })),
);

/** A client's projects; nothing for who may not see projects. */
export function ClientProjects({ client }: { client: number }) {
  const may = useMay(listProjects);
  const [shown, setShown] = useState<ProjectRow | null>(null);
  const view = (row: ProjectRow) => () => setShown(row);
  const actions = useProjectActions(view);
  if (!may) return null;
  return (
    <>
      <InnerList
        title="Projekty"
        endpoint={listProjects}
        filter={{ client: String(client) }}
        columns={clientProjectColumns}
        open={view}
        actions={actions}
        action={
          <LinkButton
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            to="/project/add"
            search={{ client }}
          >
            Dodaj projekt
          </LinkButton>
        }
        empty="Ten klient nie ma jeszcze projektów."
      />
      {shown && (
        <Suspense>
          <ProjectView key={shown.id} row={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
