/**
 * Short messages at the corner; read out politely by screen readers. With the toaster 0.8 kB of the first screen, where
 * @mantine/notifications takes 8.1 (docs/decisions/0031-own-or-library.md).
 */

export type Offer = { label: string; run: () => void };

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  retry?: () => void;
  /** What it offers instead; such a message stays longer, yet never for good over what it covers. */
  offer?: Offer;
};

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(
  kind: Toast['kind'],
  text: string,
  more: Pick<Toast, 'retry' | 'offer'> = {},
): number {
  const id = ++last;
  // The same words again replace the older ones: ten failures are one message.
  publish([...toasts.filter((each) => each.text !== text), { id, kind, text, ...more }].slice(-4));
  const long = more.offer ? 30_000 : 10_000;
  setTimeout(() => hideToast(id), kind === 'success' ? 4_000 : long);
  return id;
}

export function hideToast(id: number) {
  if (toasts.some((each) => each.id === id)) publish(toasts.filter((each) => each.id !== id));
}

export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  /** `retry` puts the button 'Spróbuj ponownie' beside the words, `offer` another one: the way to what was refused. */
  error: (text: string, retry?: () => void, offer?: Offer) =>
    show('error', text, { retry, ...(offer && { offer }) }),
  offer: (text: string, offer: Offer) => show('info', text, { offer }),
};

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => toasts,
};
