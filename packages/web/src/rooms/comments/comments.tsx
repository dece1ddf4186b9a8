import { Button, Group, Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import {
  type Comment,
  createComment,
  removeComment,
  updateComment,
} from '@zaplecze/contract/comments';
import { commentBody } from '@zaplecze/contract/comments.forms';
import { useRef, useState } from 'react';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { useUnsaved } from '../../kit/forms/unsaved.ts';
import { RowMenu } from '../../kit/lists/row-menu.tsx';
import { agoOnHover } from '../../kit/records/ago.ts';
import { Avatar } from '../../kit/records/avatar.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import classes from './comments.module.css';

type CommentsProps = {
  comments: Comment[];
  /** Closed records only show theirs. */
  readOnly?: boolean;
} & (
  | {
      /** Hangs a new comment on the record: the call that the record's document names. */
      attach: (commentId: number) => Promise<unknown>;
    }
  | {
      /** Where one call both makes the comment and hangs it. */
      add: (text: string) => Promise<unknown>;
    }
);

/** Comments of a record with the box to add one; author, manager and admin may edit (may). */
export function Comments({ comments, readOnly, ...how }: CommentsProps) {
  const create = useSend(createComment, { quiet: true });
  return (
    <div className={classes.comments}>
      {!readOnly && (
        <CommentBox
          label="Nowy komentarz"
          save="Dodaj komentarz"
          onSave={async (text) => {
            if ('add' in how) await how.add(text);
            else await how.attach((await create.mutateAsync({ body: { text } })).id);
          }}
        />
      )}
      {comments.length === 0 && <p className={classes.none}>Nie ma jeszcze komentarzy.</p>}
      <ul className={classes.list} aria-label="Komentarze">
        {comments.map((comment) => (
          <OneComment key={comment.id} comment={comment} />
        ))}
      </ul>
    </div>
  );
}

function OneComment({ comment }: { comment: Comment }) {
  const [editing, setEditing] = useState(false);
  const update = useSend(updateComment, { quiet: true });
  const remove = useSend(removeComment, { toast: 'Komentarz usunięty' });
  const params = { id: comment.id };
  const { createdBy, created, may } = comment;
  const actions = [
    ...(may.edit ? [{ label: 'Edytuj', icon: IconPencil, run: () => setEditing(true) }] : []),
    ...(may.delete
      ? [
          {
            label: 'Usuń',
            icon: IconTrash,
            danger: true,
            run: async () => {
              if (await confirm()) remove.mutate({ params });
            },
          },
        ]
      : []),
  ];
  return (
    <li className={classes.comment}>
      <Avatar person={createdBy} size={28} />
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.who}>{createdBy.name}</span>
          <time className={classes.when} dateTime={created} {...agoOnHover(created)}>
            {formatDateTime(created)}
          </time>
          <RowMenu name={`komentarz: ${createdBy.name}`} actions={actions} />
        </div>
        {editing ? (
          <CommentBox
            label="Treść komentarza"
            save="Zapisz"
            initial={comment.text}
            onCancel={() => setEditing(false)}
            onSave={async (text) => {
              await update.mutateAsync({ params, body: { text } });
              setEditing(false);
            }}
          />
        ) : (
          <>
            <p className={classes.text}>{comment.text}</p>
            <Edited comment={comment} />
          </>
        )}
      </div>
    </li>
  );
}

/** When the text was changed, and by whom, unless it was its author. */
function Edited({ comment: { edited, createdBy } }: { comment: Comment }) {
  if (!edited) return null;
  const { at, by } = edited;
  const when = (
    <time dateTime={at} {...agoOnHover(at)}>
      {formatDateTime(at)}
    </time>
  );
  return (
    <p className={classes.edited}>
      {by && by.id !== createdBy.id ? `zmieniono przez ${by.name}, ` : 'zmieniono '}
      {when}
    </p>
  );
}

type BoxProps = {
  label: string;
  save: string;
  initial?: string;
  onSave: (text: string) => Promise<void>;
  onCancel?: () => void;
};

/**
 * What was typed stays in the box until it is kept. It is work like any other: saving the form
 * around it sends it too, leaving asks.
 */
function CommentBox({ label, save, initial = '', onSave, onCancel }: BoxProps) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef<Promise<boolean>>(undefined);
  useUnsaved(text.trim() !== initial.trim(), { save: send });

  /** True once it is kept; the same while it is on its way. */
  function send(): Promise<boolean> {
    sending.current ??= keep().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  }

  async function keep(): Promise<boolean> {
    const checked = commentBody.safeParse({ text });
    if (!checked.success) {
      setError(checked.error.issues[0]?.message ?? '');
      return false;
    }
    setBusy(true);
    setError(null);
    try {
      await onSave(checked.data.text);
      if (!onCancel) setText('');
      return true;
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Nie udało się zapisać.');
      return false;
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.box}>
      <Textarea
        aria-label={label}
        placeholder={`${label}…`}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4000}
        value={text}
        error={error}
        data-autofocus={onCancel ? true : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
            // The comment only: the form around it must not be saved by this.
            event.preventDefault();
            event.stopPropagation();
            void send();
          }
        }}
      />
      <Group gap="xs" justify="flex-end" mt={8}>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            Anuluj
          </Button>
        )}
        <Button size="xs" loading={busy} onClick={() => void send()}>
          {save}
        </Button>
      </Group>
    </div>
  );
}
