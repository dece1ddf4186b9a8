import { useState } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { formatDateTime } from '../../kit/records/format.ts';
import { agoOnHover } from '../../kit/records/time-ago.ts';
import classes from './edit-mark.module.css';
import type { FormerWordsCall } from './former-words.tsx';

const Former = lazyPart(part(() => import('./former-words.tsx'), 'FormerWords'));

type Props = {
  /** Null: it says what it said first. */
  edited: { at: string; by: { id: number; name: string } | null } | null;
  author: number | undefined;
  id: number;
  /** Tells what it said before each change. */
  history: FormerWordsCall;
};

/** When words were changed, and by whom, unless it was their author; what they said before is one click away. */
export function EditMark({ edited, author, id, history }: Props) {
  const [shown, show] = useState(false);
  if (!edited) return null;
  const { at, by } = edited;
  return (
    <>
      <p className={classes.edited}>
        {by && by.id !== author ? `zmieniono przez ${by.name}, ` : 'zmieniono '}
        <time dateTime={at} {...agoOnHover(at)}>
          {formatDateTime(at)}
        </time>{' '}
        <button
          type="button"
          className={classes.before}
          aria-expanded={shown}
          onClick={() => show(!shown)}
        >
          {shown ? 'ukryj poprzednie' : 'co było wcześniej'}
        </button>
      </p>
      {shown && <Former call={history} id={id} />}
    </>
  );
}
