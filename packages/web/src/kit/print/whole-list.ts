/** Whether what opens behind 'Widok' is to print at once. */
let wanted = false;

/**
 * Asks the list on the screen to print all its rows: by its button 'Widok', which knows what the list is.
 *
 * @returns whether there is such a list, with rows
 */
export function printWholeList(): boolean {
  const button = document.querySelector<HTMLButtonElement>('[data-export]');
  if (!button || button.disabled) return false;
  wanted = true;
  button.click();
  return true;
}

/** For what the button opens: whether it was pressed to print. */
export const isPrintWanted = (): boolean => wanted;

/** The print is on its way: the next press of the button is one for its menu. */
export function printBegun(): void {
  wanted = false;
}
