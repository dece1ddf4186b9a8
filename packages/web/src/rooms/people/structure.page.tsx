import { addressOf } from '@zaplecze/contract/addresses';
import { listPeople, type PersonRow } from '@zaplecze/contract/rooms/people/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { Avatar } from '../../kit/records/avatar.tsx';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { collator, formatNumber } from '../../kit/records/format.ts';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { PresenceNote, usePresences } from '../absences/index.ts';
import classes from './team.module.css';

type Group = { id: number; name: string; color: string | null; people: PersonRow[] };

/** People by department in the order of its name; those without one stand last. */
function groupsOf(people: PersonRow[]): Group[] {
  const groups = new Map<number, Group>();
  const none: Group = { id: 0, name: 'Bez działu', color: null, people: [] };
  for (const person of people) {
    const { department } = person;
    const group = department ? (groups.get(department.id) ?? { ...department, people: [] }) : none;
    group.people.push(person);
    if (department) groups.set(department.id, group);
  }
  const named = [...groups.values()].sort((a, b) => collator().compare(a.name, b.name));
  return none.people.length > 0 ? [...named, none] : named;
}

/** The company's structure: who works in which department. */
export function StructurePage() {
  const answer = useApi(listPeople, { query: {} });
  // Who is away makes a row higher: all are drawn when that is known.
  const { isPending } = usePresences();
  return (
    <>
      <PageHead title="Struktura firmy" />
      {answer.data && !isPending ? (
        <div className={classes.groups}>
          {groupsOf(answer.data.list).map((group) => (
            <Department key={group.id} group={group} />
          ))}
        </div>
      ) : (
        <PendingAnswer answer={answer} />
      )}
    </>
  );
}

function Department({ group }: { group: Group }) {
  return (
    <section className={classes.group} aria-label={group.name}>
      <h2>
        <ColorDot color={group.color}>{group.name}</ColorDot>
        <span className={classes.count}>{formatNumber(group.people.length)}</span>
      </h2>
      <ul className={classes.people}>
        {group.people.map((person) => (
          <li key={person.id} className={classes.member}>
            <Avatar person={person} size={36} />
            <span className={classes.memberWords}>
              <AppLink className={classes.name} to={addressOf('person', { id: person.id })}>
                {person.name}
              </AppLink>
              <span className={classes.second}>{person.position?.name}</span>
              <PresenceNote user={person.id} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
