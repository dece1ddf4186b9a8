import { exportWhole } from '../../kit/exports/table-exports.ts';
import { room } from '../../kit/rooms/room.ts';
import { countItemsOf } from './checklists.queries.ts';
import { checklistRoutes } from './checklists.routes.ts';
import { leaveItems } from './checklists.save.ts';
import type { ChecklistKinds } from './owners.queries.ts';
import { checklistTexts } from './personal.queries.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** Records with checklists, and the rights on them. */
    checklists: ChecklistKinds;
  }
}

/** Points to tick off on tasks and issues, with the people who are to do them. For whoever works on the record. */
export const checklistsRoom = room({
  routes: ({ checklists }) => checklistRoutes(checklists),
  exports: { checklistItem: exportWhole('Punkty list kontrolnych') },
  personal: ({ comments: { projectTask, issue } }) => ({
    checklistItem: checklistTexts({ projectTask: projectTask.clients, issue: issue.clients }),
  }),

  work: { checklists: { count: countItemsOf, leave: leaveItems } },
});
