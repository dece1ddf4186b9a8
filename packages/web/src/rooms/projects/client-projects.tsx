import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listProjects, type ProjectRow } from '@zaplecze/contract/rooms/projects/calls';
import { useMay } from '../../kit/calls/session.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { InnerList } from '../../kit/lists/table/inner-list.tsx';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { isOpen, useItem } from '../../kit/records/use-item.ts';
import { projectColumns } from './project-columns.tsx';
import { useProjectActions } from './record/use-project-actions.ts';

const ProjectView = lazyPart(part(() => import('./record/project-view.tsx'), 'ProjectView'));

const onClientPage = ['name', 'created', 'jobsEnded', 'completed', 'status'];

/** Those that a client's page has room for. */
const clientProjectColumns = projectColumns
  .filter(({ key }) => onClientPage.includes(key))
  .map((column) => ({ ...column, from: column.key === 'jobsEnded' ? (1280 as const) : undefined }));

/** A client's projects; nothing for who may not see projects. */
export function ClientProjects({ client }: { client: number }) {
  const may = useMay(listProjects);
  const item = useItem('project');
  const view = (row: ProjectRow) => item.link(row, addressOf('project', { id: row.id }));
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
            to={addressOf('projectAdd', { client })}
          >
            Dodaj projekt
          </LinkButton>
        }
        empty="Ten klient nie ma jeszcze projektów."
      />
      {isOpen(item) && (
        <ProjectView key={item.id} item={item} param="project" onClose={item.close} />
      )}
    </>
  );
}
