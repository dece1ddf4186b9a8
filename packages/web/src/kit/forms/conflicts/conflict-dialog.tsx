import { lazyPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import { useFormOfRecord } from '../form-context.tsx';

const Choices = lazyPart(part(() => import('./conflict-choices.tsx'), 'Choices'));

/** Somebody changed the same differently meanwhile: both values, and the person chooses. */
export function ConflictDialog() {
  const { conflicts, settle, dismissConflicts } = useFormOfRecord();
  if (conflicts === null) return null;
  return <Choices found={conflicts.found} settle={settle} onClose={dismissConflicts} />;
}
