/** What was pressed last, from the first moment of the page: parts that come later ask what opened them. */
let pressed: EventTarget | null = null;

window.addEventListener(
  'click',
  ({ target }) => {
    pressed = target;
  },
  { capture: true },
);

export const lastPressed = () => pressed;
