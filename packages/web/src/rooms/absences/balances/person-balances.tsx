import { addressOf } from '@zaplecze/contract/addresses';
import { getBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { useMe } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { MainBox } from '../../../kit/records/details.tsx';
import { Loading } from '../../../kit/records/states.tsx';
import { EmploymentTerms } from '../employment/employment-terms.tsx';
import { Rosters } from '../working-time/rosters.tsx';
import { BalanceList } from './balance-list.tsx';
import { gapWords } from './balance-words.ts';
import classes from './balances.module.css';

/**
 * On a profile: what the person may still take this year, where types have limits, and when they work. `left`: they are here no
 * more, and what is left of their leave is paid out by their last day.
 */
export function PersonBalances({ user, left }: { user: number; left: boolean }) {
  const me = useMe();
  const { data, isPending } = useApi(getBalances, { params: { id: user }, query: {} });
  const person = data?.person;
  if (isPending)
    return (
      <MainBox title="Urlopy i salda">
        <Loading />
      </MainBox>
    );
  if (!person) return null;
  return (
    <MainBox
      title={`Urlopy i salda ${person.year}`}
      action={
        <AppLink to={addressOf('absenceRequests', { filter: { user } })}>
          Wnioski o nieobecność
        </AppLink>
      }
    >
      {me.flags.manager && (left || person.lacks.length > 0) && (
        <div className={classes.gaps}>
          <span>
            {left
              ? 'Konto jest wyłączone. Urlop liczy się do ostatniego dnia pracy.'
              : `Brakuje: ${gapWords(person.lacks)}.`}
          </span>
          <AppLink to={addressOf('balances', { item: user })}>
            {left ? 'Salda i etat' : 'Uzupełnij'}
          </AppLink>
        </div>
      )}
      {person.balances.length > 0 && <BalanceList balances={person.balances} />}
      <EmploymentTerms person={user} reads />
      <Rosters person={user} reads />
    </MainBox>
  );
}
