/** Files chosen in a form's fields that have not arrived yet. */
const arriving = new Set<Promise<void>>();

/** Says that a form's value is on its way; a form that is saved meanwhile waits for it. */
export function arrives(coming: Promise<void>): void {
  const known = coming.finally(() => arriving.delete(known));
  arriving.add(known);
}

/**
 * Resolves once nothing is on its way any more: saved at once, a record would lack what the person
 * has put into its form. What failed on its way is told in its field and holds nothing up.
 */
export async function allArrived(): Promise<void> {
  while (arriving.size > 0) await Promise.allSettled(arriving);
}
