import { lastSteps, type Step } from './opened-by.ts';

/** Which form it is, and where a person finds its draft again. */
export type FormPlace = {
  /** Its address; of a form in a dialog or in its place also what it is called and what was pressed to open it. */
  form: string;
  /** Where it began: the list, or the record's page. */
  place: string;
  heading: string;
  steps: Step[];
};

/** Parameters that name a record over a page, or of what kind the records of the page are; others are the state of lists. */
const recordKeys = ['item', 'project', 'service', 'task', 'consent', 'document', 'user', 'of'];

/** Whether a form has no address of its own. */
export const isOverPage = (form: string) => form.includes('#');

/** The page that a form's own address belongs to: of '/client/edit/7' the record's, of '/client/add' the list. */
const pageBefore = (path: string) =>
  path.replace(/\/(edit|copy)\//, '/view/').replace(/\/(add|several)$/, '');

function recordSearch(): string {
  const search = new URLSearchParams(window.location.search);
  for (const name of [...search.keys()]) if (!recordKeys.includes(name)) search.delete(name);
  return search.size > 0 ? `?${search}` : '';
}

function headingOf(form: HTMLElement): string {
  const dialog = form.closest('[role=dialog]');
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  return (form.getAttribute('aria-label') ?? title?.innerText ?? '').trim();
}

/** `isPage`: the form is a page of its own. */
export function placeOfForm(form: HTMLElement, isPage: boolean): FormPlace {
  const path = window.location.pathname;
  if (isPage) {
    const heading = form.querySelector('h1')?.innerText.trim() ?? '';
    return { form: path, place: pageBefore(path), heading, steps: [] };
  }
  const place = path + recordSearch();
  const heading = headingOf(form);
  const steps = lastSteps();
  const opened = steps.map(({ label, row }) => (row ? `${label} (${row})` : label)).join(' › ');
  return { form: `${place}#${heading}@${opened}`.slice(0, 1000), place, heading, steps };
}
