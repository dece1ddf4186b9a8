/** Where the focus is, and how its place is found again. */

/** The page's content, which has the focus when nothing in it has. */
export const pageContent = () => document.getElementById('tresc');

/** The focus is on nothing in particular: the page, its content or a dialog as a whole. */
export const isNowhere = (element: Element | null) =>
  !element ||
  element === document.body ||
  element === pageContent() ||
  element.getAttribute('role') === 'dialog';

/** What has the focus; for an item of a menu its button, since the menu closes behind it. */
export function focusOrigin(): HTMLElement | null {
  const now = document.activeElement;
  const menu = now?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? (now instanceof HTMLElement ? now : null);
}

/** The row of a record in a list. */
const rowSelector = (key: string) => `[data-row-open="${CSS.escape(key)}"]`;

/** The row that an address of this page names, by the parameter of its dialog: its link leads there, or it is called so. */
export function addressedRow(param: string, value: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-row-open]');
  const link = [...links].find(({ href }) => new URL(href).searchParams.get(param) === value);
  return link ?? document.querySelector<HTMLElement>(rowSelector(value));
}

const menus = '[aria-haspopup="menu"][aria-label^="Działania: "]';

/** Finds an element of the page's content again after it was drawn anew; null for what has no name. */
export function selectorOf(element: HTMLElement | null): string | null {
  if (!element || !pageContent()?.contains(element)) return null;
  const list = element.closest('table[aria-label], ul[aria-label]')?.getAttribute('aria-label');
  const within = list ? `[aria-label="${CSS.escape(list)}"] ` : '';
  const row = element.dataset.rowOpen;
  if (row) return within + rowSelector(row);
  // Buttons of menus have the record's name in theirs, which may be what is changed.
  if (element.getAttribute('aria-haspopup') === 'menu') {
    const key = element.closest('tr, li')?.querySelector<HTMLElement>('[data-row-open]');
    if (key) return `${within}:is(tr, li):has(${rowSelector(key.dataset.rowOpen ?? '')}) ${menus}`;
    if (element.closest('header')) return `header ${menus}`;
  }
  const link = element.getAttribute('href');
  if (link) return `${within}a[href="${CSS.escape(link)}"]`;
  const label = element.getAttribute('aria-label');
  return label && `${within}[aria-label="${CSS.escape(label)}"]`;
}
