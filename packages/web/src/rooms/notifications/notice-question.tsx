import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { commentIssue } from '@zaplecze/contract/rooms/issues/calls';
import { answerOffer } from '@zaplecze/contract/rooms/offers/calls';
import { answerQuestion } from '@zaplecze/contract/rooms/questions/calls';
import { commentTask } from '@zaplecze/contract/rooms/tasks/calls';
import { Suspense, useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { AnswerField } from '../questions/index.ts';
import type { Notification } from './notification-row.tsx';
import classes from './notifications.module.css';

type Props = { row: Notification; onAnswer: () => void };

/** A question with its words, answered where its notice is read; and a comment that calls the reader, the same way. */
export function NoticeQuestion({ row, onAnswer }: Props) {
  const { question } = row;
  if (!question) return <CommentAnswer row={row} onAnswer={onAnswer} />;
  return (
    <>
      <p className={classes.words}>„{question.text}”</p>
      {question.answer !== null && <p className={classes.words}>{question.answer}</p>}
      {question.answer === null && !question.mine && (
        <Suspense fallback={<div className={classes.decision} />}>
          <AnswerField
            to={row.params.name ?? ''}
            send={async (text) => {
              await call(answerQuestion, { params: { id: question.id }, body: { text } });
              onAnswer();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function CommentAnswer({ row: { comment, params }, onAnswer }: Props) {
  const [open, setOpen] = useState(false);
  if (!comment) return null;
  const { id, project, task, procedure, service, name } = params;
  const send = async (text: string) => {
    const body = { text, answers: comment.id };
    if (comment.on === 'offer')
      await call(answerOffer, {
        params: { id: id ?? 0 },
        body: { comment: text, answers: comment.id },
      });
    else if (comment.on === 'issue') await call(commentIssue, { params: { id: id ?? 0 }, body });
    else if (project && task && procedure && service)
      await call(commentTask, { params: { project, task, procedure, service }, body });
    setOpen(false);
    onAnswer();
  };
  if (!open)
    return (
      <div className={classes.decision}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconMessage size={16} stroke={1.75} aria-hidden />}
          aria-label={`Odpowiedz: ${name}`}
          onClick={() => setOpen(true)}
        >
          Odpowiedz
        </Button>
      </div>
    );
  return (
    <Suspense fallback={<div className={classes.decision} />}>
      <AnswerField to={name ?? ''} send={send} />
    </Suspense>
  );
}
