import { getStart } from '@zaplecze/contract/rooms/start/calls';
import { useApi } from '../../kit/calls/use-api.ts';

/** How far the company has come, asked again while a trial of a letter or a copy is under way. */
export const useStart = () =>
  useApi(
    getStart,
    {},
    {
      refetchInterval: (query) =>
        query.state.data?.trials.some(({ state }) => state === 'waiting') ? 700 : false,
    },
  );
