import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** Addresses of calendars on the own profile. */
export const OwnAddresses = lazyPart(part(() => import('./own-addresses.tsx'), 'OwnAddresses'));
