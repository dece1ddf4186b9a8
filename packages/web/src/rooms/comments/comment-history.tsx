import { commentHistory } from '@zaplecze/contract/comments';
import { useApi } from '../../kit/calls/use-api.ts';
import { formatDateTime } from '../../kit/records/format.ts';
import { ErrorState, Loading } from '../../kit/records/states.tsx';
import classes from './comments.module.css';

/** What a comment said before each change, the newest first. */
export function CommentHistory({ id }: { id: number }) {
  const { data, error, refetch } = useApi(commentHistory, { params: { id } });
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
