import type { OfferComment } from '@zaplecze/contract/offers';
import { MentionWords } from '../../kit/fields/mention-words.tsx';
import { Nothing } from '../../kit/lists/inner-list.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { useOpened } from '../comments/index.ts';
import classes from './offers.module.css';

/** What was decided and said about an offer, newest first. */
export function OfferCourse({ comments }: { comments: OfferComment[] }) {
  useOpened(comments);
  if (comments.length === 0) return <Nothing>Nie ma jeszcze komentarzy ani decyzji.</Nothing>;
  return (
    <ol className={classes.course} aria-label="Historia komentarzy">
      {comments.toReversed().map(({ id, created, createdBy, status, comment, mentions }) => (
        <li key={id}>
          {createdBy && <Avatar person={createdBy} size={28} />}
          <div className={classes.said}>
            <div className={classes.saidHead}>
              <strong>{createdBy?.name}</strong>
              <span className={classes.second}>
                <DateTimeText value={created} />
              </span>
              <StatusDot status={status} />
            </div>
            {comment && (
              <p className={classes.text}>
                <MentionWords text={comment} people={mentions} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
