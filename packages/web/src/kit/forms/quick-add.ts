import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../first-screen/lazy-part.tsx';
import type { Loader } from '../first-screen/part.ts';

/** A dialog that makes a record in passing, while another record's form is being filled. */
type Props = { onClose: () => void; onAdded: (id: number) => void };
export type QuickAdd = ComponentType<Props>;

/** What a chosen record lacks for the form that it is chosen in, and a way to say it there. */
export type LacksProps = { id: number; of: string };

const lacks = new Map<string, LazyPart<LacksProps>>();
const dialogs = new Map<string, LazyPart<Props>>();

/**
 * Named once by the app: two rooms whose pages show each other's records would else import each
 * other in a circle.
 */
export function provideQuickAdd(
  kind: string,
  load: Loader<QuickAdd>,
  loadLacks: Loader<ComponentType<LacksProps>>,
) {
  dialogs.set(kind, lazyPart(load));
  lacks.set(kind, lazyPart(loadLacks));
}

/** What the app named so. */
export const lacksOf = (kind: string) => lacks.get(kind);

/** The dialog that the app named so. */
export const quickAdd = (kind: string) => dialogs.get(kind);
