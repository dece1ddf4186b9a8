import type { Balance } from '@zaplecze/contract/rooms/absences/balances/calls';
import type { ReactNode } from 'react';
import { carriedInWords, hoursInWords, leftInWords } from './balance-words.ts';
import classes from './balances.module.css';

/** A line for each type: what is left of what, what was used, what waits. `beside`: what one may do with it. */
export function BalanceList(props: {
  balances: Balance[];
  beside?: (balance: Balance) => ReactNode;
}) {
  const { balances, beside } = props;
  return (
    <ul className={classes.list}>
      {balances.map((balance) => {
        const { type, within, used, planned, waiting, dayHours, left, written } = balance;
        const more = [
          `wykorzystano ${hoursInWords(used, dayHours)}`,
          planned > 0 && `zaplanowano ${hoursInWords(planned, dayHours)}`,
          waiting > 0 && `czeka ${hoursInWords(waiting, dayHours)}`,
          carriedInWords(balance),
          within && `w ramach: ${within.name}`,
          written.entitled !== null && 'wymiar wpisany ręcznie',
          written.carried !== null && 'zaległość wpisana ręcznie',
        ].filter(Boolean);
        return (
          <li key={type.id}>
            <span className={classes.type}>{type.name}</span>
            <span>
              <span className={left < 0 ? classes.over : undefined}>{leftInWords(balance)}</span>
              <p className={classes.quiet}>{more.join(', ')}</p>
            </span>
            {beside?.(balance)}
          </li>
        );
      })}
    </ul>
  );
}
