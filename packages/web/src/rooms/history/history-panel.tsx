import type { HistoryEndpoint } from '@zaplecze/contract/history';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { Loading } from '../../kit/records/states.tsx';

const History = lazyPart(() => import('./history-list.tsx').then((m) => m.History));

/** 'Historia zmian' on a record's page; read only once somebody opens it. */
export function HistoryPanel(props: { endpoint: HistoryEndpoint; id: number }) {
  return (
    <MainBox title="Historia zmian" folds="closed">
      <Suspense fallback={<Loading />}>
        <History {...props} />
      </Suspense>
    </MainBox>
  );
}
