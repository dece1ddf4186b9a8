import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** Push tried on this device, on another room's page. */
export const PushTrial = lazyPart(part(() => import('./push-trial.tsx'), 'PushTrial'));
