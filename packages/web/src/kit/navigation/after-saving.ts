/** Whether what happens now comes of a form that was saved: until the person does something else. */

const acts = ['pointerdown', 'keydown'] as const;
let saved = false;

function over(): void {
  saved = false;
  for (const act of acts) window.removeEventListener(act, over, { capture: true });
}

/** A form was saved: the page that comes takes the focus that its button had. */
export function formSaved(): void {
  saved = true;
  for (const act of acts) window.addEventListener(act, over, { capture: true });
}

export const isFormSaved = (): boolean => saved;
