import { IconUsers } from '@tabler/icons-react';
import type { Project, ProjectTask } from '@zaplecze/contract/rooms/projects/calls';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useMemo } from 'react';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { useInPlace } from '../../../kit/forms/in-place-form.tsx';
import { RecordTable } from '../../../kit/lists/table/record-table.tsx';
import type { Column } from '../../../kit/lists/types.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { Overdue } from '../../../kit/records/date-text.tsx';
import { MainBox } from '../../../kit/records/details.tsx';
import { useAddressed } from '../../../kit/records/use-item.ts';
import { PersonName } from '../../person-names/index.ts';
import { toParam, useTaskActs } from '../../tasks/index.ts';
import classes from './project-page.module.css';

const Assign = lazyPart(part(() => import('../plan/project-assign.tsx'), 'ProjectAssign'));

type Row = ProjectTask & { at: number };

const columns: Column<Row>[] = [
  { key: 'number', header: 'Nr', card: 'none', render: ({ at }) => at },
  { key: 'name', header: 'Zadanie', card: 'title', render: ({ name }) => name },
  {
    key: 'user',
    header: 'Osoba',
    act: 'user',
    render: ({ user }) => <PersonName person={user} />,
  },
  {
    key: 'limit',
    header: 'Termin',
    act: 'limit',
    render: (task) => (
      <>
        <Overdue value={task.dateRealizationLimit} done={isFinal(task.status.id)} withTime />
        {task.finalDate && <span className={classes.quiet}>ostateczny</span>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    card: 'status',
    act: 'status',
    render: ({ status }) => <StatusDot status={status} />,
  },
];

/** Tasks by procedure, each changed in its place; or all of them given to people at once. */
export function ProjectTasks({ project }: { project: Project }) {
  const shown = useAddressed('task');
  const { changing, opener, start, close } = useInPlace();
  const acts = useActs(project.id);
  if (changing) return <Assign project={project} onClose={close} />;
  return (
    <div className={classes.parts}>
      {project.may.edit && (
        <div>
          <IconButton ref={opener} icon={IconUsers} onClick={start}>
            Przydziel osoby i terminy
          </IconButton>
        </div>
      )}
      {project.services.flatMap(({ procedures }) =>
        procedures.map((procedure) => (
          <MainBox key={procedure.id} title={procedure.name}>
            <RecordTable
              label={procedure.name}
              rows={procedure.tasks.map((task, at) => ({ ...task, at: at + 1 }))}
              columns={columns}
              acts={acts}
              open={(row) => shown.link(toParam({ ...row, project: project.id }), row.name)}
            />
          </MainBox>
        )),
      )}
    </div>
  );
}

/** As the lists of tasks change them; of a project a task knows the bare ids. */
function useActs(project: number) {
  const acts = useTaskActs();
  return useMemo(
    () =>
      acts
        .filter(({ key }) => columns.some(({ act }) => act === key))
        .map(({ may: _, now, ...act }) => ({
          ...act,
          params: ({ task, procedure, service }: Row) => ({ project, task, procedure, service }),
          now: (row: Row) => now?.({ ...named(row), project: { id: project } }),
        })),
    [acts, project],
  );
}

const named = ({ task, procedure, service, ...row }: Row) => ({
  ...row,
  task: { id: task },
  procedure: { id: procedure },
  service: { id: service },
});
