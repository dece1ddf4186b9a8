import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';

const load = () => import('./client-twins.tsx');

/** Who looks like this client, and who became a part of it. */
export const ClientTwins = lazyPart(part(load, 'ClientTwins'));

/** Makes two clients one. */
export const MergeClients = lazyPart(part(load, 'MergeClients'));
