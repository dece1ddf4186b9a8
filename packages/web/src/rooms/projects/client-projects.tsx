import { IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { listProjects, type ProjectRow, removeProject } from '@zaplecze/contract/projects';
import { lazy, Suspense, useState } from 'react';
import { StatusDot } from '../../kit/color-pill.tsx';
import { confirm } from '../../kit/confirm.tsx';
import { DayText, Overdue } from '../../kit/date-text.tsx';
import { InnerList } from '../../kit/inner-list.tsx';
import { LinkButton } from '../../kit/link.tsx';
import type { Column } from '../../kit/list/types.ts';
import { useMay } from '../../kit/session.ts';
import { useSend } from '../../kit/use-api.ts';
import classes from './projects.module.css';

const ProjectView = lazy(() =>
  import('./project-view.tsx').then((m) => ({ default: m.ProjectView })),
);

const columns: Column<ProjectRow>[] = [
  {
    key: 'name',
    clip: true,
    header: 'Nazwa projektu',
    sort: 'name',
    card: 'title',
    width: '40%',
    render: (row) => row.name,
  },
  {
    key: 'created',
    header: 'Utworzono',
    sort: 'created',
    render: (row) => <DayText value={row.created} />,
  },
  {
    key: 'jobsEnded',
    header: 'Koniec prac',
    sort: 'jobsEnded',
    card: 'none',
    from: 1280,
    render: (row) => <DayText value={row.jobsEnded} />,
  },
  {
    key: 'ended',
    header: 'Zrealizowano',
    sort: 'completed',
    render: (row) => <DayText value={row.completed} />,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    width: 152,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
        {row.nextLimit && (
          <span className={classes.second}>
            <Overdue value={row.nextLimit} lead="termin" />
          </span>
        )}
      </span>
    ),
  },
];

/** A client's projects; nothing for who may not see projects. */
export function ClientProjects({ client }: { client: number }) {
  const may = useMay(listProjects);
  const [shown, setShown] = useState<ProjectRow | null>(null);
  const remove = useSend(removeProject, { toast: 'Projekt usunięty' });
  if (!may) return null;
  const view = (row: ProjectRow) => () => setShown(row);
  const drop = async (row: ProjectRow) => {
    if (await confirm({ text: row.name })) remove.mutate({ params: { id: row.id } });
  };
  return (
    <>
      <InnerList
        title="Projekty"
        endpoint={listProjects}
        filter={{ client: String(client) }}
        columns={columns}
        open={view}
        actions={(row) => [
          { label: 'Podgląd', icon: IconEye, run: view(row) },
          ...(row.may.edit
            ? [
                {
                  label: 'Edytuj',
                  icon: IconPencil,
                  to: { to: '/project/edit/$id', params: { id: row.id } },
                },
              ]
            : []),
          ...(row.may.delete
            ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop(row) }]
            : []),
        ]}
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
