import { countItemsOf } from './checklists.queries.ts';
import { leaveItems } from './checklists.save.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const checklistRegister = { work: { count: countItemsOf, leave: leaveItems } };
