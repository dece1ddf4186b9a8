import { Button } from '@mantine/core';
import { IconCornerDownRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { writtenOf } from '@zaplecze/contract/kit/values/rich-text-value';
import {
  type Comment,
  commentHistory,
  removeComment,
  sayCommentSeen,
  updateComment,
} from '@zaplecze/contract/rooms/comments/calls';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { Nameable } from '../../kit/fields/writing/mention-area.tsx';
import { hasDraft } from '../../kit/forms/drafts/drafts.ts';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import { agoOnHover } from '../../kit/records/time-ago.ts';
import { WholeLetter } from '../letters/index.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentText } from './comment-text.tsx';
import classes from './comments.module.css';
import { EditMark } from './edit-mark.tsx';
import { SeenBy } from './seen-by.tsx';

type Props = { comment: Comment; people: Nameable; onAnswer: (() => void) | undefined };

/** A comment with its actions: answer, mark as seen, edit. */
export function OneComment({ comment, people, onAnswer }: Props) {
  const me = useMe();
  const place = `edit/${comment.id}`;
  const [editing, setEditing] = useState(() => comment.may.edit && hasDraft(me.id, place));
  // The comment stays marked while it is on the screen, though the server learns at once that it was seen.
  const [calling] = useState(comment.call !== null);
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
    <div className={classes.comment} data-calls={calling || undefined}>
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
            initial={writtenOf(comment.text, comment.html)}
            place={place}
            known={comment.mentions}
            people={people}
            onCancel={() => setEditing(false)}
            onSave={async (text) => {
              await update.mutateAsync({ params, body: { text } });
              setEditing(false);
            }}
          />
        ) : (
          <>
            <CommentText comment={comment} />
            <EditMark
              edited={comment.edited}
              author={createdBy.id}
              id={comment.id}
              history={commentHistory}
            />
            <div className={classes.acts}>
              {onAnswer && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  leftSection={<IconCornerDownRight size={14} stroke={1.5} aria-hidden />}
                  aria-label={`Odpowiedz: ${createdBy.name}`}
                  onClick={onAnswer}
                >
                  Odpowiedz
                </Button>
              )}
              <WholeLetter letter={comment.letter} />
              <SeenBy id={comment.id} author={createdBy} seen={comment.seen} say={sayCommentSeen} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
