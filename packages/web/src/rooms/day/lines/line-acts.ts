import type { CommentLine, IssueLine, TaskLine } from '@zaplecze/contract/rooms/day/calls';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { AnyLine } from './day-lines.ts';

/* What can be done with a line of Mój dzień, each with its key; what it sends is line-effects.ts. */

/** What asks for something first: a date, a person, words. */
export type QuestionKind =
  | 'end'
  | 'limit'
  | 'give'
  | 'answer'
  | 'ask'
  | 'return'
  | 'decide'
  | 'read';

export type LineAct = {
  /** The key of the keyboard. */
  press: string;
  label: string;
  /** Words of its button where the label is long. */
  short?: string;
  /** It has a button beside the main one: always, or where one looks at the line. */
  second?: 'always' | 'near' | undefined;
  /** The one thing that one does most; at most one of a line. */
  main?: boolean;
  /** The line is done with: the next one is offered. */
  ends?: boolean;
  /** What is asked first; without it the act is done at once. */
  ask?: QuestionKind;
};

const write: LineAct = { press: 'c', label: 'Napisz komentarz…', short: 'Napisz', ask: 'answer' };
const give: LineAct = { press: 'x', label: 'Przekaż…', ask: 'give', second: 'near' };
const limit: LineAct = { press: 't', label: 'Przesuń termin…', ask: 'limit' };
const inquire: LineAct = { press: 'p', label: 'Zapytaj…', ask: 'ask' };
const end: LineAct = { press: 'e', label: 'Zakończ', ends: true };

function taskActs({ status, may, waitsFor, wait }: TaskLine): LineAct[] {
  if (!may.work) return [];
  const working = status.id === taskStatus.inProgress;
  const label = status.id === taskStatus.suspended ? 'Wznów' : 'Rozpocznij';
  const closed = waitsFor || wait;
  return [
    ...(closed || working ? [] : [{ press: 's', label, main: true }]),
    ...(closed
      ? []
      : [
          { ...end, main: working },
          { press: 'd', label: 'Zakończ z inną datą…', ask: 'end' as const },
        ]),
    { ...write, main: Boolean(closed) },
    ...(may.give ? [give] : []),
    ...(may.plan ? [limit] : []),
    inquire,
  ];
}

function issueActs({ status, ask, wait }: IssueLine): LineAct[] {
  if (wait) return [{ ...inquire, main: true, short: 'Zapytaj' }, write, limit];
  if (ask === 'accept') {
    return [
      { press: 'e', label: 'Zaakceptuj', main: true, ends: true },
      {
        press: 'x',
        label: 'Zwróć do poprawy…',
        short: 'Do poprawy',
        ask: 'return',
        second: 'always',
      },
      write,
    ];
  }
  const working = status.id === issueStatus.inProgress;
  return [
    ...(status.id === issueStatus.toDo ? [{ press: 's', label: 'Rozpocznij', main: true }] : []),
    { ...end, main: working },
    write,
    give,
    limit,
    inquire,
  ];
}

function commentActs({ on }: CommentLine): LineAct[] {
  // An offer is answered on its page, together with a decision; a note by another one there.
  const onPage = on === 'offer' || on === 'client';
  return [
    ...(onPage ? [] : [{ press: 'c', label: 'Odpowiedz…', ask: 'answer' as const, main: true }]),
    {
      press: 'e',
      label: 'Przeczytane',
      main: onPage,
      second: onPage ? undefined : 'always',
      ends: true,
    },
  ];
}

export function actsOf(line: AnyLine): LineAct[] {
  switch (line.kind) {
    // Decided about where it tells who else is away then.
    case 'absence':
      return [{ press: 'e', label: 'Rozpatrz', main: true, ask: 'decide' }];
    // Confirmed where it is read.
    case 'article':
      return [{ press: 'e', label: 'Przeczytaj', main: true, ask: 'read' }];
    case 'question':
      return line.mine
        ? [{ press: 'e', label: 'Wycofaj', main: true, ends: true }]
        : [{ press: 'c', label: 'Odpowiedz…', main: true, ask: 'answer' }];
    case 'task':
      return taskActs(line);
    case 'issue':
      return issueActs(line);
    case 'comment':
      return commentActs(line);
    case 'item':
      return [{ press: 'e', label: 'Odhacz', main: true, ends: true }];
    case 'parcel':
      return [{ press: 'e', label: 'Odebrane', main: true, ends: true }];
    case 'guest':
      return [];
  }
}
