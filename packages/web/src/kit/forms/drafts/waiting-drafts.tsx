import { useLocation } from '@tanstack/react-router';
import type { DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import { useSyncExternalStore } from 'react';
import { useMe } from '../../calls/session.ts';
import { isWaiting } from './account-drafts.ts';
import { DraftLine } from './draft-line.tsx';
import { openForms, subscribeForms } from './open-forms.ts';
import classes from './waiting-drafts.module.css';

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/** Whether a draft is found at a page: it began there, or its form stands there, which does not open just now. */
const isAt = (path: string, opened: string) => (row: DraftRow) =>
  pathOf(row.place) === path || (row.form === path && !opened.includes(`${row.form}\n`));

/**
 * What the person left unfinished at the page that is open, in a line at the foot of the window: whenever it comes or goes, nothing
 * that is read or pressed moves.
 */
export function WaitingDrafts() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const opened = useSyncExternalStore(subscribeForms, openForms);
  const rows = useMe().drafts.filter(isWaiting).filter(isAt(path, opened));
  // A form that is open tells of its own.
  if (rows.length === 0 || opened.includes(`${path}\n`)) return null;
  return (
    <section aria-label="Niedokończone" className={classes.waiting}>
      <h2 className={classes.heading}>Niedokończone</h2>
      <ul className={classes.lines}>
        {rows.map((row) => (
          <DraftLine key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
}
