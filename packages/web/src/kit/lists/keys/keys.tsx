import { type RefObject, useLayoutEffect, useState } from 'react';
import { lazyPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';

const Help = lazyPart(part(() => import('./keys-help.tsx'), 'KeysHelp'));

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The keys of a list (SHE-37): gives the dialog that explains them, to be drawn by the page. */
export function useListKeys(region: RefObject<HTMLElement | null>) {
  const [help, setHelp] = useState(false);
  // With the rows, not after they were painted: whoever sees them may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // An open dialog or menu has the keys for itself.
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const page = region.current;
      if (!page) return;
      const down = event.key === 'ArrowDown' || event.key === 'j';
      const up = event.key === 'ArrowUp' || event.key === 'k';
      const search = page.querySelector<HTMLElement>('[data-list-search]');
      if (typing(event.target)) {
        // From the search box straight into its results.
        if (event.target !== search || event.key !== 'ArrowDown') return;
      }
      if (down || up) {
        const rows = [...page.querySelectorAll<HTMLElement>('[data-row-open]')];
        const now = rows.indexOf(document.activeElement as HTMLElement);
        const next = rows[now === -1 ? (down ? 0 : rows.length - 1) : now + (down ? 1 : -1)];
        if (!next) return;
        next.focus({ preventScroll: true });
        next.scrollIntoView({ block: 'nearest' });
      } else if (/^[xsot]$/.test(event.key)) {
        const row = (event.target as HTMLElement).closest('tr, li');
        const wanted = event.key === 'x' ? '[data-row-choose]' : `[data-act-key="${event.key}"]`;
        const there = row && page.contains(row) && row.querySelector<HTMLElement>(wanted);
        if (!there) return;
        there.click();
      } else if (/^[fv]$/.test(event.key)) {
        page.querySelector<HTMLElement>(`[data-list-key="${event.key}"]`)?.click();
      } else if (event.key === '/') search?.focus();
      else if (event.key === 'n') page.querySelector<HTMLElement>('[data-primary]')?.click();
      else if (event.key === '?') setHelp(true);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [region]);
  if (!help) return null;
  return <Help onClose={() => setHelp(false)} />;
}
