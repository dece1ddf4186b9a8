import type { commentHistory } from '@zaplecze/contract/rooms/comments/calls';
import type { offerCommentHistory } from '@zaplecze/contract/rooms/offers/calls';
import type { clientNoteHistory } from '@zaplecze/contract/rooms/story/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { formatDateTime } from '../../kit/records/format.ts';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './edit-mark.module.css';

/** The calls that tell what somebody's words were. */
export type FormerWordsCall =
  | typeof commentHistory
  | typeof offerCommentHistory
  | typeof clientNoteHistory;

/** What somebody's words said before each change, the newest first. */
export function FormerWords({ call, id }: { call: FormerWordsCall; id: number }) {
  const { data, error, refetch } = useApi(call, { params: { id } });
  if (!data) return <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />;
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
