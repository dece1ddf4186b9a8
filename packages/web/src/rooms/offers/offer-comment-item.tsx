import { Button } from '@mantine/core';
import { IconCornerDownRight, IconPencil } from '@tabler/icons-react';
import { plainOf } from '@zaplecze/contract/kit/values/rich-text-value';
import {
  type OfferComment,
  offerCommentHistory,
  sayOfferCommentSeen,
  updateOfferComment,
} from '@zaplecze/contract/rooms/offers/calls';
import { useState } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { MentionWords } from '../../kit/fields/writing/mention-words.tsx';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { CommentBox, EditMark, namedOn, SeenBy } from '../comments/index.ts';
import { WholeLetter } from '../letters/index.ts';
import classes from './offers.module.css';

/** One decision or comment, with what one does about it. */
export function OfferCommentItem(props: {
  comment: OfferComment;
  onAnswer: (() => void) | undefined;
}) {
  const { comment: entry, onAnswer } = props;
  const { createdBy, created, status, comment, mentions, may, answers } = entry;
  const name = createdBy?.name ?? '';
  const [editing, edit] = useState(false);
  const update = useSend(updateOfferComment, { quiet: true });
  const actions = may.edit ? [{ label: 'Edytuj', icon: IconPencil, run: () => edit(true) }] : [];
  return (
    <div className={classes.one}>
      {createdBy && <Avatar person={createdBy} size={28} />}
      <div className={classes.said}>
        <div className={classes.saidHead}>
          <strong>{name}</strong>
          <span className={classes.second}>
            <DateTimeText value={created} />
          </span>
          {answers === null && <StatusDot status={status} />}
          <RowMenu name={`komentarz: ${name}`} actions={actions} />
        </div>
        {editing ? (
          <CommentBox
            label="Treść komentarza"
            save="Zapisz"
            initial={comment ?? ''}
            known={mentions}
            people={namedOn.everybody}
            place={`offerComment/${entry.id}`}
            words
            onCancel={() => edit(false)}
            onSave={async (words) => {
              await update.mutateAsync({
                params: { id: entry.id },
                body: { comment: plainOf(words) },
              });
              edit(false);
            }}
          />
        ) : (
          comment && (
            <p className={classes.text}>
              <MentionWords text={comment} people={mentions} />
            </p>
          )
        )}
        <EditMark
          edited={entry.edited}
          author={createdBy?.id}
          id={entry.id}
          history={offerCommentHistory}
        />
        <div className={classes.acts}>
          {onAnswer && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              leftSection={<IconCornerDownRight size={14} stroke={1.5} aria-hidden />}
              aria-label={`Odpowiedz: ${name}`}
              onClick={onAnswer}
            >
              Odpowiedz
            </Button>
          )}
          <WholeLetter letter={entry.letter} />
          <SeenBy id={entry.id} author={createdBy} seen={entry.seen} say={sayOfferCommentSeen} />
        </div>
      </div>
    </div>
  );
}
