import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { closeImpact, impactStore } from './open-impact.ts';

const Sheet = lazyPart(part(() => import('./impact-sheet.tsx'), 'ImpactSheet'));

/** Stands once in the application: an absence is added on several pages. */
export function ImpactHost() {
  const open = useSyncExternalStore(impactStore.subscribe, impactStore.get);
  if (open === null) return null;
  return (
    <Suspense>
      <Sheet key={open.id} {...open} onClose={closeImpact} />
    </Suspense>
  );
}
