import { updateChecklistItem } from '@zaplecze/contract/rooms/checklists/calls';
import { openMentions } from '@zaplecze/contract/rooms/comments/calls';
import type {
  CommentLine,
  IssueLine,
  ItemLine,
  Line,
  ReceptionLine,
  TaskLine,
} from '@zaplecze/contract/rooms/day/calls';
import { updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatus, issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { updateNotification } from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { confirmParcel } from '@zaplecze/contract/rooms/reception/calls';
import { updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { taskStatus, taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { call } from '../../kit/calls/api.ts';
import type { Act } from './acts.ts';
import { type AnyLine, changeLine, lineKey, without } from './day-lines.ts';

/* What can be done with a line of Mój dzień, each with its key. */

/** What asks for something first: a date, a person, words. */
export type QuestionKind = 'end' | 'limit' | 'give' | 'answer' | 'return' | 'decide' | 'read';

export type LineAct = {
  /** The key of the keyboard. */
  press: string;
  label: string;
  /** Words of its button where the label is long. */
  short?: string;
  /** It has a button beside the main one: always, or where one looks at the line. */
  second?: 'always' | 'near';
  /** The one thing that one does most; at most one of a line. */
  main?: boolean;
  /** The line is done with: the next one is offered. */
  ends?: boolean;
} & ({ act: Act } | { ask: QuestionKind });

const statusOf = (statuses: readonly { id: number; name: string; color: string }[], id: number) =>
  statuses.find((one) => one.id === id) ?? { id, name: '', color: '#ADB5BD' };

const begun =
  (statuses: Parameters<typeof statusOf>[0], id: number) =>
  (line: Line): Line => ({ ...line, status: statusOf(statuses, id), isNew: false });

function setTask(line: TaskLine, body: { status: number; dateEndJob?: string }) {
  return call(updateTask, { params: line.at, body });
}

function setIssue(line: IssueLine, status: number, options: { keepalive?: boolean } = {}) {
  return call(updateIssue, { params: { id: line.id }, body: { status } }, options);
}

/** This minute, as an end date has it. */
function thisMinute(): string {
  const now = new Date();
  now.setSeconds(0, 0);
  return now.toISOString();
}

function taskActs(line: TaskLine): LineAct[] {
  const key = lineKey(line);
  const before = line.status.id;
  if (!line.may.work) return [];
  const start: LineAct = {
    press: 's',
    label: before === taskStatus.suspended ? 'Wznów' : 'Rozpocznij',
    main: true,
    act: {
      key,
      change: (day) => changeLine(day, key, begun(taskStatuses, taskStatus.inProgress)),
      send: () => setTask(line, { status: taskStatus.inProgress }),
      success: `Rozpoczęte: ${line.name}`,
      undo: () => setTask(line, { status: before }),
    },
  };
  const end: LineAct = {
    press: 'e',
    label: 'Zakończ',
    main: before === taskStatus.inProgress,
    ends: true,
    act: {
      key,
      change: (day) => without(day, key),
      send: () => setTask(line, { status: taskStatus.done, dateEndJob: thisMinute() }),
      success: `Zakończone: ${line.name}`,
      undo: () => setTask(line, { status: before }),
    },
  };
  const work =
    line.waitsFor || line.wait ? [] : before === taskStatus.inProgress ? [end] : [start, end];
  return [
    ...work,
    ...(line.waitsFor || line.wait
      ? []
      : [{ press: 'd', label: 'Zakończ z inną datą…', ask: 'end' as const }]),
    {
      press: 'c',
      label: 'Napisz komentarz…',
      short: 'Napisz',
      ask: 'answer',
      main: work.length === 0,
    },
    ...(line.may.give
      ? [{ press: 'x', label: 'Przekaż…', ask: 'give' as const, second: 'near' as const }]
      : []),
    ...(line.may.plan ? [{ press: 't', label: 'Przesuń termin…', ask: 'limit' as const }] : []),
  ];
}

function issueActs(line: IssueLine): LineAct[] {
  const key = lineKey(line);
  const before = line.status.id;
  const write: LineAct = { press: 'c', label: 'Napisz komentarz…', short: 'Napisz', ask: 'answer' };
  const limit: LineAct = { press: 't', label: 'Przesuń termin…', ask: 'limit' };
  if (line.wait) return [{ ...write, main: true }, limit];
  if (line.ask === 'accept') {
    return [
      {
        press: 'e',
        label: 'Zaakceptuj',
        main: true,
        ends: true,
        // Once accepted it could only be reopened: it is sent when there was time to think.
        act: {
          key,
          change: (day) => without(day, key),
          send: (keepalive) => setIssue(line, issueStatus.accepted, { keepalive }),
          success: `Zaakceptowane: ${line.name}`,
        },
      },
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
  const start: LineAct = {
    press: 's',
    label: 'Rozpocznij',
    main: true,
    act: {
      key,
      change: (day) => changeLine(day, key, begun(issueStatuses, issueStatus.inProgress)),
      send: () => setIssue(line, issueStatus.inProgress),
      success: `Rozpoczęte: ${line.name}`,
      undo: () => setIssue(line, before),
    },
  };
  return [
    ...(before === issueStatus.toDo ? [start] : []),
    {
      press: 'e',
      label: 'Zakończ',
      main: before === issueStatus.inProgress,
      ends: true,
      // Who does it cannot take it back once it waits for acceptance.
      act: {
        key,
        change: (day) => without(day, key),
        send: (keepalive) => setIssue(line, issueStatus.done, { keepalive }),
        success: `Zrealizowane: ${line.name}`,
      },
    },
    write,
    { press: 'x', label: 'Przekaż…', ask: 'give', second: 'near' },
    limit,
  ];
}

function commentActs(line: CommentLine): LineAct[] {
  const key = lineKey(line);
  const { calls } = line;
  const mark = (status: 0 | 1) =>
    Promise.all([
      ...line.notifications.map((id) =>
        call(updateNotification, { params: { id }, body: { status } }),
      ),
      ...(calls.length > 0
        ? [call(openMentions, { body: { calls, opened: status === notificationStatus.read } })]
        : []),
    ]);
  // An offer is answered on its page, together with a decision; a note by another one there.
  const onPage = line.on === 'offer' || line.on === 'client';
  return [
    ...(onPage ? [] : [{ press: 'c', label: 'Odpowiedz…', ask: 'answer' as const, main: true }]),
    {
      press: 'e',
      label: 'Przeczytane',
      main: onPage,
      second: onPage ? undefined : 'always',
      ends: true,
      act: {
        key,
        change: (day) => without(day, key),
        send: () => mark(notificationStatus.read),
        success: `Przeczytane: ${line.name}`,
        undo: () => mark(notificationStatus.unread),
      },
    },
  ];
}

function receptionActs(line: ReceptionLine): LineAct[] {
  if (line.kind === 'guest') return [];
  const key = lineKey(line);
  const confirm = (received: boolean) =>
    call(confirmParcel, { params: { id: line.id }, body: { received } });
  return [
    {
      press: 'e',
      label: 'Odebrane',
      main: true,
      ends: true,
      act: {
        key,
        change: (day) => without(day, key),
        send: () => confirm(true),
        success: `Odebrana przesyłka: ${line.name}`,
        undo: () => confirm(false),
      },
    },
  ];
}

function itemActs(line: ItemLine): LineAct[] {
  const key = lineKey(line);
  const tick = (done: boolean) =>
    call(updateChecklistItem, { params: { id: line.id }, body: { done } });
  return [
    {
      press: 'e',
      label: 'Odhacz',
      main: true,
      ends: true,
      act: {
        key,
        change: (day) => without(day, key),
        send: () => tick(true),
        success: `Odhaczone: ${line.name}`,
        undo: () => tick(false),
      },
    },
  ];
}

export function actsOf(line: AnyLine): LineAct[] {
  // Decided about where it tells who else is away then.
  if (line.kind === 'absence')
    return [{ press: 'e', label: 'Rozpatrz', main: true, ask: 'decide' }];
  // Confirmed where it is read.
  if (line.kind === 'article')
    return [{ press: 'e', label: 'Przeczytaj', main: true, ask: 'read' }];
  if (line.kind === 'task') return taskActs(line);
  if (line.kind === 'issue') return issueActs(line);
  if (line.kind === 'comment') return commentActs(line);
  if (line.kind === 'item') return itemActs(line);
  return receptionActs(line);
}
