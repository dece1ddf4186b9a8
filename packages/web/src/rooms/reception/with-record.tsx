import { useParams } from '@tanstack/react-router';
import { getReception, type Reception } from '@zaplecze/contract/reception';
import type { Category } from '@zaplecze/contract/reception.lists';
import type { ReactNode } from 'react';
import { ApiError } from '../../kit/api.ts';
import { PageProblem } from '../../kit/page-problem.tsx';
import { DetailSkeleton } from '../../kit/states.tsx';
import { useFresh } from '../../kit/use-api.ts';

/** The record of the address, as the server has it now, for a form that starts from it. */
export function WithRecord({
  category,
  children,
}: {
  category: Category;
  children: (record: Reception) => ReactNode;
}) {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const back = category === 'guest' ? '/guest' : '/package';
  const answer = useFresh(getReception, { params: { id } });
  if (answer.error)
    return <PageProblem error={answer.error} retry={() => void answer.refetch()} back={back} />;
  if (!answer.data) return <DetailSkeleton />;
  const { reception } = answer.data;
  if (reception.category !== category) {
    const text = 'Ten wpis jest w drugim rejestrze recepcji.';
    return <PageProblem error={new ApiError(404, text)} text={text} back={back} />;
  }
  return children(reception);
}
