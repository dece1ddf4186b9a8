import { endpoint } from '../../kit/calls/endpoint.ts';
import type { ChecklistSchemas, Schemas } from './schemas.ts';

/** Checklists of tasks and issues: points with a person and a day, ticked off one by one. */

export type { Checklist, ChecklistItem } from './schemas.ts';

function callsOf<K extends keyof ChecklistSchemas>(kind: K) {
  type S = ChecklistSchemas[K];
  const path = `/checklist/${kind}`;
  return {
    get: endpoint<S['get']>({
      method: 'GET',
      path: `${path}/:id`,
      allow: 'everyone',
      area: 'talk',
    }),
    add: endpoint<S['add']>({
      method: 'POST',
      path: `${path}/:id`,
      allow: 'everyone',
      area: 'talk',
    }),
    order: endpoint<S['order']>({
      method: 'POST',
      path: `${path}/order/:id`,
      allow: 'everyone',
      area: 'talk',
    }),
    change: endpoint<S['change']>({
      method: 'PATCH',
      path: `${path}/:id`,
      allow: 'everyone',
      area: 'talk',
    }),
  };
}

/** `id`: of the task of a project, of the issue. */
export const taskChecklist = callsOf('task');
export const issueChecklist = callsOf('issue');

export const updateChecklistItem = endpoint<Schemas['updateChecklistItem']>({
  method: 'PATCH',
  path: '/checklist/item/:id',
  allow: 'everyone',
  area: 'talk',
});

export const removeChecklistItem = endpoint<Schemas['removeChecklistItem']>({
  method: 'DELETE',
  path: '/checklist/item/:id',
  allow: 'everyone',
  area: 'talk',
});
