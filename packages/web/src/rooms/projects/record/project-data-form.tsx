import { type Project, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { projectChanges, projectFormOf } from '@zaplecze/contract/rooms/projects/forms';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { InPlaceForm } from '../../../kit/forms/in-place-form.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { ScopeChoice, type SeriesScope, State } from '../project-edit.page.tsx';
import { ProjectDescription, ProjectPart, Time, Value } from '../project-fields.tsx';
import { timeOf } from '../project-values.ts';
import classes from './project-page.module.css';

/** The fields of a project that are changed most, in its page; client, service and tasks have places of their own. */
function valuesOf(project: Project) {
  const {
    client: _,
    services: __,
    tasks: ___,
    type: ____,
    company: _____,
    ...fields
  } = projectFormOf(project);
  return fields;
}

export function ProjectDataForm({ project, onClose }: { project: Project; onClose: () => void }) {
  const [scope, setScope] = useState<SeriesScope>('following');
  const form = useRecordForm({
    schema: projectChanges,
    record: valuesOf(project),
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
    onDone: onClose,
  });
  return (
    <div className={classes.form}>
      <InPlaceForm form={form} onClose={onClose} label="Dane projektu">
        {project.series !== null && <ScopeChoice scope={scope} onChoose={setScope} />}
        <ProjectPart section="name" />
        <State project={project} />
        <ProjectPart section="sale" known={project} />
        <Value offered={project.offerValue} />
        <Time />
        <ProjectDescription record={project.id} />
      </InPlaceForm>
    </div>
  );
}
