import type { HistoryEndpoint } from '@zaplecze/contract/history';
import { Suspense } from 'react';
import { MainBox } from './details.tsx';
import { lazyPart } from './lazy-part.tsx';
import { Loading } from './states.tsx';

const History = lazyPart(() => import('./history/history.tsx').then((m) => m.History));

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
