import { updateChecklistItem } from '@zaplecze/contract/rooms/checklists/calls';
import { openMentions } from '@zaplecze/contract/rooms/comments/calls';
import type {
  CommentLine,
  IssueLine,
  ItemLine,
  Line,
  QuestionLine,
  ReceptionLine,
  TaskLine,
} from '@zaplecze/contract/rooms/day/calls';
import { updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatus, issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { updateNotification } from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { removeQuestion } from '@zaplecze/contract/rooms/questions/calls';
import { confirmParcel } from '@zaplecze/contract/rooms/reception/calls';
import { updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { taskStatus, taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { call } from '../../../kit/calls/api.ts';
import { type Act, runAct } from '../acts.ts';
import { changeLine, without } from '../day-changes.ts';
import { type AnyLine, lineKey } from './day-lines.ts';
import { atVersion, thereAndBack } from './versions.ts';

/* What an act of a line sends, and what takes it back: loaded while the page rests, since a day is read first. */

const statusOf = (statuses: readonly { id: number; name: string; color: string }[], id: number) =>
  statuses.find((one) => one.id === id) ?? { id, name: '', color: '#ADB5BD' };

const begun =
  (statuses: Parameters<typeof statusOf>[0], id: number) =>
  (line: Line): Line => ({ ...line, status: statusOf(statuses, id), isNew: false });

function setTask(
  line: TaskLine,
  body: { status: number; dateEndJob?: string },
  options: { ifMatch: number },
) {
  return call(updateTask, { params: line.at, body }, options);
}

function setIssue(
  line: IssueLine,
  status: number,
  options: { ifMatch: number; keepalive?: boolean },
) {
  return call(updateIssue, { params: { id: line.id }, body: { status } }, options);
}

/** This minute, as an end date has it. */
function thisMinute(): string {
  const now = new Date();
  now.setSeconds(0, 0);
  return now.toISOString();
}

/** Begins the work of a line. */
function start(line: Line): Act {
  const key = lineKey(line);
  const before = line.status.id;
  const task = line.kind === 'task';
  const change = task
    ? begun(taskStatuses, taskStatus.inProgress)
    : begun(issueStatuses, issueStatus.inProgress);
  const set = (status: number) => (ifMatch: number) =>
    task ? setTask(line, { status }, { ifMatch }) : setIssue(line, status, { ifMatch });
  const inProgress = task ? taskStatus.inProgress : issueStatus.inProgress;
  return {
    key,
    change: (day) => changeLine(day, key, change),
    success: `Rozpoczęte: ${line.name}`,
    ...thereAndBack<{ version: number }>({ key, read: line.version }, set(inProgress), set(before)),
  };
}

function endTask(line: TaskLine): Omit<Act, 'key' | 'change'> {
  return {
    success: `Zakończone: ${line.name}`,
    ...thereAndBack<{ version: number }>(
      { key: lineKey(line), read: line.version },
      (ifMatch) =>
        setTask(line, { status: taskStatus.done, dateEndJob: thisMinute() }, { ifMatch }),
      (ifMatch) => setTask(line, { status: line.status.id }, { ifMatch }),
    ),
  };
}

/** Once accepted an issue could only be reopened, and who does it cannot take it back once done: it is sent after a while. */
function endIssue(line: IssueLine): Omit<Act, 'key' | 'change'> {
  const accepts = line.ask === 'accept';
  const status = accepts ? issueStatus.accepted : issueStatus.done;
  return {
    send: (keepalive) =>
      atVersion({ key: lineKey(line), read: line.version }, (ifMatch) =>
        setIssue(line, status, { keepalive, ifMatch }),
      ),
    success: `${accepts ? 'Zaakceptowane' : 'Zrealizowane'}: ${line.name}`,
  };
}

function readComment(line: CommentLine): Omit<Act, 'key' | 'change'> {
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
  return {
    send: () => mark(notificationStatus.read),
    success: `Przeczytane: ${line.name}`,
    undo: () => mark(notificationStatus.unread),
  };
}

function receive(line: ReceptionLine): Omit<Act, 'key' | 'change'> {
  const confirm = (received: boolean) =>
    call(confirmParcel, { params: { id: line.id }, body: { received } });
  return {
    send: () => confirm(true),
    success: `Odebrana przesyłka: ${line.name}`,
    undo: () => confirm(false),
  };
}

function tick(line: ItemLine): Omit<Act, 'key' | 'change'> {
  const set = (done: boolean) =>
    call(updateChecklistItem, { params: { id: line.id }, body: { done } });
  return {
    send: () => set(true),
    success: `Odhaczone: ${line.name}`,
    undo: () => set(false),
  };
}

/** What was taken back cannot be asked again by „Cofnij”, so it is sent after a while. */
function withdraw(line: QuestionLine): Omit<Act, 'key' | 'change'> {
  return {
    send: (keepalive) => call(removeQuestion, { params: { id: line.id } }, { keepalive }),
    success: 'Pytanie wycofane',
  };
}

/** Of a line that is done with by one act: what ends it. */
function end(line: AnyLine): Omit<Act, 'key' | 'change'> | null {
  if (line.kind === 'task') return endTask(line);
  if (line.kind === 'issue') return endIssue(line);
  if (line.kind === 'comment') return readComment(line);
  if (line.kind === 'item') return tick(line);
  if (line.kind === 'question') return withdraw(line);
  return line.kind === 'parcel' ? receive(line) : null;
}

/**
 * Does what the letter `press` means for a line: begins it, or is done with it. True once the server has done it.
 *
 * @param open opens what the line is about, offered where it is refused
 */
export async function performAct(line: AnyLine, press: string, open: () => void): Promise<boolean> {
  if (press === 's' && (line.kind === 'task' || line.kind === 'issue'))
    return await runAct({ ...start(line), open });
  const key = lineKey(line);
  const act = end(line);
  return act !== null && (await runAct({ key, change: (day) => without(day, key), ...act, open }));
}
