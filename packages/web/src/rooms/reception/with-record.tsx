import { useParams } from '@tanstack/react-router';
import { getReception, type Reception } from '@zaplecze/contract/reception';
import type { Category } from '@zaplecze/contract/reception.lists';
import type { ReactNode } from 'react';
import { DetailSkeleton, EmptyState, ErrorState } from '../../kit/states.tsx';
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
  const answer = useFresh(getReception, { params: { id } });
  if (answer.error) return <ErrorState error={answer.error} retry={() => void answer.refetch()} />;
  if (!answer.data) return <DetailSkeleton />;
  const { reception } = answer.data;
  if (reception.category !== category) {
    return <EmptyState title="Nie znaleziono" text="Ten wpis jest w drugim rejestrze recepcji." />;
  }
  return children(reception);
}
