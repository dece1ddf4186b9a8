import { Button } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { endReport, listDifferences } from '@zaplecze/contract/rooms/absences/balance-report/calls';
import { useState } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { PartToCome } from '../../../kit/first-screen/in-order.tsx';
import classes from '../balances/balances.module.css';
import { ReportDialog } from './report-dialog.tsx';

/** For administrators, until one of them puts it away: that balances are counted otherwise, and whose differ. */
export function ReportNote() {
  const { data, error } = useApi(listDifferences, {});
  const [opened, setOpened] = useState(false);
  const end = useSend(endReport, { toast: 'Raport schowany' });
  if (!data) return error ? null : <PartToCome />;
  if (!data.shown) return null;
  const { list } = data;
  return (
    <div className={classes.gaps}>
      <p className={classes.quiet}>
        Salda liczą się teraz według grafików, a każdy dzień raz.{' '}
        {countWords(list.length, 'saldo jest inne', 'salda są inne', 'sald jest innych')} niż dotąd.
      </p>
      <span className={classes.acts}>
        <Button size="compact-sm" variant="default" onClick={() => setOpened(true)}>
          Zobacz różnice
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={end.isPending}
          onClick={() => end.mutate({})}
        >
          Przeczytane, schowaj
        </Button>
      </span>
      {opened && <ReportDialog list={list} onClose={() => setOpened(false)} />}
    </div>
  );
}
