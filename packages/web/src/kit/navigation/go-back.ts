import type { RouterHistory } from '@tanstack/react-router';

let going = false;

/**
 * One step back, however often it is called until it is done: a second click on 'Anuluj' must not leave the page
 * beneath too. Unsaved work was asked about before, so nothing asks again (`asked`).
 */
export function goBackOnce(history: RouterHistory, isConfirmed = false): void {
  if (going) return;
  going = true;
  const stop = history.subscribe(() => {
    stop();
    going = false;
  });
  history.back({ ignoreBlocker: isConfirmed });
}
