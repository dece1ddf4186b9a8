import { addressOf } from '@zaplecze/contract/addresses';
import { listFeeds } from '@zaplecze/contract/rooms/feeds/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { TableSkeleton } from '../../kit/lists/table/table-skeleton.tsx';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { Addresses } from './addresses.tsx';

/** On one's own profile, beside sessions and keys: the addresses that calendars read. */
export function OwnAddresses() {
  const { data, error, refetch } = useApi(listFeeds, {});
  return (
    <MainBox
      title="Adresy kalendarzy"
      action={
        <LinkButton size="xs" variant="default" to={addressOf('feeds')}>
          Nowy adres
        </LinkButton>
      }
    >
      {data ? (
        <Addresses feeds={data.list} />
      ) : (
        <PendingAnswer answer={{ error, refetch }} shape={<TableSkeleton columns={3} rows={1} />} />
      )}
    </MainBox>
  );
}
