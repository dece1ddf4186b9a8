import { formatDateTime } from '../records/format.ts';
import { printWholeList } from './whole-list.ts';

const scheme = 'data-mantine-color-scheme';

/** The page says when it was printed, and is light whatever its person looks at. */
function lieOnPaper(): void {
  const root = document.documentElement;
  const before = root.getAttribute(scheme) ?? 'light';
  const printed = document.querySelectorAll('main, [role="dialog"]');
  root.setAttribute(scheme, 'light');
  const words = `Wydrukowano ${formatDateTime(new Date().toISOString())}`;
  for (const each of printed) each.setAttribute('data-printed', words);
  const back = () => {
    root.setAttribute(scheme, before);
    for (const each of printed) each.removeAttribute('data-printed');
  };
  window.addEventListener('afterprint', back, { once: true });
}

/** Ctrl+P where a list stands prints all its rows; elsewhere, and over a dialog, the browser prints what is there. */
function pressed(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey)
    return;
  if (document.querySelector('[role="dialog"], [role="menu"]')) return;
  if (printWholeList()) event.preventDefault();
}

/*
 * Gets pages ready for paper (print.css says how they look there) for as long as the program is open. Comes when the
 * browser is idle: who prints before that prints what is on the screen.
 */
window.addEventListener('beforeprint', lieOnPaper);
window.addEventListener('keydown', pressed);
