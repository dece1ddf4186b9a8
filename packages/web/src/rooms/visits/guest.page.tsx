import type { ParamsOf } from '@zaplecze/contract/addresses';
import { answerVisit, getVisit } from '@zaplecze/contract/rooms/visits/calls';
import { type GuestAnswer, guestAnswer } from '@zaplecze/contract/rooms/visits/lists';
import { useEffect, useRef } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { usePageSearch } from '../../kit/navigation/page-place.tsx';
import { ReceptionViewPage } from '../reception/index.ts';
import { AnswerButtons } from './announced/answer-buttons.tsx';

const answerIn = (value: unknown): GuestAnswer | undefined =>
  guestAnswer.find((one) => one === value);

/** A guest, with the host's answer: given at once to whoever comes by the button of a push or a letter. */
export function GuestPage({ id }: ParamsOf<'guest'>) {
  return <ReceptionViewPage id={id} above={<Answer id={id} />} />;
}

function Answer({ id }: { id: number }) {
  const { data } = useApi(getVisit, { params: { id } });
  const send = useSend(answerVisit, { toast: 'Recepcja już wie' });
  const answer = answerIn(usePageSearch().answer);
  const sent = useRef(false);
  const visit = data?.visit;
  const due = visit?.may.answer && answer && visit.answer !== answer;
  const { mutate } = send;
  useEffect(() => {
    if (!due || sent.current) return;
    sent.current = true;
    mutate({ params: { id }, body: { answer: answer } });
  }, [due, answer, id, mutate]);
  if (!visit?.may.answer) return null;
  return <AnswerButtons id={id} name={visit.fullName ?? ''} answer={visit.answer} />;
}
