import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';

/** A task open over another room's page. */
export const TaskDialog = lazyPart(() => import('./task-dialog.tsx').then((m) => m.TaskDialog));
