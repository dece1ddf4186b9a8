import { lanesOf, overlap } from '@zaplecze/contract/kit/lists/ranges';
import type { Days } from '@zaplecze/contract/kit/values/days';
import type {
  AbsentPerson,
  CalendarEntry,
  OwnDays,
  StandIn,
} from '@zaplecze/contract/rooms/absences/calls';
import { type CSSProperties, memo } from 'react';
import { Avatar } from '../../../kit/records/avatar.tsx';
import type { AbsenceStart } from '../absence-form.tsx';
import { standInNamesOf, standInsOf } from '../absence-words.ts';
import classes from '../team/team-grid.module.css';
import { AbsenceBar } from './absence-bar.tsx';
import { DayStrip } from './day-strip.tsx';

type Props = {
  person: AbsentPerson;
  days: string[];
  entries: CalendarEntry[];
  replacements: StandIn[];
  /** Letters of types, by their ids. */
  letters: ReadonlyMap<number, string>;
  /** Where the person's roster differs from the company's. */
  own: OwnDays | undefined;
  /** The one row that the Tab key enters; arrows lead to the others. */
  active: boolean;
  onActive: (person: number) => void;
  onStart: (start: AbsenceStart) => void;
  onMove: (entry: CalendarEntry, range: Days) => Promise<unknown>;
  tell: (words: string) => void;
};

/** A person's month: the name, the strip of days, and a bar for each absence. */
export const PersonRow = memo(function PersonRow(props: Props) {
  const { person, days, entries, own, active, onStart } = props;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const shown = entries.filter((entry) => overlap(entry, { dateFrom: first, dateTo: last }));
  const lanes = lanesOf(shown);
  const count = Math.max(1, ...lanes.map((one) => one + 1));
  return (
    <li className={classes.row} style={{ '--lanes': count } as CSSProperties}>
      <div className={classes.name}>
        <Avatar person={person} size={24} />
        <span title={person.name}>{person.name}</span>
      </div>
      <div className={classes.days} data-days data-person={person.id}>
        {own && <OwnShades own={own} days={days} />}
        {person.mayAdd && (
          <DayStrip
            person={person}
            days={days}
            active={active}
            onActive={props.onActive}
            onPick={(range) => onStart({ owner: person.id, ...range })}
            tell={props.tell}
          />
        )}
        {shown.map((entry, at) => (
          <AbsenceBar
            key={entry.id}
            entry={entry}
            days={days}
            lane={lanes[at] ?? 0}
            letters={props.letters.get(entry.type.id) ?? ''}
            standIns={standInsOf(entry, props.replacements)}
            standInNames={standInNamesOf(entry, props.replacements)}
            reachable={active}
            onOpen={() => onStart({ entry })}
            onMove={(range) => props.onMove(entry, range)}
            tell={props.tell}
          />
        ))}
      </div>
    </li>
  );
});

/** Days off by a person's own roster, and those that are off for the company alone. */
function OwnShades({ own, days }: { own: OwnDays; days: string[] }) {
  return days.map((day, at) => {
    const kind = own.off.includes(day) ? 'off' : own.on.includes(day) ? 'on' : null;
    return (
      kind && (
        <span
          key={day}
          aria-hidden
          className={classes.own}
          data-own={kind}
          style={{ '--at': at } as CSSProperties}
        />
      )
    );
  });
}
