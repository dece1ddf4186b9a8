import type { AbsenceRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { ColorDot, StatusDot } from '../../../kit/records/color-pill.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { formatDateTime, formatDays, formatHours } from '../../../kit/records/format.ts';
import { lengthOf } from '../absence-words.ts';
import { carriedInWords, hoursInWords, leftInWords } from '../balances/balance-words.ts';
import { changeWords, whenWords } from './change-words.ts';
import classes from './request-dialog.module.css';

/** Days, what they take of which balance, and the decision if there is one. */
export function RequestFacts({ request }: { request: AbsenceRequest }) {
  const { type, status, workDays, balances, change, takesNow } = request;
  return (
    <div className={classes.facts}>
      {change && (
        <Fact label="Prośba o zmianę na">
          <strong>{changeWords(change, request)}</strong>
          {change.note && <span className={classes.line}>{change.note}</span>}
        </Fact>
      )}
      <Fact label={change ? 'Zaakceptowano wcześniej' : 'Kiedy'}>
        {whenWords(request)}
        {!request.hours && (
          <span className={classes.quiet}>
            {' '}
            ({lengthOf(request, change ? undefined : workDays)})
          </span>
        )}
      </Fact>
      <Fact label="Typ">
        <ColorDot color={type.color}>{type.name}</ColorDot>
      </Fact>
      <Fact label="Status">
        <StatusDot status={status} />
      </Fact>
      <Fact label="Złożony">{formatDateTime(request.created)}</Fact>
      {request.decidedBy && (
        <Fact label={status.id === absenceStatus.withdrawn ? 'Wycofany przez' : 'Zdecydował(a)'}>
          {request.decidedBy.name}, {formatDateTime(request.decidedAt)}
        </Fact>
      )}
      {request.reason && <Fact label="Powód">{request.reason}</Fact>}
      {(balances.length > 0 || takesNow !== null) && (
        <div className={classes.balances}>
          <Fact label="Saldo">
            {balances.map((balance) => (
              <span key={`${balance.type.id}-${balance.year}`} className={classes.line}>
                {balance.type.name} {balance.year}: {leftInWords(balance)}
                {carriedInWords(balance) && `, ${carriedInWords(balance)}`}
                {balance.waiting > 0 &&
                  `; w innych wnioskach czeka ${hoursInWords(balance.waiting, balance.dayHours)}`}
              </span>
            ))}
            <span className={classes.quiet}>{takesWords(request)}</span>
          </Fact>
        </div>
      )}
    </div>
  );
}

/** What it takes of the balance: with it while it is accepted, without it while it waits. */
function takesWords(request: AbsenceRequest): string {
  const { takes, dayHours, change, status } = request;
  const hours = hoursInWords(takes, dayHours);
  if (change?.type) return changeTakesWords(request, change.type);
  if (change) return `Odwołanie oddaje ${hours}.`;
  if (status.id === absenceStatus.accepted)
    return `Ta nieobecność bierze z tego ${hours}, już odjęte.`;
  return `Ten wniosek bierze ${hours}.`;
}

/** What a change takes instead of what stands: of the same limit, or of another one. */
function changeTakesWords(
  { takes, takesNow, dayHours, balances, type }: AbsenceRequest,
  wanted: { id: number; name: string },
): string {
  const [now, then] = [takesNow ?? 0, takes].map((hours) => hoursInWords(hours, dayHours));
  if (wanted.id === type.id) return `Teraz bierze ${now}, po zmianie ${then}.`;
  const back = takesNow !== null && `oddaje ${now} (${type.name})`;
  const more = balances.length > 0 && `bierze ${then} (${wanted.name})`;
  return `Zmiana ${[back, more].filter(Boolean).join(' i ')}.`;
}

/** Colleagues of the department who are away on those days, or have requested it. */
export function WhoElse({ request: { colleagues, department } }: { request: AbsenceRequest }) {
  const where = department ? `w dziale ${department.name}` : 'w dziale';
  return (
    <section className={classes.others}>
      <h3>Kto jeszcze jest wtedy nieobecny {where}</h3>
      {colleagues.length === 0 ? (
        <p className={classes.quiet}>Nikt.</p>
      ) : (
        <ul>
          {colleagues.map(({ user, status, hours, substitutes, ...days }) => (
            <li key={`${user.id}-${days.dateFrom}-${hours ?? ''}`}>
              <strong>{user.name}</strong>, {formatDays(days)}
              {hours && `, ${formatHours(hours)}`}
              {status === absenceStatus.requested && (
                <span className={classes.quiet}> (czeka na akceptację)</span>
              )}
              {substitutes.length > 0 && (
                <span className={classes.quiet}>
                  , zastępuje: {substitutes.map(({ name }) => name).join(', ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const changeStatuses: Record<number, string> = {
  [absenceStatus.accepted]: 'zaakceptowana',
  [absenceStatus.refused]: 'odmowa',
  [absenceStatus.withdrawn]: 'wycofana',
};

/** Changes that were asked for before, and what became of them. */
export function PastChanges({ request }: { request: AbsenceRequest }) {
  if (request.changes.length === 0) return null;
  return (
    <section className={classes.others}>
      <h3>Wcześniejsze prośby o zmianę</h3>
      <ul>
        {request.changes.map((change) => (
          <li key={change.id}>
            {changeWords(change, request)}: {changeStatuses[change.status]}
            {change.decidedBy && `, ${change.decidedBy.name}`}
            {change.decidedAt && `, ${formatDateTime(change.decidedAt)}`}
            {change.reason && <span className={classes.quiet}> ({change.reason})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
