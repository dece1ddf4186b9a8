/** The short form that pickers of a client offer. */
export const loadClientQuickAdd = () =>
  import('./client-quick-add.tsx').then((m) => m.ClientQuickAdd);
