import type { Log } from './log.ts';

/** How long equal warnings are counted before they are told together, in milliseconds. */
const windowMs = 10_000;

/**
 * Tells the first of equal warnings at once and counts those that follow within ten seconds: a database that is away
 * makes every request warn, and the one line that says why would be lost among thousands. The count follows when the
 * time is over.
 */
export function countedWarning(log: Log, text: string): (error: unknown) => void {
  let counting: NodeJS.Timeout | undefined;
  let more = 0;
  return (error) => {
    if (counting) {
      more += 1;
      return;
    }
    log.warn({ err: error }, text);
    counting = setTimeout(() => {
      counting = undefined;
      if (more > 0) log.warn({ times: more, seconds: windowMs / 1_000 }, `${text} (powtórzenia)`);
      more = 0;
    }, windowMs);
    counting.unref();
  };
}
