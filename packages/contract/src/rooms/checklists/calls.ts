import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { ChecklistSchemas, Schemas } from './schemas.ts';

/** Checklists of tasks and issues: points with a person and a day, ticked off one by one. */

export type { Checklist, ChecklistItem } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('talk');

function callsOf<K extends keyof ChecklistSchemas>(kind: K) {
  const path = `/checklist/${kind}`;
  const endpoint = endpointsOf<ChecklistSchemas[K]>('talk');
  return {
    get: endpoint<'get'>(`GET ${path}/:id`, 'everyone'),
    add: endpoint<'add'>(`POST ${path}/:id`, 'everyone'),
    order: endpoint<'order'>(`POST ${path}/order/:id`, 'everyone'),
    change: endpoint<'change'>(`PATCH ${path}/:id`, 'everyone'),
  };
}

/** `id`: of the task of a project, of the issue. */
export const taskChecklist = callsOf('task');
export const issueChecklist = callsOf('issue');

export const updateChecklistItem = endpoint<'updateChecklistItem'>(
  'PATCH /checklist/item/:id',
  'everyone',
);

export const removeChecklistItem = endpoint<'removeChecklistItem'>(
  'DELETE /checklist/item/:id',
  'everyone',
);
