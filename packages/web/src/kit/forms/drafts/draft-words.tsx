import type { Draft } from '@zaplecze/contract/rooms/drafts/calls';
import { Modal } from '../../dialogs/modal.tsx';
import { CopyButton } from '../../records/details.tsx';
import { whenOf } from './draft-note.tsx';
import classes from './waiting-drafts.module.css';

/** What was typed, to read and to copy: also where the form does not open any more. */
export function DraftWords(props: { draft: Draft; isClosed: boolean; onClose: () => void }) {
  const { draft, isClosed, onClose } = props;
  const { words, files } = draft.content;
  return (
    <Modal title={draft.title} opened onClose={onClose}>
      {isClosed && (
        <p role="alert">
          Tego formularza nie da się teraz otworzyć: wpis mógł zostać usunięty albo nie masz już do
          niego dostępu. To, co wpisano, można skopiować.
        </p>
      )}
      <p className={classes.about}>
        {`Wpisano ${whenOf(Date.parse(draft.changed))} `}
        <CopyButton text={words} what="treść" />
      </p>
      <pre className={classes.words}>{words}</pre>
      {files.length > 0 && <p className={classes.about}>{`Pliki: ${files.join(', ')}`}</p>}
    </Modal>
  );
}
