import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** The checklist of a task or an issue, in its dialog or on its page. */
export const ChecklistCard = lazyPart(
  part(() => import('./checklist.tsx'), 'Checklist'),
  {
    ordered: true,
  },
);
