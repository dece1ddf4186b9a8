import { type Project, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import {
  projectChanges,
  projectCollections,
  projectFormOf,
} from '@zaplecze/contract/rooms/projects/forms';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { InPlaceForm } from '../../../kit/forms/in-place-form.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { ScopeChoice, type SeriesScope } from '../project-edit.page.tsx';
import { AssignTasks } from './assign-tasks.tsx';
import { planOfProject } from './service-plan.ts';

/** Nothing is planned anew here: 'Przelicz' stands in the project's form. */
const unplanned = new Map();

/** People and limits of all tasks, given on the project's page; others' rows are joined as in its form. */
export function ProjectAssign({ project, onClose }: { project: Project; onClose: () => void }) {
  // The rows that the form began with, whatever is read meanwhile.
  const [plan] = useState(() => planOfProject(project));
  const [scope, setScope] = useState<SeriesScope>('following');
  const form = useRecordForm({
    schema: projectChanges,
    record: { tasks: projectFormOf(project).tasks },
    collections: projectCollections,
    version: project.version,
    send: (body, options) =>
      call(
        updateProject,
        {
          params: { id: project.id },
          query: project.series === null ? {} : { scope },
          body,
        },
        options,
      ),
    onDone: onClose,
  });
  return (
    <InPlaceForm form={form} onClose={onClose} label="Osoby i terminy">
      {project.series !== null && <ScopeChoice scope={scope} onChoose={setScope} />}
      {plan && <AssignTasks plan={plan} planned={unplanned} />}
    </InPlaceForm>
  );
}
