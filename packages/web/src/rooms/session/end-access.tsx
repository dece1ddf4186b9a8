import { listFeeds } from '@zaplecze/contract/rooms/feeds/calls';
import { listTokens } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { CheckboxField } from '../../kit/fields/choice-fields.tsx';

/** Whether what opens the account without a password ends too; not asked where there is no such thing. */
export function EndAccessOf({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <CheckboxField
      name="endAccess"
      label={`Zakończ też klucze dostępu i adresy kalendarzy (${count})`}
    />
  );
}

/** The same for the signed-in person. */
export function EndAccess() {
  const tokens = useApi(listTokens, {}).data?.list ?? [];
  const feeds = useApi(listFeeds, {}).data?.list ?? [];
  return (
    <EndAccessOf count={tokens.filter((one) => one.state === 'active').length + feeds.length} />
  );
}
