import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** What registers say of a client, on its page. */
export const ClientRegistry = lazyPart(
  part(() => import('./client-registry.tsx'), 'ClientRegistry'),
);
