import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  /** Whether the device keeps it as a draft: closing the tab then costs nothing. */
  isStored?: () => boolean;
  /** Keeps it by itself when it is left; what still is unsaved then is asked about. */
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

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

async function settle(scope: UnsavedScope): Promise<void> {
  if (!isUnsaved(scope)) return;
  for (const work of scope.works) if (work.unsaved()) await work.settle?.();
}

/** The question before unsaved work is thrown away; true when there is none, or when it may be. */
export async function mayLeave(scope: UnsavedScope = page): Promise<boolean> {
  await settle(scope);
  if (!isUnsaved(scope)) return true;
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
      notifyListeners();
    };
  }, [scope, saves]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told whenever it changes
  useEffect(notifyListeners, [unsaved]);
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
      notifyListeners();
    };
  }, [outer, scope, param]);
  return scope;
}
