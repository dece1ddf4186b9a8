import { useState } from 'react';
import classes from './avatar.module.css';
import { colorVars } from './colors.ts';

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

/**
 * The portrait, or initials in the person's own colour; decorative, so stand a name beside it. Initials are no text of the
 * page: nobody copies them with the name, or says them to a program that presses what is said.
 */
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
      data-initials={initials(person.name)}
      aria-hidden
    />
  );
}
