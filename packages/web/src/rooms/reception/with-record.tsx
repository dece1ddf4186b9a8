import { addressOf } from '@zaplecze/contract/addresses';
import { getReception, type Reception } from '@zaplecze/contract/rooms/reception/calls';
import type { Category } from '@zaplecze/contract/rooms/reception/lists';
import type { ReactNode } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { useFresh } from '../../kit/calls/use-api.ts';
import { PageProblem, PendingPage } from '../../kit/navigation/page-problem.tsx';

/** The record of the address, as the server has it now, for a form that starts from it. */
export function WithRecord({
  id,
  category,
  children,
}: {
  id: number;
  category: Category;
  children: (record: Reception) => ReactNode;
}) {
  const back = addressOf(category === 'guest' ? 'guests' : 'parcels');
  const answer = useFresh(getReception, { params: { id } });
  if (answer.error || !answer.data) return <PendingPage answer={answer} back={back} />;
  const { reception } = answer.data;
  if (reception.category !== category) {
    const text = 'Ten wpis jest w drugim rejestrze recepcji.';
    return <PageProblem error={new ApiError(404, text)} text={text} back={back} />;
  }
  return children(reception);
}
