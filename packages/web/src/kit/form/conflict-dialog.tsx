import { lazy, Suspense } from 'react';
import { useFormOfRecord } from './form-context.tsx';

const Choices = lazy(() => import('./conflict-choices.tsx').then((m) => ({ default: m.Choices })));

/** Somebody changed the same differently meanwhile: both values, and the person chooses. */
export function ConflictDialog() {
  const { conflicts, settle, dismissConflicts } = useFormOfRecord();
  if (conflicts === null) return null;
  return (
    <Suspense>
      <Choices found={conflicts.found} settle={settle} onClose={dismissConflicts} />
    </Suspense>
  );
}
