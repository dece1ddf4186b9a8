import { addressOf } from '@zaplecze/contract/addresses';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { issueFields } from '@zaplecze/contract/rooms/issues/fields';
import { issueEnded } from '@zaplecze/contract/rooms/issues/lists';
import { CustomRows } from '../../../kit/custom-fields/custom-facts.tsx';
import { suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { ColorDot } from '../../../kit/records/color-pill.tsx';
import { DateTimeText, Overdue } from '../../../kit/records/date-text.tsx';
import { Fact } from '../../../kit/records/details.tsx';
import { FieldFacts } from '../../../kit/records/field-facts.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import { LackingTogether } from '../../../kit/records/in-place/lacking.tsx';
import { OnBehalf, PersonName } from '../../person-names/index.ts';
import classes from '../issues.module.css';
import { PromiseFacts } from './issue-promise.tsx';

const its = { fields: issueFields };

const Editor = suspendingPart(part(() => import('./issue-editor.tsx'), 'IssueEditor'));

/** Changes a field of an issue where it is read, for who may. */
export const issueEditor = ({ may }: Issue) => (may.edit ? Editor : undefined);

/** The people and dates of an issue. */
export function IssueFacts({ issue }: { issue: Issue }) {
  return (
    <LackingTogether>
      <IssuePeople issue={issue} />
      <FieldFacts
        {...its}
        section="dates"
        record={issue}
        editor={issueEditor(issue)}
        own={{
          dateRealization: (value) => <Overdue value={value} done={!issue.overdue} withTime />,
        }}
      />
      <CustomRows of="issue" record={issue} editor={issueEditor(issue)} />
      <IssueMoments issue={issue} />
    </LackingTogether>
  );
}

const people = ['type', 'client', 'orderedBy', 'users'] as const;

function IssuePeople({ issue }: { issue: Issue }) {
  return (
    <FieldFacts
      {...its}
      only={people}
      record={issue}
      editor={issueEditor(issue)}
      own={{
        client: ({ id, name, color }) => (
          <AppLink to={addressOf('client', { id })}>
            <ColorDot color={color}>{name}</ColorDot>
          </AppLink>
        ),
        orderedBy: (person) => <PersonName person={person} />,
        users: (users) => (
          <>
            <span className={classes.people}>
              {users.map((person) => (
                <PersonName key={person.id} person={person} />
              ))}
            </span>
            <OnBehalf of={issue.onBehalfOf} />
          </>
        ),
      }}
    />
  );
}

function IssueMoments({ issue }: { issue: Issue }) {
  const ended = issueEnded(issue);
  return (
    <>
      <FieldFacts {...its} only={['created', 'assignDate']} record={issue} />
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
