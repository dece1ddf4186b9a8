import {
  type BalanceDifference,
  differenceReasons,
  listDifferences,
} from '@zaplecze/contract/rooms/absences/balance-report/calls';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { ExportButton } from '../../../kit/lists/export/export-button.tsx';
import { hoursInWords } from '../balances/balance-words.ts';
import classes from '../balances/balances.module.css';

const reasonWords = ({ reasons }: BalanceDifference) =>
  differenceReasons
    .filter(({ id }) => reasons.includes(id))
    .map(({ name }) => name)
    .join('; ');

/** Balances that differ: before, now, and why. */
export function ReportDialog({
  list,
  onClose,
}: {
  list: BalanceDifference[];
  onClose: () => void;
}) {
  return (
    <Modal title="Różnice sald" opened onClose={onClose} size={760}>
      <div className={classes.dialog}>
        <div className={classes.head}>
          <p className={classes.quiet}>
            Zostało przed zmianą zasad i teraz. Wpis ręczny („Zmień” przy saldzie) obowiązuje
            zawsze.
          </p>
          <ExportButton endpoint={listDifferences} query={{}} count={list.length} />
        </div>
        <ul className={classes.list}>
          {list.map((row) => (
            <li key={`${row.user.id}-${row.type.id}`}>
              <span className={classes.type}>{row.user.name}</span>
              <span>
                {row.type.name}: {hoursInWords(row.before, row.dayHours)} →{' '}
                <strong>{hoursInWords(row.after, row.dayHours)}</strong>
                <p className={classes.quiet}>{reasonWords(row)}</p>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
