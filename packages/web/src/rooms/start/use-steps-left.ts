import { countStart } from '@zaplecze/contract/rooms/start/remaining';
import { useEffect, useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { whenIdle } from '../../kit/first-screen/idle.ts';

/**
 * How many first steps wait. Asked for after the first screen, and not again once none does: most
 * companies have long done them.
 */
export function useStepsLeft(): number | undefined {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useApi(
    countStart,
    {},
    { staleTime: 60_000, enabled: (query) => idle && query.state.data?.left !== 0 },
  );
  return data?.left;
}
