import { answerQuestion, listQuestions } from '@zaplecze/contract/rooms/questions/calls';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { formatDateTime } from '../../kit/records/format.ts';
import { AnswerField } from './answer-field.tsx';
import classes from './questions.module.css';

/** What the reader and a colleague asked each other; nothing when that is nothing. */
export function QuestionsBetween({ person }: { person: { id: number; name: string } }) {
  const me = useMe();
  const { data, error } = useApi(listQuestions, { params: { id: person.id } });
  if (!data) return error ? null : <PartToCome />;
  if (data.list.length === 0) return null;
  return (
    <MainBox title="Pytania między Wami" count={data.list.length}>
      <ul className={classes.list}>
        {data.list.map(({ id, author, text, created, answer, answeredAt }) => (
          <li key={id}>
            <p className={classes.line}>
              <strong>{author.id === me.id ? 'Ty' : author.name}</strong> {text}
              <time dateTime={created}>{formatDateTime(created)}</time>
            </p>
            {answer !== null && (
              <p className={classes.line} data-answer>
                <strong>{author.id === me.id ? person.name : 'Ty'}</strong> {answer}
                <time dateTime={answeredAt ?? undefined}>{formatDateTime(answeredAt)}</time>
              </p>
            )}
            {answer === null && author.id !== me.id && (
              <AnswerField
                to={author.name}
                send={(words) => call(answerQuestion, { params: { id }, body: { text: words } })}
              />
            )}
          </li>
        ))}
      </ul>
    </MainBox>
  );
}
