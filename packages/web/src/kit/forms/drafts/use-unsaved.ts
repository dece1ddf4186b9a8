import { useEffect, useLayoutEffect, useRef } from 'react';
import { notifyWork, type UnsavedScope, type UnsavedWork, useScope } from './unsaved.ts';

/** Sends the drafts that stand in a scope beside its form; false when one could not be sent. */
export async function saveDrafts(scope: UnsavedScope): Promise<boolean> {
  for (const work of scope.works) {
    if (work.save && work.unsaved() && !(await work.save())) return false;
  }
  return true;
}

export const hasDrafts = (scope: UnsavedScope) =>
  [...scope.works].some((work) => work.save && work.unsaved());

/**
 * Names work of the component that calls it. `unsaved`: whether there is any now; `left`: asked at
 * the moment of leaving, for work that was sent since it was drawn.
 */
export function useUnsaved(
  unsaved: boolean,
  options: {
    left?: () => boolean;
    save?: () => Promise<boolean>;
    isStored?: () => boolean;
    settle?: (() => Promise<void>) | undefined;
  } = {},
): void {
  const scope = useScope();
  const now = useRef({ unsaved, ...options });
  const saves = options.save !== undefined;
  useLayoutEffect(() => {
    now.current = { unsaved, ...options };
  });
  useLayoutEffect(() => {
    const work: UnsavedWork = { unsaved: () => now.current.unsaved && !now.current.left?.() };
    work.isStored = () => now.current.isStored?.() === true;
    work.settle = async () => now.current.settle?.();
    if (saves) work.save = async () => (await now.current.save?.()) ?? true;
    scope.works.add(work);
    return () => {
      scope.works.delete(work);
      notifyWork();
    };
  }, [scope, saves]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told whenever it changes
  useEffect(notifyWork, [unsaved]);
}
