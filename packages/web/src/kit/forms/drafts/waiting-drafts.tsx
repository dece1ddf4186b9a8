import { useLocation } from '@tanstack/react-router';
import type { DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMe } from '../../calls/session.ts';
import { draftsPlace } from '../../navigation/drafts-place.tsx';
import { pageContent } from '../../navigation/focus-place.ts';
import { isWaiting } from './account-drafts.ts';
import { DraftLine } from './draft-line.tsx';
import { openForms, subscribeForms } from './open-forms.ts';
import classes from './waiting-drafts.module.css';

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/** Whether a draft is found at a page: it began there, or its form stands there, which does not open just now. */
const isAt = (path: string, opened: string) => (row: DraftRow) =>
  pathOf(row.place) === path || (row.form === path && !opened.includes(`${row.form}\n`));

/** The place under the page's head; null on pages without one. A page that loads has it later. */
function usePlace(): HTMLElement | null {
  const [place, setPlace] = useState(() => document.getElementById(draftsPlace));
  useEffect(() => {
    const look = () => setPlace(document.getElementById(draftsPlace));
    const observer = new MutationObserver(look);
    const content = pageContent();
    if (content) observer.observe(content, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  return place;
}

/** What the person left unfinished at the page that is open, in a line under its head. */
export function WaitingDrafts() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const opened = useSyncExternalStore(subscribeForms, openForms);
  const rows = useMe().drafts.filter(isWaiting).filter(isAt(path, opened));
  const place = usePlace();
  // A form that is open tells of its own.
  if (rows.length === 0 || opened.includes(`${path}\n`)) return null;
  const line = (
    <section aria-label="Niedokończone" className={classes.waiting}>
      <h2 className={classes.heading}>Niedokończone</h2>
      <ul className={classes.lines}>
        {rows.map((row) => (
          <DraftLine key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
  return place ? createPortal(line, place) : line;
}
