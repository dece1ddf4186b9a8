import type {
  AbsenceLine,
  ArticleLine,
  CommentLine,
  Day,
  IssueLine,
  ItemLine,
  Line,
  QuestionLine,
  ReceptionLine,
  TaskLine,
} from '@zaplecze/contract/rooms/day/calls';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';

/* The lines of Mój dzień as its acts change them, before the server has said yes. */

/** Somebody or something that reception took in. */
export type Arrival = Extract<AnyLine, { kind: 'guest' | 'parcel' }>;
export type AnyLine =
  | TaskLine
  | IssueLine
  | CommentLine
  | ReceptionLine
  | AbsenceLine
  | ArticleLine
  | QuestionLine
  | ItemLine;

/** Names a line on the page; the same record may stand in two sections. */
export const lineKey = (line: AnyLine) =>
  line.kind === 'comment' ? `comment-${line.on}-${line.id}` : `${line.kind}-${line.id}`;

/** What can be begun next, in the order of the page, but for one line; what is in progress has begun. */
export function nextOf(day: Day, but: string): Line | undefined {
  const { overdue, due, turn, week, substituting } = day;
  return [overdue, due, turn, ...week.days, ...substituting.people]
    .flatMap(({ rows }) => rows as Line[])
    .find(
      (line) =>
        lineKey(line) !== but &&
        line.may.work &&
        line.status.id !== taskStatus.inProgress &&
        line.status.id !== issueStatus.inProgress &&
        !(line.kind === 'task' && line.waitsFor),
    );
}

/** The parts of a day that have lines of their own, in the order of the page. */
const partsOf = (day: Day) => [
  day.overdue,
  day.due,
  day.due.begun,
  day.turn,
  day.answers,
  day.reading,
  day.checklists,
  ...day.week.days,
  ...day.substituting.people,
  day.reception,
  day.waiting,
  day.asked,
];

/** All lines of a day, each as often as it is shown. */
export const linesOf = (day: Day): AnyLine[] =>
  partsOf(day).flatMap(({ rows }) => rows as AnyLine[]);

/** Nothing waits, and nobody is away. */
export const isEmpty = (day: Day): boolean =>
  [...partsOf(day), day.week, day.substituting, day.absent].every(({ count }) => count === 0);
