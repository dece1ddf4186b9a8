import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { closeImpact, impactStore } from './open-impact.ts';

const Sheet = lazyPart(part(() => import('./impact-sheet.tsx'), 'ImpactSheet'));

/** The open sheet, over the page on which an absence was added; such a page has it once. */
export function ImpactHost() {
  const open = useSyncExternalStore(impactStore.subscribe, impactStore.get);
  if (open === null) return null;
  return <Sheet key={open.id} {...open} onClose={closeImpact} />;
}
