import type { MouseEvent } from 'react';

/**
 * For the buttons and links of a form: a press leaves the focus in its field. Leaving a wrong field
 * puts words under it, and these would push the button from under the pointer before the press is a click.
 */
export const keepsFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};
