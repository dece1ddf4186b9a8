import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** A task open over another room's page. */
export const TaskDialog = lazyPart(part(() => import('./dialog/task-dialog.tsx'), 'TaskDialog'));
