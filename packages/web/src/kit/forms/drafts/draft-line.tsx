import { useRouter } from '@tanstack/react-router';
import type { Draft, DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import { useState } from 'react';
import { report } from '../../calls/send.ts';
import { useMe } from '../../calls/session.ts';
import { readAccountDraft } from './account-drafts.ts';
import { continueDraft } from './continue-draft.ts';
import { whenOf } from './draft-note.tsx';
import { DraftWords } from './draft-words.tsx';
import { removeDraftRow } from './drop-draft.ts';
import classes from './waiting-drafts.module.css';

/** A draft with what one does about it: its title goes on with it. */
export function DraftLine({ row }: { row: DraftRow }) {
  const router = useRouter();
  const me = useMe().id;
  const [shown, setShown] = useState<{ draft: Draft; isClosed: boolean } | null>(null);
  const goOn = async () => {
    const unopened = await continueDraft(router, me, row);
    if (unopened) setShown({ draft: unopened, isClosed: true });
  };
  const show = () =>
    readAccountDraft(me, row).then((draft) => setShown({ draft, isClosed: false }), report);
  return (
    <li className={classes.line}>
      <button type="button" className={classes.title} onClick={() => void goOn()}>
        {row.title}
      </button>
      <span className={classes.when}>{whenOf(Date.parse(row.changed))}</span>
      <button type="button" aria-label={`Pokaż treść: ${row.title}`} onClick={() => void show()}>
        Pokaż treść
      </button>
      <button
        type="button"
        aria-label={`Odrzuć: ${row.title}`}
        onClick={() => void removeDraftRow(me, row)}
      >
        Odrzuć
      </button>
      {shown && <DraftWords {...shown} onClose={() => setShown(null)} />}
    </li>
  );
}
