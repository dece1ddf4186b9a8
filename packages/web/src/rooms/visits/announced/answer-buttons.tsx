import { Button } from '@mantine/core';
import { answerVisit } from '@zaplecze/contract/rooms/visits/calls';
import { answerName, type GuestAnswer, guestAnswers } from '@zaplecze/contract/rooms/visits/lists';
import { useSend } from '../../../kit/calls/use-send.ts';
import classes from '../front-door.module.css';

/** "Schodzę" and "5 minut": what the host says to a guest who waits, seen at once at the reception. */
export function AnswerButtons(props: { id: number; name: string; answer: GuestAnswer | null }) {
  const { id, name, answer } = props;
  const send = useSend(answerVisit, { toast: 'Recepcja już wie' });
  return (
    <div className={classes.answer}>
      {guestAnswers.map((one) => (
        <Button
          key={one.id}
          size="compact-sm"
          variant={one.id === 'coming' ? 'filled' : 'default'}
          disabled={answer === one.id}
          loading={send.isPending && send.variables.body?.answer === one.id}
          aria-label={`${one.name}: ${name}`}
          onClick={() => send.mutate({ params: { id }, body: { answer: one.id } })}
        >
          {one.name}
        </Button>
      ))}
      {answer && <span className={classes.said}>Odpowiedź: {answerName(answer)}</span>}
    </div>
  );
}
