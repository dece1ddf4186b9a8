import type { AbsenceCheck } from '@zaplecze/contract/rooms/absences/balances/calls';
import classes from '../absence-form.module.css';
import { hoursInWords } from '../balances/balance-words.ts';

/** Under the form: what the absence takes, what is left then, and who decides about it. */
export function CheckWords({ check }: { check: AbsenceCheck | undefined }) {
  return (
    <div aria-live="polite" className={classes.check}>
      {check?.balances.map(({ type, year, left, waiting, after, dayHours }) => (
        <p key={`${type.id}-${year}`} data-over={after < 0 || undefined}>
          <strong>
            {type.name} {year}:
          </strong>{' '}
          masz {hoursInWords(left, dayHours)}
          {waiting > 0 && `, o ${hoursInWords(waiting, dayHours)} prosisz już`}
          {after < 0
            ? `; brakuje ${hoursInWords(-after, dayHours)}`
            : `; zostanie ${hoursInWords(after, dayHours)}`}
        </p>
      ))}
      {check?.needsDecision && (
        <p>
          Decyduje: {check.asks.map(({ name }) => name).join(', ')}. Do tego czasu nieobecność
          czeka.
        </p>
      )}
    </div>
  );
}
