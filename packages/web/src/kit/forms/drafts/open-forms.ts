/** Forms that are on the screen, by which form each is. */
const open = new Map<object, string>();
const listeners = new Set<() => void>();
let names = '';

function publish(): void {
  names = [...open.values()].map((form) => `${form}\n`).join('');
  for (const listener of listeners) listener();
}

/** Says that a form is on the screen; gives what ends it. */
export function openForm(form: string): () => void {
  const one = {};
  open.set(one, form);
  publish();
  return () => {
    open.delete(one);
    publish();
  };
}

/** A line each. */
export const openForms = () => names;

export function subscribeForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
