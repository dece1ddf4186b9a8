import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ArticleLine, Day, ItemLine, Line } from '@zaplecze/contract/rooms/day/calls';

/* The two levels of a day: what asks for something now, and all the rest. */

/** What has a limit by which it may be late or due today. */
export type LimitedLine = Line | ItemLine | ArticleLine;

type Group = { count: number; rows: LimitedLine[] };

export type Levels = { late: Group; today: Group; later: Day };

const limitOf = (line: LimitedLine): string | null => {
  if (line.kind === 'item') return line.day;
  return line.kind === 'article' ? line.dueOn : line.limit;
};

const isDueOn = (today: string, line: LimitedLine) => {
  const limit = limitOf(line);
  return limit !== null && (limit.length === 10 ? limit : warsawDay(new Date(limit))) === today;
};

const byLimit = (a: LimitedLine, b: LimitedLine) =>
  (limitOf(a) ?? '').localeCompare(limitOf(b) ?? '');

/**
 * A day in its two levels, each thing once: the reader's own late and due work, and beside it the points, the reading
 * and the work of those stood in for that are late or due today, which `later` then has no more. Counts are those of
 * the lines; what the lists behind count (`tasks`, `issues`) stays as it was.
 */
export function levelsOf(day: Day): Levels {
  const { overdue, due, checklists, reading, substituting } = day;
  const stoodFor = substituting.people.flatMap(({ rows }) => rows);
  const others: LimitedLine[] = [...checklists.rows, ...reading.rows, ...stoodFor];
  const late = others.filter((line) => line.overdue);
  const today = others.filter((line) => !line.overdue && isDueOn(day.today, line));
  const raised = new Set<LimitedLine>([...late, ...today]);
  const rest = <R extends LimitedLine>(section: { count: number; rows: R[] }) => {
    const rows = section.rows.filter((line) => !raised.has(line));
    return { rows, count: section.count - (section.rows.length - rows.length) };
  };
  const people = substituting.people
    .map((person) => ({ ...person, ...rest(person) }))
    .filter(({ count }) => count > 0);
  return {
    late: { count: overdue.count + late.length, rows: [...overdue.rows, ...late].sort(byLimit) },
    today: { count: due.count + today.length, rows: [...due.rows, ...today] },
    later: {
      ...day,
      checklists: rest(checklists),
      reading: rest(reading),
      substituting: {
        ...substituting,
        people,
        count: people.reduce((sum, { count }) => sum + count, 0),
      },
    },
  };
}
