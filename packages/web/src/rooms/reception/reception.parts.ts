import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** A guest or a parcel to read, open over another room's page. */
export const ReceptionView = lazyPart(part(() => import('./reception-view.tsx'), 'ReceptionView'));
