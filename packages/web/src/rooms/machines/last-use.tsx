import type { Column } from '../../kit/lists/types.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';

type Used = { lastUsed: string | null; lastAddress: string | null };

/** When, and from which address, a key or an application came last. */
export const lastUse = <R extends Used>(header: string): Column<R> => ({
  key: 'lastUsed',
  header,
  render: ({ lastUsed, lastAddress }) =>
    lastUsed ? (
      <span title={lastAddress ? `z adresu ${lastAddress}` : undefined}>
        <DateTimeText value={lastUsed} />
      </span>
    ) : (
      'jeszcze nie'
    ),
});
