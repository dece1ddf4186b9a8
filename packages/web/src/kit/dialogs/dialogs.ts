import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The dialogs that are open, so that Esc and Back reach the upper one alone: Mantine's stack of modals knows neither
 * Back nor unsaved work, which is why this stands beside it.
 */

type Dialog = {
  close: () => void;
  /** Goes away with the address by itself, when one goes back. */
  addressed: boolean;
  /** What stands higher: by its layer, then by how many dialogs it lies within, then the newer. */
  layer: number;
  depth: number;
  content: RefObject<HTMLElement | null>;
};

const open = new Set<Dialog>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const anyDialog = () => open.size > 0;

export function upperDialog(): Dialog | undefined {
  return [...open].toSorted((a, b) => a.layer - b.layer || a.depth - b.depth).at(-1);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : null;
  // An open list or menu within the dialog has the key for itself.
  if (target?.getAttribute('data-mantine-stop-propagation') === 'true') return;
  // So has a field that is changed where it is read (kit/forms/field-editor.tsx).
  if (target?.closest('[data-takes-escape]')) return;
  const upper = upperDialog();
  const within = target?.closest('[role="dialog"]');
  // Others than the kit's, such as a calendar, close themselves. The focus may still be in a lower dialog of the kit:
  // it follows the upper one a moment after it has opened.
  const ours = [...open].some(({ content }) => content.current === within);
  if (!upper || (within && !ours)) return;
  upper.close();
}

/** Puts a dialog among the open ones for as long as `opened`. */
export function useOpenDialog(
  opened: boolean,
  dialog: Omit<Dialog, 'content'>,
): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const close = useRef(dialog.close);
  const { addressed, layer, depth } = dialog;
  useLayoutEffect(() => {
    close.current = dialog.close;
  });
  useLayoutEffect(() => {
    if (!opened) return;
    const entry: Dialog = { close: () => close.current(), addressed, layer, depth, content };
    open.add(entry);
    if (open.size === 1) window.addEventListener('keydown', onKey, { capture: true });
    notifyListeners();
    return () => {
      open.delete(entry);
      if (open.size === 0) window.removeEventListener('keydown', onKey, { capture: true });
      notifyListeners();
    };
  }, [opened, addressed, layer, depth]);
  return content;
}

/**
 * The `ref` of a dialog's heading: names the dialog in the moment it is drawn. Mantine does so in an effect that comes
 * after, and whoever reads the page between the two meets a dialog without a name.
 */
export function nameDialog(title: HTMLElement | null): void {
  title?.closest('[role="dialog"]')?.setAttribute('aria-labelledby', title.id);
}
