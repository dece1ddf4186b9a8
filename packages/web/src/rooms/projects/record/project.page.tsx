import { IconArrowBackUp, IconBan } from '@tabler/icons-react';
import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { projectHistory } from '@zaplecze/contract/rooms/history/calls';
import { getProject, type Project, removeProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { withoutClient } from '@zaplecze/contract/rooms/projects/name';
import { Suspense } from 'react';
import { useStatus } from '../../../kit/bulk/use-status.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useRemoveAction } from '../../../kit/lists/table/row-actions.ts';
import { withOthers } from '../../../kit/live/shared-record.ts';
import { PendingPage } from '../../../kit/navigation/page-problem.tsx';
import { PageTabs } from '../../../kit/navigation/page-tabs.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { DeletedNote } from '../../../kit/records/deleted-note.tsx';
import { DetailHeader } from '../../../kit/records/details.tsx';
import { EditableTitle } from '../../../kit/records/in-place/editable-fact.tsx';
import { RecordActions } from '../../../kit/records/in-place/record-actions.tsx';
import { Loading } from '../../../kit/records/states.tsx';
import { useAddressed } from '../../../kit/records/use-item.ts';
import { HistoryPanel } from '../../history/index.ts';
import { fromParam, TaskDialog, toParam } from '../../tasks/index.ts';
import { ProjectTimeline } from '../../timeline/index.ts';
import { projectStatusAct } from '../project-acts.ts';
import { openTasks } from '../project-numbers.ts';
import { statusesFor } from '../project-values.ts';
import { ProjectData } from './project-data.tsx';
import { ProjectFileDrop, ProjectFiles } from './project-files.tsx';
import { ProjectRisks, RiskMark } from './project-risks.tsx';
import { ProjectTalk } from './project-talk.tsx';
import { ProjectTasks } from './project-tasks.tsx';
import { ProjectTeam } from './project-team.tsx';
import { projectEditor } from './project-view.tsx';

/** A project with everything that is done about it: what it is, its tasks, people, talk, files, days and history. */
export function ProjectPage({ id }: ParamsOf<'project'>) {
  const found = useApi(getProject, { params: { id } }, withOthers);
  const project = found.data?.project;
  usePageTitle(project?.name);
  if (!project) return <PendingPage answer={found} back={addressOf('projects')} />;
  return (
    <>
      <DeletedNote error={found.error} />
      <OneProject key={project.id} project={project} />
    </>
  );
}

function OneProject({ project }: { project: Project }) {
  const task = useAddressed('task');
  const address = fromParam(task.value);
  const open: OpenTask = (row) => task.open(toParam({ ...row, project: project.id }), row.name);
  return (
    <>
      <DetailHeader
        title={
          <EditableTitle editor={projectEditor(project)} record={project}>
            {withoutClient(project.name, project.client.name)}
          </EditableTitle>
        }
        back={addressOf('projects')}
        beside={
          <>
            <StatusDot status={project.status} />
            <RiskMark project={project} />
          </>
        }
        actions={<Actions project={project} />}
      />
      <ProjectFileDrop project={project} />
      <ProjectData project={project} />
      <ProjectRisks project={project} open={open} />
      <Parts project={project} open={open} />
      {address && (
        <TaskDialog address={address} param="task" name={task.name} onClose={task.close} />
      )}
    </>
  );
}

/** Opens a task of the project over its page. */
export type OpenTask = (task: {
  name: string;
  task: number;
  procedure: number;
  service: number;
}) => void;

function Parts({ project, open }: { project: Project; open: OpenTask }) {
  const { id, files, taskFileCount } = project;
  const tabs = [
    { key: 'tasks', label: 'Zadania', count: openTasks(project).length || undefined },
    { key: 'team', label: 'Zespół' },
    { key: 'talk', label: 'Rozmowa' },
    { key: 'files', label: 'Pliki', count: files.length + taskFileCount || undefined },
    { key: 'timeline', label: 'Oś czasu' },
    { key: 'history', label: 'Historia' },
  ] as const;
  return (
    <PageTabs label="Części projektu" tabs={tabs}>
      {(shown) => (
        <Suspense fallback={<Loading />}>
          {shown === 'tasks' && <ProjectTasks project={project} />}
          {shown === 'team' && <ProjectTeam project={project} />}
          {shown === 'talk' && <ProjectTalk project={project} open={open} />}
          {shown === 'files' && <ProjectFiles project={project} open={open} />}
          {shown === 'timeline' && <ProjectTimeline id={id} open={open} />}
          {shown === 'history' && <HistoryPanel endpoint={projectHistory} id={id} open />}
        </Suspense>
      )}
    </PageTabs>
  );
}

function Actions({ project }: { project: Project }) {
  const go = useGo();
  const remove = useRemoveAction<Project>(removeProject, {
    toast: 'Projekt usunięty',
    words: ({ name }) => name,
    onDone: () => void go(addressOf('projects')),
  });
  const { give } = useStatus(projectStatusAct, project);
  const statuses = project.may.edit
    ? statusesFor(project).filter((one) => one.id !== project.status.id)
    : [];
  return (
    <RecordActions
      name={project.name}
      statuses={statuses.map(({ id }) =>
        id === projectStatus.cancelled
          ? { label: 'Anuluj projekt…', icon: IconBan, run: () => void give(id) }
          : { label: 'Przywróć projekt…', icon: IconArrowBackUp, run: () => void give(id) },
      )}
      edit={project.may.edit && { to: addressOf('projectEdit', { id: project.id }) }}
      remove={remove(project)}
    />
  );
}
