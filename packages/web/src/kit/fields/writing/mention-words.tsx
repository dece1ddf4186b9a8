import { piecesOf } from '@zaplecze/contract/kit/values/mentions';
import { Fragment } from 'react';
import { linkedWords } from './linked-words.tsx';
import classes from './mention.module.css';

/** A text with the people whom it names as chips, under the names that they have now. */
export function MentionWords({
  text,
  people,
}: {
  text: string;
  people: readonly { id: number; name: string }[];
}) {
  return piecesOf(text, people).map((piece, at) =>
    'person' in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
      <span key={at} className={classes.name}>
        @{piece.person.name}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
      <Fragment key={at}>{linkedWords(piece.text)}</Fragment>
    ),
  );
}
