import type { RefObject } from 'react';
import { lazyPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import { useFormOfRecord } from '../form-context.tsx';

const Choices = lazyPart(part(() => import('./conflict-choices.tsx'), 'Choices'));
const Removed = lazyPart(part(() => import('./removed-dialog.tsx'), 'RemovedDialog'));

/**
 * Somebody changed the same differently meanwhile: both values, and the person chooses. Or deleted the record: who, when,
 * and what becomes of what was typed.
 */
export function ConflictDialog({ of }: { of: RefObject<HTMLFormElement | null> }) {
  const { conflicts, settle, dismissConflicts, removed, dismissRemoved } = useFormOfRecord();
  if (removed) return <Removed {...removed} form={of} onClose={dismissRemoved} />;
  if (conflicts === null) return null;
  return <Choices found={conflicts.found} settle={settle} onClose={dismissConflicts} />;
}
