import { Radio, Stack } from '@mantine/core';
import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import {
  createProject,
  getProject,
  type Project,
  projectFiles,
  updateProject,
} from '@zaplecze/contract/rooms/projects/calls';
import {
  projectChanges,
  projectCollections,
  projectFormOf,
} from '@zaplecze/contract/rooms/projects/forms';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type CallInput, call } from '../../kit/calls/api.ts';
import { useFresh } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { RecordFiles } from '../../kit/files/files.tsx';
import { FormPage, Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { ProjectFields } from './project-fields.tsx';
import { statusesFor, timeOf } from './project-values.ts';
import classes from './projects.module.css';

export function ProjectEditPage({ id }: ParamsOf<'projectEdit'>) {
  const answer = useFresh(getProject, { params: { id } });
  const [renewed, setRenewed] = useState<number | null>(null);
  const project = answer.data?.project;
  if (answer.error || !project) return <PendingPage answer={answer} back={addressOf('projects')} />;
  // Once it has taken over another version of its service, the form begins anew.
  const edition = renewed !== null && project.version >= renewed ? renewed : 0;
  return <ProjectEdit key={`${project.id} ${edition}`} project={project} onRenewed={setRenewed} />;
}

function ProjectEdit(props: { project: Project; onRenewed: (version: number) => void }) {
  const { project, onRenewed } = props;
  const goBack = useGoBack(addressOf('projects'));
  const [scope, setScope] = useState<SeriesScope>('following');
  const form = useRecordForm({
    schema: projectChanges,
    record: projectFormOf(project),
    collections: projectCollections,
    version: project.version,
    send: (body, options) =>
      call(
        updateProject,
        {
          params: { id: project.id },
          query: project.series === null ? {} : { scope },
          body: { ...body, ...timeOf(body) },
        },
        options,
      ),
    onDone: goBack,
    anew: async (whole, options) => {
      const { status: _, ...rest } = whole;
      const body = { ...rest, ...timeOf(rest) } as CallInput<typeof createProject>['body'];
      await call(createProject, { body }, options);
      return goBack;
    },
  });
  return (
    <FormPage
      form={form}
      title="Edycja projektu"
      beside={
        <>
          <StatusDot status={project.status} />
          {project.series !== null && (
            <AppLink to={addressOf('projectSeries', { id: project.series })}>
              Wszystkie okresy serii
            </AppLink>
          )}
        </>
      }
      onCancel={goBack}
    >
      <ProjectFields
        project={project}
        onRenewed={onRenewed}
        state={
          <>
            {project.series !== null && <ScopeChoice scope={scope} onChoose={setScope} />}
            <State project={project} />
          </>
        }
        files={<Files project={project} />}
      />
    </FormPage>
  );
}

export type SeriesScope = 'one' | 'following';
const scopes = [
  { value: 'following', label: 'Od teraz: ten i następne okresy' },
  { value: 'one', label: 'Tylko ten okres' },
];

/** Of a period of a series: what else its changes are meant for. */
export function ScopeChoice(props: { scope: SeriesScope; onChoose: (scope: SeriesScope) => void }) {
  return (
    <Radio.Group
      label="Zmiany dotyczą"
      description="Okresów już rozpoczętych nie zmienia żadna z nich."
      value={props.scope}
      onChange={(value) => props.onChoose(value === 'one' ? 'one' : 'following')}
    >
      <Stack gap={6} mt={6}>
        {scopes.map((one) => (
          <Radio key={one.value} {...one} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** What choosing a status means for the tasks. */
function useStatusHelp(project: Project): string {
  const chosen = Number(useFormContext().watch('status'));
  if (chosen === project.status.id || Number.isNaN(chosen)) {
    return 'Wynika z zadań; ręcznie można projekt anulować albo przywrócić.';
  }
  return chosen === 10
    ? 'Otwarte zadania zostaną anulowane razem z projektem, a ich osoby dowiedzą się o tym.'
    : 'Zadania anulowane razem z projektem wrócą do poprzednich statusów, a ich osoby dowiedzą się o tym.';
}

export function State({ project }: { project: Project }) {
  const help = useStatusHelp(project);
  return (
    <>
      <SelectField
        name="status"
        label="Status"
        help={help}
        options={statusesFor(project)}
        required
      />
      {isFinal(project.status.id) && (
        <Row>
          <Fact label="Koniec prac">
            <DateTimeText value={project.jobsEnded} />
          </Fact>
          <Fact label="Zrealizowano">
            <DateTimeText value={project.completed} />
          </Fact>
        </Row>
      )}
    </>
  );
}

/** Files of a saved project are kept at once, apart from the form. */
function Files({ project: { id, files } }: { project: Project }) {
  const attach = useSend(projectFiles.attach, { quiet: true });
  const detach = useSend(projectFiles.detach, { quiet: true });
  return (
    <div>
      <h3 className={classes.label}>Pliki</h3>
      <RecordFiles
        files={files}
        attach={(file) => attach.mutateAsync({ params: { id, file } })}
        detach={(file) => detach.mutateAsync({ params: { id, file } })}
      />
    </div>
  );
}
