import type { Day, IssueLine, Line } from '@zaplecze/contract/rooms/day/calls';
import { lineKey } from './lines/day-lines.ts';

/* How a day looks once something is done, before the server has said yes. */

type Counted = { count: number; tasks: number; issues: number };

function less<S extends Counted & { rows: Line[] }>(section: S, key: string): S {
  const removedLine = section.rows.find((line) => lineKey(line) === key);
  if (!removedLine) return section;
  const rows = section.rows.filter((line) => line !== removedLine);
  return { ...section, ...fewer(section, removedLine), rows };
}

const fewer = ({ count, tasks, issues }: Counted, { kind }: Line): Counted => ({
  count: count - 1,
  tasks: tasks - (kind === 'task' ? 1 : 0),
  issues: issues - (kind === 'issue' ? 1 : 0),
});

/** A day without a line, wherever it stands; what is not there changes nothing. */
export function without(day: Day, key: string): Day {
  const { answers, week, substituting, reception, open, checklists } = day;
  const { begun } = day.due;
  const own = [day.overdue, day.due, begun, day.turn, ...week.days, ...substituting.people];
  const line = own.flatMap(({ rows }) => rows as Line[]).find((one) => lineKey(one) === key);
  const days = week.days.map((one) => {
    const rows = one.rows.filter((row) => lineKey(row) !== key);
    return { ...one, rows, count: one.count - (one.rows.length - rows.length) };
  });
  const ofWeek = week.days.flatMap(({ rows }) => rows).find((one) => lineKey(one) === key);
  const notBegun = begun.rows.some((row) => lineKey(row) === key)
    ? { count: begun.count - 1, rows: begun.rows.filter((row) => lineKey(row) !== key) }
    : begun;
  const people = substituting.people.map((one) => less(one, key));
  const stoodFor = substituting.people
    .flatMap(({ rows }) => rows)
    .find((one) => lineKey(one) === key);
  const answered = answers.rows.find((one) => lineKey(one) === key);
  const question = day.asked.rows.find((one) => lineKey(one) === key);
  const ticked = checklists.rows.find((one) => lineKey(one) === key);
  const arrived = reception.rows.find((one) => lineKey(one) === key);
  return {
    ...day,
    open: {
      tasks: open.tasks - (line?.kind === 'task' ? 1 : 0),
      issues: open.issues - (line?.kind === 'issue' ? 1 : 0),
    },
    overdue: less(day.overdue, key),
    due: { ...less(day.due, key), begun: notBegun },
    turn: less(day.turn, key),
    waiting: less(day.waiting, key),
    week: { ...week, ...(ofWeek && fewer(week, ofWeek)), days },
    substituting: {
      ...substituting,
      ...(stoodFor && fewer(substituting, stoodFor)),
      people: people.filter(({ count }) => count > 0),
    },
    answers: answered
      ? {
          count: answers.count - 1,
          accept: answers.accept - (answered.kind === 'issue' && answered.ask === 'accept' ? 1 : 0),
          mend: answers.mend - (answered.kind === 'issue' && answered.ask === 'mend' ? 1 : 0),
          comments: answers.comments - (answered.kind === 'comment' ? 1 : 0),
          absences: answers.absences,
          questions: answers.questions - (answered.kind === 'question' ? 1 : 0),
          rows: answers.rows.filter((one) => one !== answered),
        }
      : answers,
    asked: question
      ? { count: day.asked.count - 1, rows: day.asked.rows.filter((one) => one !== question) }
      : day.asked,
    checklists: ticked
      ? { count: checklists.count - 1, rows: checklists.rows.filter((one) => one !== ticked) }
      : checklists,
    reception: arrived
      ? {
          count: reception.count - 1,
          guests: reception.guests - (arrived.kind === 'guest' ? 1 : 0),
          parcels: reception.parcels - (arrived.kind === 'parcel' ? 1 : 0),
          rows: reception.rows.filter((one) => one !== arrived),
        }
      : reception,
  };
}

type Change = (line: Line) => Line;

/** A day in which a line tells something else. */
export function changeLine(day: Day, key: string, change: Change): Day {
  const rows = (lines: Line[]) =>
    lines.map((line) => (lineKey(line) === key ? change(line) : line));
  const within = <S extends { rows: Line[] }>(section: S): S => ({
    ...section,
    rows: rows(section.rows),
  });
  return {
    ...day,
    overdue: within(day.overdue),
    due: { ...within(day.due), begun: within(day.due.begun) },
    turn: within(day.turn),
    waiting: within(day.waiting),
    week: { ...day.week, days: day.week.days.map(within) },
    substituting: { ...day.substituting, people: day.substituting.people.map(within) },
    answers: {
      ...day.answers,
      rows: day.answers.rows.map((line) =>
        line.kind === 'issue' && lineKey(line) === key ? (change(line) as IssueLine) : line,
      ),
    },
  };
}
