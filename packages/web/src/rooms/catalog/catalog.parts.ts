import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';

/** A service's definition open over another room's page. */
export const ServiceDialog = lazyPart(() =>
  import('./service-dialog.tsx').then((m) => m.ServiceDialog),
);
