import type { HistoryEndpoint } from '@zaplecze/contract/rooms/history/calls';
import { Suspense } from 'react';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { MainBox } from '../../kit/records/details.tsx';
import { Loading } from '../../kit/records/states.tsx';

const History = suspendingPart(part(() => import('./history-list.tsx'), 'History'));

/** 'Historia zmian' on a record's page; read only once somebody opens it. */
export function HistoryPanel({
  open,
  ...props
}: {
  endpoint: HistoryEndpoint;
  id: number;
  /** On a page, or a part of it, that shows nothing else. */
  open?: boolean;
}) {
  return (
    <MainBox title="Historia zmian" folds={open ? undefined : 'closed'}>
      <Suspense fallback={<Loading />}>
        <History {...props} />
      </Suspense>
    </MainBox>
  );
}
