import { useDeferredValue } from 'react';

let drawn = false;

/** For the shell, once it stands: from now on screens are come to from other screens. */
export function noteDrawn(): void {
  drawn = true;
}

/**
 * Whether a screen draws all of itself. Its head answers the click that leads to it; the rest, dear
 * to draw, comes in the picture after. The first screen of a visit answers no click: it is whole at once.
 */
export function useWhole(): boolean {
  return useDeferredValue(true, !drawn);
}
