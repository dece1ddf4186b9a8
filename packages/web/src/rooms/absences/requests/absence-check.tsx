import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { AbsenceCheck } from '@zaplecze/contract/rooms/absences/balances/calls';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import classes from '../absence-form.module.css';
import { hoursInWords } from '../balances/balance-words.ts';
import { AbsenceMet } from './absence-met.tsx';
import { begunWords, overWords, whenWords } from './change-words.ts';

/** Under the form: what the absence takes, what is left then, and what saving does. */
export function CheckWords(props: {
  check: AbsenceCheck | undefined;
  entry: CalendarEntry | undefined;
  onReplace: ((entry: CalendarEntry) => void) | undefined;
}) {
  const { check, entry, onReplace } = props;
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
      {check && <AbsenceMet check={check} onReplace={onReplace} />}
      {check && check.givesBack > 0 && (
        <p>
          Oddaje {hoursInWords(check.givesBack, check.dayHours)} urlopu (art. 166 Kodeksu pracy).
          Dowie się o tym też osoba, która decyduje.
        </p>
      )}
      {check?.refusal ? (
        <p data-over>{check.refusal}.</p>
      ) : (
        check && (
          <p data-over={check.outcome === 'past' || undefined}>{outcomeWords(check, entry)}</p>
        )
      )}
    </div>
  );
}

function outcomeWords({ outcome, asks }: AbsenceCheck, entry: CalendarEntry | undefined): string {
  const decides = `Decyduje: ${asks.map(({ name }) => name).join(', ')}.`;
  if (outcome === 'request') return `${decides} Do tego czasu nieobecność czeka.`;
  if (outcome === 'split')
    return `${decides} Czekają tylko dni, które minęły; od dziś nieobecność liczy się od razu.`;
  if (outcome === 'change' && entry)
    return `${decides} Do tego czasu, i po odmowie, obowiązuje to, co zaakceptowane: ${whenWords(entry)}.`;
  if (outcome === 'past') return entry && entry.dateTo >= warsawDay() ? begunWords : overWords;
  if (outcome === 'correction')
    return 'Te dni już minęły: to poprawka, o której dowie się ta osoba.';
  return '';
}
