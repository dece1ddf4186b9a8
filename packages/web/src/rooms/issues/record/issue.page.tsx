import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { useEffect } from 'react';
import { useMay } from '../../../kit/calls/session.ts';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { DetailSkeleton } from '../../../kit/records/states.tsx';
import { OneIssue } from '../your-issue.page.tsx';

/** An issue from among all of them; who has no such list is led to the same one among their own. */
export function IssuePage({ id }: ParamsOf<'issue'>) {
  return useMay(listIssues) ? (
    <OneIssue id={id} back={addressOf('issues')} />
  ) : (
    <AmongOwn id={id} />
  );
}

function AmongOwn({ id }: ParamsOf<'issue'>) {
  const go = useGo();
  useEffect(() => void go(addressOf('yourIssue', { id }), { replace: true }), [go, id]);
  return <DetailSkeleton />;
}
