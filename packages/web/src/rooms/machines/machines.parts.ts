import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** Keys of access on the own profile. */
export const AccessKeys = lazyPart(part(() => import('./access-keys.tsx'), 'AccessKeys'));

/** Applications that were let in, on the own profile. */
export const ConnectedApplications = lazyPart(
  part(() => import('./connections-box.tsx'), 'ConnectedApplications'),
);
