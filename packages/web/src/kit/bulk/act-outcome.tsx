import type { BulkKind } from '@zaplecze/contract/rooms/bulk/lists';
import type { RowAct } from './acts.ts';
import classes from './bulk.module.css';
import { rowsCounted } from './row-words.ts';
import type { BulkOutcome } from './run-act.ts';

/** Names that stand behind one reason; of more it says how many. */
const mostNamed = 5;

/** Refusals that another value of a field can mend are told beside that field. */
export function mendable<R>(act: RowAct<R>, { refused }: BulkOutcome<R>) {
  /** The field that would mend a refusal. */
  const mends = ({ errors }: BulkOutcome<R>['refused'][number]) =>
    act.besides?.find(({ field, instead }) =>
      instead ? errors[instead.field] === instead.message : field in errors,
    )?.field;
  const missing = new Map<string, { message: string; rows: R[] }>();
  const others: BulkOutcome<R>['refused'] = [];
  for (const one of refused) {
    const field = mends(one);
    if (!field) others.push(one);
    else {
      const known = missing.get(field)?.rows ?? [];
      missing.set(field, { message: one.message, rows: [...known, one.row] });
    }
  }
  return { missing, others };
}

/** What comes of it, or came: how many have it already, and which are left out and why. */
export function ActOutcome<R>({
  kind,
  outcome,
  nameOf,
  leftOut,
}: {
  kind: BulkKind;
  outcome: Pick<BulkOutcome<R>, 'same' | 'refused'>;
  nameOf: (row: R) => string;
  leftOut: string;
}) {
  const reasons = Map.groupBy(outcome.refused, (one) => one.message);
  return (
    <div role="status" className={classes.told}>
      {outcome.same.length > 0 && <p>Mają to już: {rowsCounted(kind, outcome.same.length)}.</p>}
      {outcome.refused.length > 0 && (
        <>
          <p>
            {leftOut}: {rowsCounted(kind, outcome.refused.length)}
          </p>
          <ul>
            {[...reasons].map(([message, rows]) => (
              <li key={message}>
                <strong>{message}</strong>:{' '}
                {rows
                  .slice(0, mostNamed)
                  .map(({ row }) => nameOf(row))
                  .join(', ')}
                {rows.length > mostNamed && ` i jeszcze ${rows.length - mostNamed}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
