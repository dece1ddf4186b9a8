import { useState } from 'react';
import { colorVars } from './colors.ts';
import classes from './person.module.css';

/** A person as rows carry them. */
export type PersonLike = {
  id: number;
  name: string;
  picture?: { id: number; path: string } | null;
};

/** Twelve hues that stay apart for colour-blind eyes too; a person keeps theirs by id. */
const hues = [
  '#0B6E75',
  '#7048E8',
  '#C2255C',
  '#E8590C',
  '#2F9E44',
  '#1971C2',
  '#9C36B5',
  '#5C940D',
  '#A61E4D',
  '#0C8599',
  '#8D6E00',
  '#5F3DC4',
];

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}

/** The portrait, or initials in the person's own colour; decorative, so stand a name beside it. */
export function Avatar({ person, size = 22 }: { person: PersonLike; size?: number }) {
  const [broken, setBroken] = useState(false);
  const box = { width: size, height: size, fontSize: Math.max(9, Math.round(size * 0.4)) };
  if (person.picture && !broken) {
    return (
      <img
        className={classes.avatar}
        style={box}
        src={person.picture.path}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <span
      className={classes.avatar}
      style={{ ...box, ...colorVars(hues[person.id % hues.length]) }}
      aria-hidden
    >
      {initials(person.name)}
    </span>
  );
}

/** Small avatar and name; a dash for nobody. */
export function PersonName({
  person,
  size,
}: {
  person: PersonLike | null | undefined;
  size?: number;
}) {
  if (!person) return <span className={classes.nobody}>–</span>;
  return (
    <span className={classes.person}>
      <Avatar person={person} size={size} />
      <span className={classes.name}>{person.name}</span>
    </span>
  );
}

/** Several people: the first with name, the others as avatars named on hover. */
export function People({ people, most = 3 }: { people: PersonLike[]; most?: number }) {
  const [first, ...others] = people;
  if (!first) return <span className={classes.nobody}>–</span>;
  return (
    <span className={classes.person}>
      <PersonName person={first} />
      {others.length > 0 && (
        <span className={classes.others} title={others.map(({ name }) => name).join(', ')}>
          {others.slice(0, most).map((person) => (
            <Avatar key={person.id} person={person} />
          ))}
          <span className="visually-hidden">{others.map(({ name }) => name).join(', ')}</span>
          {others.length > most && <span className={classes.rest}>+{others.length - most}</span>}
        </span>
      )}
    </span>
  );
}
