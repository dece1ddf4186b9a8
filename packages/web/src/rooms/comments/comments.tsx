import type { RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import type { Comment } from '@zaplecze/contract/rooms/comments/calls';
import { useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import type { Nameable } from '../../kit/fields/writing/mention-area.tsx';
import { hasDraft } from '../../kit/forms/drafts/drafts.ts';
import { CommentBox } from './comment-box.tsx';
import classes from './comments.module.css';
import { OneComment } from './one-comment.tsx';
import { useOpened } from './use-opened.ts';

type CommentsProps = {
  comments: Comment[];
  /** Closed records only show theirs. */
  readOnly?: boolean;
  /** People who may be mentioned there. */
  people: Nameable;
  /** Puts a comment on the record; `answers`: under which one. */
  add: (comment: { text: RichText; answers?: number }) => Promise<unknown>;
};

/** Comments of a record, answers under what they answer, with the box to add one; author, manager and admin may edit (may). */
export function Comments({ comments, readOnly, people, add }: CommentsProps) {
  const me = useMe().id;
  const place = people.place ?? '';
  const answerPlace = ({ id }: Comment) => `answer/${place}/${id}`;
  // What was begun before a reload is gone on with.
  const [answering, answer] = useState<Comment | null>(
    () => comments.find((one) => hasDraft(me, answerPlace(one))) ?? null,
  );
  useOpened(comments);
  const heads = comments.filter((one) => one.answers === null);
  const box = (to: Comment) =>
    answering?.id === to.id && (
      <CommentBox
        label={`Odpowiedź: ${to.createdBy.name}`}
        save="Odpowiedz"
        people={people}
        place={answerPlace(to)}
        onCancel={() => answer(null)}
        onSave={async (text) => {
          await add({ text, answers: to.id });
          answer(null);
        }}
      />
    );
  const one = (comment: Comment) => (
    <OneComment
      key={comment.id}
      comment={comment}
      people={people}
      onAnswer={readOnly ? undefined : () => answer(comment)}
    />
  );
  return (
    <div className={classes.comments}>
      {!readOnly && (
        <CommentBox
          label="Nowy komentarz"
          save="Dodaj komentarz"
          people={people}
          place={`comment/${place}`}
          onSave={async (text) => void (await add({ text }))}
        />
      )}
      {comments.length === 0 && <p className={classes.none}>Nie ma jeszcze komentarzy.</p>}
      <ul className={classes.list} aria-label="Komentarze">
        {heads.map((head) => {
          const answers = comments.filter(({ answers: to }) => to === head.id);
          return (
            <li key={head.id}>
              {one(head)}
              {(answers.length > 0 || answering?.id === head.id) && (
                <div className={classes.under}>
                  {answers.length > 0 && (
                    <ul className={classes.list} aria-label={`Odpowiedzi: ${head.createdBy.name}`}>
                      {answers.map((each) => (
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
      </ul>
    </div>
  );
}
