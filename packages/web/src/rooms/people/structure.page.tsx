import { listPeople, type PersonRow } from '@zaplecze/contract/people';
import { ColorDot } from '../../kit/color-pill.tsx';
import { DetailHeader } from '../../kit/details.tsx';
import { collator, formatNumber } from '../../kit/format.ts';
import { AppLink } from '../../kit/link.tsx';
import { Avatar } from '../../kit/person.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useApi } from '../../kit/use-api.ts';
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
  return (
    <>
      <DetailHeader title="Struktura firmy" back="/team" />
      {answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : answer.data ? (
        <div className={classes.groups}>
          {groupsOf(answer.data.list).map((group) => (
            <Department key={group.id} group={group} />
          ))}
        </div>
      ) : (
        <DetailSkeleton />
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
              <AppLink className={classes.name} to="/team/view/$id" params={{ id: person.id }}>
                {person.name}
              </AppLink>
              <span className={classes.second}>{person.position?.name}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
