import {
  clientNoteHistory,
  removeClientNote,
  type StoryEvent,
  updateClientNote,
} from '@zaplecze/contract/rooms/story/calls';
import { useState } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { MentionWords } from '../../kit/fields/writing/mention-words.tsx';
import { FileRows } from '../../kit/files/file-rows.tsx';
import { editAction, useRemoveAction } from '../../kit/lists/table/row-actions.ts';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { EditMark } from '../comments/index.ts';
import { NoteBox, type NoteInput } from './note-box.tsx';
import classes from './story.module.css';

type Note = NonNullable<StoryEvent['note']>;
type Props = { event: StoryEvent; note: Note; client: number };

/** A note: its words and files, and for its author the way to change it. */
export function StoryNote({ event, note }: Props) {
  const [editing, edit] = useState<Note | null>(null);
  const update = useSend(updateClientNote, { quiet: true });
  const remove = useRemoveAction<Note & { id: number }>(removeClientNote, {
    toast: 'Notatka usunięta',
  });
  const { text, mentions, by } = event;
  const { files, contact } = note;
  const params = { id: event.id };
  if (editing) {
    const before = { text: text ?? '', contact: editing.contact, files: editing.files };
    const keep = async (now: NoteInput) => {
      // What was changed alone, of the note that was opened: what another window changed stays.
      const body = {
        ...(now.text !== before.text.trim() && { text: now.text }),
        ...(now.contact !== before.contact && { contact: now.contact }),
        ...(now.files.join() !== before.files.map(({ id }) => id).join() && { files: now.files }),
      };
      await update.mutateAsync({ params, body, ifMatch: editing.version });
      edit(null);
    };
    return (
      <NoteBox
        label="Treść notatki"
        save="Zapisz"
        initial={before}
        known={mentions}
        place={`note/${event.id}`}
        onSave={keep}
        onCancel={() => edit(null)}
      />
    );
  }
  const row = { ...note, id: event.id };
  const actions = [...editAction(row, () => edit(note)), ...remove(row)];
  return (
    <div className={classes.note}>
      <div className={classes.words}>
        <p className={classes.text}>
          <MentionWords text={text ?? ''} people={mentions} />
        </p>
        {contact && <p className={classes.second}>kontakt z klientem</p>}
        <FileRows files={files} />
        <EditMark edited={note.edited} author={by?.id} id={event.id} history={clientNoteHistory} />
      </div>
      <RowMenu name={`notatka: ${by?.name ?? ''}`} actions={actions} />
    </div>
  );
}
