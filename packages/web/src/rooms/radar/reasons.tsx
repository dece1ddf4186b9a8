import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Reason } from '@zaplecze/contract/rooms/radar/calls';
import { reasonWords, remedyWords } from '@zaplecze/contract/rooms/radar/words';
import classes from './reasons.module.css';

/** Why something is in danger, a line a reason, and the cheapest thing to do about the first. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const remedy = reasons[0]?.remedy;
  return (
    <span className={classes.reasons}>
      {reasons.map((reason) => (
        <span key={reason.kind} className={classes.line} data-kind={reason.kind}>
          {reasonWords(reason)}
        </span>
      ))}
      {remedy && <span className={classes.remedy}>{remedyWords(remedy, warsawDay())}</span>}
    </span>
  );
}
