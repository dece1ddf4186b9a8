import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../first-screen/lazy-part.tsx';
import type { Loader } from '../first-screen/part.ts';

/** A dialog that makes a record, in passing or (`here`) where its full form may take its place; `begun`: its name as typed. */
type QuickAddProps = {
  onClose: () => void;
  onAdded: (id: number) => void;
  here?: boolean;
  begun?: string | undefined;
};
/** What a chosen record lacks for the form that it is chosen in, and a way to say it there. */
type LacksProps = { id: number; of: string };
export type QuickAdd = ComponentType<QuickAddProps | LacksProps>;

const dialogs = new Map<string, LazyPart<QuickAddProps | LacksProps>>();

/**
 * Named once by the app: two rooms whose pages show each other's records would else import each
 * other in a circle.
 */
export function provideQuickAdd(kind: string, load: Loader<QuickAdd>) {
  dialogs.set(kind, lazyPart(load));
}

/** What the app named so. */
export const quickAdd = (kind: string) => dialogs.get(kind);
