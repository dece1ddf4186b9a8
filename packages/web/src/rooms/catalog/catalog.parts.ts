import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** A service's definition open over another room's page. */
export const ServiceDialog = lazyPart(
  part(() => import('./services/service-dialog.tsx'), 'ServiceDialog'),
);
