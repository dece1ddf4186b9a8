import { countStart } from '@zaplecze/contract/rooms/start/remaining';
import { useApi } from '../../kit/calls/use-api.ts';
import { useFirstScreen } from '../../kit/first-screen/use-first-screen.ts';

/**
 * How many first steps wait. Asked for after the first screen, and not again once none does: most
 * companies have long done them.
 */
export function useStepsLeft(): number | undefined {
  const shown = useFirstScreen();
  const { data } = useApi(
    countStart,
    {},
    { staleTime: 60_000, enabled: (query) => shown && query.state.data?.left !== 0 },
  );
  return data?.left;
}
