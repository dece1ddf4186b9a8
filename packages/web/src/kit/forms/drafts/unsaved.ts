import { createContext, use, useLayoutEffect, useState } from 'react';
import { confirm } from '../../dialogs/confirm.tsx';

/**
 * Work that was typed and is kept nowhere yet: forms, drafts of comments, files on their way. Each
 * stands in a scope, the page's or a dialog's; whatever ends a scope asks it first
 * (docs/decisions/0018-unsaved-work.md).
 */
export type UnsavedWork = {
  unsaved: () => boolean;
  /** Saves it with the form around it; false when that failed, which it reports itself. */
  save?: () => Promise<boolean>;
  /** Whether it is stored as a draft: leaving then costs nothing. */
  isStored?: () => boolean;
  /** Saves it, or makes a draft of it, when it is left. */
  settle?: () => Promise<void>;
  /** Called when the person chose to discard it. */
  abandon?: () => void;
};

export type UnsavedScope = {
  works: Set<UnsavedWork>;
  /** How many dialogs it lies within. */
  depth: number;
  /** The parameter of the address that names the dialog's record; without it the dialog goes away. */
  param?: string;
};

const page: UnsavedScope = { works: new Set(), depth: 0 };
const dialogs = new Set<UnsavedScope>();
const listeners = new Set<() => void>();
/** Set once the page is given up for good, such as to another person. */
let abandoned = false;

const ScopeContext = createContext<UnsavedScope>(page);
export const ScopeProvider = ScopeContext.Provider;
export const useScope = () => use(ScopeContext);

/** `lost`: but for what the device keeps. */
export const isUnsaved = (scope: UnsavedScope, lost = false): boolean =>
  !abandoned && [...scope.works].some((work) => work.unsaved() && !(lost && work.isStored?.()));

export const pageUnsaved = () => isUnsaved(page);

/** Whether closing the tab would lose something: drafts that the device keeps are there again. */
export const pageLost = () => isUnsaved(page, true);

/** Lets go of what a scope holds: its drafts are forgotten. */
export function abandon(scope: UnsavedScope): void {
  for (const work of scope.works) work.abandon?.();
}

/** Lets the page go with whatever is on it. */
export function abandonWork(): void {
  abandoned = true;
}

export function subscribeWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyWork(): void {
  for (const listener of listeners) listener();
}

async function settle(scope: UnsavedScope): Promise<void> {
  if (!isUnsaved(scope)) return;
  for (const work of scope.works) if (work.unsaved()) await work.settle?.();
}

/** Leaves drafts of what was typed; asks about work that has none, such as files on their way. True when it may go. */
export async function mayLeave(scope: UnsavedScope = page): Promise<boolean> {
  await settle(scope);
  if (!isUnsaved(scope, true)) return true;
  const left = await confirm({
    title: 'Porzucić niezapisane zmiany?',
    text: 'To, co wpisano, zostanie utracone.',
    yes: 'Porzuć zmiany',
    no: 'Zostań',
  });
  if (left) abandon(scope);
  return left;
}

/** Asks about the dialogs that go away when parameters of the address change. */
export async function mayLeaveParams(changed: (param: string) => boolean): Promise<boolean> {
  for (const scope of dialogs) {
    if (scope.param && changed(scope.param) && !(await mayLeave(scope))) return false;
  }
  return true;
}

/** A scope of its own within the one around it, for a dialog; `param`: see Scope. */
export function useNewScope(param?: string): UnsavedScope {
  const outer = useScope();
  const [scope] = useState<UnsavedScope>(() => ({ works: new Set(), depth: outer.depth + 1 }));
  useLayoutEffect(() => {
    const whole: UnsavedWork = {
      unsaved: () => isUnsaved(scope),
      isStored: () => !isUnsaved(scope, true),
      settle: () => settle(scope),
      abandon: () => abandon(scope),
    };
    outer.works.add(whole);
    scope.param = param;
    dialogs.add(scope);
    return () => {
      outer.works.delete(whole);
      dialogs.delete(scope);
      notifyWork();
    };
  }, [outer, scope, param]);
  return scope;
}
