import { addressOf } from '@zaplecze/contract/addresses';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { issueEnded } from '@zaplecze/contract/rooms/issues/lists';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { ColorDot } from '../../../kit/records/color-pill.tsx';
import { DateTimeText, LimitText, Overdue } from '../../../kit/records/date-text.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { formatDay, formatHours } from '../../../kit/records/format.ts';
import { PersonName } from '../../persons/index.ts';
import { OnBehalf } from '../issue-columns.tsx';
import classes from '../issues.module.css';
import { PromiseFacts } from './issue-promise.tsx';

/** Who, for whom and when, to read. */
export function IssueFacts({ issue }: { issue: Issue }) {
  return (
    <>
      <IssuePeople issue={issue} />
      <Fact label="Graniczna data zakończenia">
        <Overdue value={issue.dateRealization} done={!issue.overdue} withTime />
      </Fact>
      <Fact label="Prognozowana data zakończenia">
        <LimitText value={issue.dateRealizationEstimation} />
      </Fact>
      <Fact label="Wymagany czas">{formatHours(issue.timeRequired)}</Fact>
      <IssueMoments issue={issue} />
    </>
  );
}

export function IssuePeople({
  issue: { type, client, orderedBy, users, onBehalfOf },
}: {
  issue: Issue;
}) {
  return (
    <>
      <Fact label="Typ zgłoszenia">{type.name}</Fact>
      <Fact label="Klient">
        {client && (
          <AppLink to={addressOf('client', { id: client.id })}>
            <ColorDot color={client.color}>{client.name}</ColorDot>
          </AppLink>
        )}
      </Fact>
      <Fact label="Zlecający">
        <PersonName person={orderedBy} />
      </Fact>
      <Fact label="Przydzielono do">
        <span className={classes.people}>
          {users.map((person) => (
            <PersonName key={person.id} person={person} />
          ))}
        </span>
        <OnBehalf of={onBehalfOf} />
      </Fact>
    </>
  );
}

export function IssueMoments({ issue }: { issue: Issue }) {
  const ended = issueEnded(issue);
  return (
    <>
      <Fact label="Utworzono">
        <DateTimeText value={issue.created} />
      </Fact>
      <Fact label="Przydzielono">
        <DateTimeText value={issue.assignDate} />
      </Fact>
      <PromiseFacts issue={issue} />
      {issue.acceptsOn && <Fact label="Zaakceptuje się samo">{formatDay(issue.acceptsOn)}</Fact>}
      {ended && (
        <Fact label="Faktyczna data zakończenia">
          <DateTimeText value={ended} />
        </Fact>
      )}
    </>
  );
}
