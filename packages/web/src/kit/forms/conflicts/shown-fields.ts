import { isSecretField } from '@zaplecze/contract/rooms/drafts/lists';

/** Fields of a form as its reader sees them, a line each: 'Ulica i numer: Portowa 3'. What is empty or secret is left out. */
export function shownFields(form: HTMLElement): string {
  const lines: string[] = [];
  for (const control of form.querySelectorAll<Control>(controls)) {
    const value = wordsIn(control);
    if (value === '' || isSecretField(control.getAttribute('name') ?? '')) continue;
    const label = labelOf(control);
    lines.push(label === '' ? value : `${label}: ${value}`);
  }
  return lines.join('\n');
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLElement;
const controls =
  'input:not([type=hidden], [type=file], [type=password]), textarea, [contenteditable=true]';

function wordsIn(control: Control): string {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked ? 'tak' : '';
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    // What was chosen of many stands before the input, an element each.
    const chosen = [...(control.parentElement?.querySelectorAll(':scope > span') ?? [])];
    return [...chosen.map((one) => one.textContent ?? ''), control.value.trim()]
      .filter(Boolean)
      .join(', ');
  }
  return control.innerText.trim();
}

function labelOf(control: Control): string {
  const own = control.getAttribute('aria-label');
  if (own) return own;
  const named = control.getAttribute('aria-labelledby')?.split(' ')[0];
  const label =
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.labels?.[0]
      : null) ?? (named ? document.getElementById(named) : null);
  return (label?.innerText ?? '').replace(/\s*\*$/, '').trim();
}
