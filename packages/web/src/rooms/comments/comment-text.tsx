import { linksOfNumbers } from '@zaplecze/contract/kit/values/mentions';
import { MentionWords } from '../../kit/fields/writing/mention-words.tsx';
import { FormattedText } from '../../kit/records/formatted-text.tsx';
import classes from './comments.module.css';

/** The words of a comment, plain or formatted. */
export function CommentText({
  comment: { text, html, mentions },
}: {
  comment: { text: string; html: string | null; mentions: { id: number; name: string }[] };
}) {
  const words = (
    <p className={classes.text}>
      <MentionWords text={text} people={mentions} />
    </p>
  );
  if (html === null) return words;
  return <FormattedText html={linksOfNumbers(html, mentions)} words={words} />;
}
