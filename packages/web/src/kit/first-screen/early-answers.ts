/**
 * Answers that src/boot.ts asked for before the application's scripts had come, by address. Only
 * for the first seconds of a visit: later ones are old.
 */
declare global {
  interface Window {
    early?: Map<string, Promise<Response>>;
  }
}

const longest = 10_000;

/** Where the id of the signed-in person stands, whose lists have it in their address. */
export const personKey = 'signed-in';

/** Where it stands how many rows a page of lists has for that person. */
export const rowsKey = 'rows-a-page';

/** Where it stands what that person may ask for besides what everybody may ('manager reception'). */
export const mayKey = 'may';

/** Where it stands which of the screens' fonts this browser has fetched. */
export const fontsKey = 'fonts';

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Whether the last visit has left that its person may ask for it. */
export const storedMay = (allow: string): boolean => stored(mayKey).split(' ').includes(allow);

/** The number of rows that the last visit has left, else what the server has written into the page for the company. */
export const storedRows = (): number | undefined =>
  Number(stored(rowsKey) || document.documentElement.dataset.rows) || undefined;

/** The answer that is already on its way to this address; each may be taken once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = performance.now() < longest ? window.early?.get(url) : undefined;
  window.early?.delete(url);
  return early;
}
