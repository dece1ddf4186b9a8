import { Avatar, type PersonLike } from '../../kit/records/avatar.tsx';
import classes from './person.module.css';

/** Small avatar and name; a dash for nobody. */
export function PersonName({ person }: { person: PersonLike | null | undefined }) {
  if (!person)
    return (
      <span className={classes.nobody} data-none>
        –
      </span>
    );
  return (
    <span className={classes.person}>
      <Avatar person={person} />
      <span className={classes.name}>{person.name}</span>
    </span>
  );
}

/** 'M. Zielińska' of 'Maria Zielińska'. */
function shortName(name: string) {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 ? `${first[0]}. ${rest.join(' ')}` : first;
}

/** 'M. Zielińska', where nobody decides by it: its column leaves room for others. Whole on hover and for readers. */
export function PersonShort({ person }: { person: { name: string } | null | undefined }) {
  if (!person)
    return (
      <span className={classes.nobody} data-none>
        –
      </span>
    );
  return (
    <span title={person.name}>
      {/* Before what may be cut: behind it, it would lie beyond the window. */}
      <span className={`visually-hidden ${classes.whole}`}>{person.name}</span>
      <span className={classes.short} aria-hidden>
        {shortName(person.name)}
      </span>
    </span>
  );
}

/** Several people: the first with name, the others as avatars named on hover. */
export function People({ people, most = 3 }: { people: PersonLike[]; most?: number }) {
  const [first, ...others] = people;
  if (!first)
    return (
      <span className={classes.nobody} data-none>
        –
      </span>
    );
  if (others.length === 0) return <PersonName person={first} />;
  return (
    <span className={classes.person}>
      <PersonName person={first} />
      <span className={classes.others} title={others.map(({ name }) => name).join(', ')}>
        {others.slice(0, most).map((person) => (
          <Avatar key={person.id} person={person} />
        ))}
        <span className="visually-hidden">{others.map(({ name }) => name).join(', ')}</span>
        {others.length > most && <span className={classes.rest}>+{others.length - most}</span>}
      </span>
    </span>
  );
}

/** For whom it is done, when it is not the reader's own; `short` in a row, where the name of the work needs the room. */
export function OnBehalf({ of, short }: { of: { name: string } | null; short?: boolean }) {
  if (!of) return null;
  const words = `zastępstwo: ${of.name}`;
  if (!short) return <span className={classes.behalf}>{words}</span>;
  return (
    <span className={classes.behalf} title={words}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden>za: {shortName(of.name)}</span>
    </span>
  );
}
