import { Button } from '@mantine/core';
import { IconCornerDownRight, IconEye, IconEyeCheck, IconPencil } from '@tabler/icons-react';
import { plainOf } from '@zaplecze/contract/kit/written';
import {
  type OfferComment,
  offerCommentHistory,
  sayOfferCommentSeen,
  updateOfferComment,
} from '@zaplecze/contract/offers';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useApi, useSend } from '../../kit/calls/use-api.ts';
import { MentionWords } from '../../kit/fields/mention-words.tsx';
import { RowMenu } from '../../kit/lists/row-menu.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import { ErrorState, Loading } from '../../kit/records/states.tsx';
import { CommentBox, namedOn } from '../comments/index.ts';
import classes from './offers.module.css';

/** One decision or comment, with what one does about it. */
export function OfferSaid(props: { said: OfferComment; onAnswer: (() => void) | undefined }) {
  const { said, onAnswer } = props;
  const { createdBy, created, status, comment, mentions, may, answers } = said;
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
            place={`offerComment/${said.id}`}
            words
            onCancel={() => edit(false)}
            onSave={async (words) => {
              await update.mutateAsync({
                params: { id: said.id },
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
        <Edited said={said} />
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
          <Seen said={said} />
        </div>
      </div>
    </div>
  );
}

/** Who has seen it, and that one has oneself. */
function Seen({ said: { id, createdBy, seen } }: { said: OfferComment }) {
  const me = useMe();
  const send = useSend(sayOfferCommentSeen);
  const mine = seen.some((one) => one.id === me.id);
  const Icon = mine ? IconEyeCheck : IconEye;
  return (
    <>
      {createdBy && createdBy.id !== me.id && (
        <Button
          size="compact-xs"
          variant={mine ? 'light' : 'subtle'}
          color={mine ? undefined : 'gray'}
          leftSection={<Icon size={14} stroke={1.5} aria-hidden />}
          aria-pressed={mine}
          aria-label={`Widziane: ${createdBy.name}`}
          loading={send.isPending}
          onClick={() => send.mutate({ params: { id }, body: { seen: !mine } })}
        >
          Widziane
        </Button>
      )}
      {seen.length > 0 && (
        <span className={classes.second}>
          {`widziane (${seen.length}): ${seen.map(({ name }) => name).join(', ')}`}
        </span>
      )}
    </>
  );
}

/** When the words were changed, and by whom, unless it was their author; what they were is one click away. */
function Edited({ said: { id, edited, createdBy } }: { said: OfferComment }) {
  const [shown, show] = useState(false);
  if (!edited) return null;
  const { at, by } = edited;
  return (
    <>
      <p className={classes.edited}>
        {by && by.id !== createdBy?.id ? `zmieniono przez ${by.name}, ` : 'zmieniono '}
        {formatDateTime(at)}{' '}
        <button
          type="button"
          className={classes.before}
          aria-expanded={shown}
          onClick={() => show(!shown)}
        >
          {shown ? 'ukryj poprzednie' : 'co było wcześniej'}
        </button>
      </p>
      {shown && <Before id={id} />}
    </>
  );
}

function Before({ id }: { id: number }) {
  const { data, error, refetch } = useApi(offerCommentHistory, { params: { id } });
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <ol className={classes.former} aria-label="Poprzednie treści">
      {data.list.map(({ at, by, text }) => (
        <li key={at}>
          <p className={classes.text}>{text}</p>
          <p className={classes.edited}>
            {`do ${formatDateTime(at)}`}
            {by && `, zmienia: ${by.name}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
