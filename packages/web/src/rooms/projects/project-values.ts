import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { once, projectStatus, projectStatuses } from '@zaplecze/contract/rooms/projects/lists';

const { cancelled, toDo } = projectStatus;

/**
 * A project's status follows its tasks; a hand may only cancel it, or give a cancelled one back
 * to its tasks (any other status does that).
 */
export function statusesFor(project: { status: Pick<Project['status'], 'id'> }) {
  if (project.status.id === cancelled) {
    return [
      { id: cancelled, name: 'Anulowany' },
      { id: toDo, name: 'Przywróć (status według zadań)' },
    ];
  }
  return projectStatuses.filter(({ id }) => id === project.status.id || id === cancelled);
}

type Time = { recurrent?: number };

/** A one-off project has a day, a recurring one a period: the other kind's dates are cleared. */
export function timeOf({ recurrent }: Time) {
  if (recurrent === undefined) return {};
  return recurrent === once
    ? { recurrentFrom: null, recurrentTo: null }
    : { startDate: null, implementationDate: null };
}
