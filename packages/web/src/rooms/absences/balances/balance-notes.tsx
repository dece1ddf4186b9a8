import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { countGaps } from '@zaplecze/contract/rooms/absences/employment/calls';
import { useMe } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { PartToCome } from '../../../kit/first-screen/in-order.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { ReportNote } from '../balance-report/report-note.tsx';
import classes from './balances.module.css';

/** Above the balances: what is counted otherwise than before, for administrators, and whom something lacks. */
export function BalanceNotes() {
  const me = useMe();
  return (
    <>
      {me.flags.admin && <ReportNote />}
      <Gaps />
    </>
  );
}

/** How many people lack what leave is worked out by; nothing where nobody does. */
function Gaps() {
  const { data, error } = useApi(countGaps, {});
  if (!data) return error ? null : <PartToCome />;
  const { count } = data;
  if (count === 0) return null;
  const words = countWords(count, 'osobie', 'osobom', 'osobom');
  return (
    <div className={classes.gaps}>
      <span>
        {words} brakuje pierwszego dnia pracy, grafiku (przy części etatu) albo zaległego urlopu.
      </span>
      <AppLink to={addressOf('balances', { filter: { lacks: 1 } })}>Pokaż</AppLink>
    </div>
  );
}
