import { plainOf } from '@zaplecze/contract/kit/values/rich-text-value';
import { answerOffer, type Offer, type OfferComment } from '@zaplecze/contract/rooms/offers/calls';
import { useState } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { CommentBox, namedOn, useOpened } from '../comments/index.ts';
import { OfferCommentItem } from './offer-comment-item.tsx';
import classes from './offers.module.css';

type CourseProps = { offer: Pick<Offer, 'id' | 'comments' | 'mayAnswer'> };

/** What was decided and said about an offer, newest first; answers under what they answer, in their order. */
export function OfferCourse({ offer: { id, comments, mayAnswer } }: CourseProps) {
  useOpened(comments);
  const [answering, answer] = useState<OfferComment | null>(null);
  const send = useSend(answerOffer, { quiet: true });
  if (comments.length === 0) return <EmptyNote>Nie ma jeszcze komentarzy ani decyzji.</EmptyNote>;
  const box = (to: OfferComment) =>
    answering?.id === to.id && (
      <CommentBox
        label={`Odpowiedź: ${to.createdBy?.name ?? ''}`}
        save="Odpowiedz"
        people={namedOn.everybody}
        place={`answer/offer/${id}/${to.id}`}
        words
        onCancel={() => answer(null)}
        onSave={async (comment) => {
          await send.mutateAsync({
            params: { id },
            body: { comment: plainOf(comment), answers: to.id },
          });
          answer(null);
        }}
      />
    );
  const one = (comment: OfferComment) => (
    <OfferCommentItem comment={comment} onAnswer={mayAnswer ? () => answer(comment) : undefined} />
  );
  const heads = comments.filter(({ answers }) => answers === null).toReversed();
  return (
    <ol className={classes.course} aria-label="Historia komentarzy">
      {heads.map((head) => {
        const under = comments.filter(({ answers }) => answers === head.id);
        return (
          <li key={head.id}>
            {one(head)}
            {(under.length > 0 || answering?.id === head.id) && (
              <div className={classes.under}>
                {under.length > 0 && (
                  <ul
                    className={classes.course}
                    aria-label={`Odpowiedzi: ${head.createdBy?.name ?? ''}`}
                  >
                    {under.map((each) => (
                      <li key={each.id}>
                        {one(each)}
                        {box(each)}
                      </li>
                    ))}
                  </ul>
                )}
                {box(head)}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
