import { addressOf } from '@zaplecze/contract/addresses';
import type { AcceptanceLink } from '@zaplecze/contract/rooms/issues/acceptance/calls';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { wayWords } from '@zaplecze/contract/rooms/issues/status-ways';
import { LinkButton } from '../../../kit/navigation/link.tsx';
import { formatDateTime } from '../../../kit/records/format.ts';
import classes from './acceptance.module.css';

type Outcome = NonNullable<AcceptanceLink['outcome']>;

/** The meaning of a status to the person who was to decide. */
function becameOf({ status: { id } }: Outcome): string {
  if (id === issueStatus.accepted) return 'zostało zaakceptowane';
  if (id === issueStatus.cancelled) return 'zostało anulowane';
  return 'wróciło do poprawy';
}

const titles: Record<AcceptanceLink['state'], string> = {
  open: '',
  used: 'Dziękujemy, gotowe',
  decided: 'Już po decyzji',
  expired: 'Ten odnośnik wygasł',
  removed: 'Nie ma już tego zgłoszenia',
  dead: 'Ten odnośnik już nie działa',
};

/** A link that does nothing any more says what became of it. */
export function AcceptanceOver({ link: { state, name, outcome } }: { link: AcceptanceLink }) {
  const title =
    state === 'used' && outcome?.status.id === issueStatus.inProgress
      ? 'Zwrócono do poprawy'
      : state === 'used' && outcome?.status.id === issueStatus.accepted
        ? 'Zaakceptowano'
        : titles[state];
  const subject = name === null ? 'Zgłoszenie' : `Zgłoszenie „${name}”`;
  return (
    <div role="status">
      <h1>{title}</h1>
      {outcome && (
        <p className={classes.words}>
          {subject} {becameOf(outcome)} {formatDateTime(outcome.at)}
          {outcome.way && ` (${wayWords[outcome.way]})`}.
          {state === 'used' && ' Ten odnośnik spełnił swoje zadanie i nic już nie zmieni.'}
        </p>
      )}
      {state === 'expired' && (
        <p className={classes.words}>
          {subject} nadal czeka na Twoją decyzję. Po zalogowaniu zrobisz to na stronie zgłoszenia.
        </p>
      )}
      {state === 'removed' && <p className={classes.words}>Zgłoszenie zostało usunięte.</p>}
      {state === 'dead' && (
        <p className={classes.words}>
          Odnośnik traci ważność, gdy zmienisz hasło, wylogujesz się wszędzie albo gdy zgłoszenie ma
          już innego zlecającego. Po zalogowaniu zobaczysz, co na Ciebie czeka.
        </p>
      )}
      <LinkButton to={addressOf('login')} fullWidth variant="default">
        Zaloguj się
      </LinkButton>
    </div>
  );
}
