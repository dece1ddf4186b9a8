import { removeComment } from '@zaplecze/contract/rooms/comments/calls';
import {
  type CommentLine,
  getDay,
  type IssueLine,
  type Line,
  type TaskLine,
} from '@zaplecze/contract/rooms/day/calls';
import { dayAnswer, dayEnd, dayGive, dayLimit } from '@zaplecze/contract/rooms/day/forms';
import { commentIssue, getIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { issueReturn } from '@zaplecze/contract/rooms/issues/forms';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import {
  commentTask,
  handBackTask,
  handOverTask,
  updateTask,
} from '@zaplecze/contract/rooms/tasks/calls';
import { taskHandOver } from '@zaplecze/contract/rooms/tasks/forms';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { ReactNode } from 'react';
import { call } from '../../kit/calls/api.ts';
import { queryClient } from '../../kit/calls/query-client.ts';
import { inWords } from '../../kit/calls/send.ts';
import { useMe } from '../../kit/calls/session.ts';
import { apiKey } from '../../kit/calls/use-api.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { LimitField } from '../../kit/fields/date-fields.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { MentionField } from '../../kit/fields/writing/mention-field.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { namedOn } from '../comments/index.ts';
import { AnswerDialog, AskDialog } from '../questions/index.ts';
import { useWorkers } from '../radar/index.ts';
import { offerBack } from './acts.ts';
import classes from './day-dialog.module.css';
import { type AnyLine, lineKey } from './lines/day-lines.ts';
import type { QuestionKind } from './lines/line-acts.ts';
import { atVersion, keepVersion } from './lines/versions.ts';

/** A line and what is asked before something is done with it. */
export type LineQuestion = { line: AnyLine; ask: QuestionKind };

type Props<L> = { line: L; onClose: () => void; onDone: () => void };

export function DayDialog({
  question: { line, ask },
  ...rest
}: {
  question: LineQuestion;
  onClose: () => void;
  onDone: () => void;
}) {
  if (line.kind === 'guest' || line.kind === 'parcel') return null;
  if (line.kind === 'absence' || line.kind === 'article' || line.kind === 'item') return null;
  if (line.kind === 'question')
    return <AnswerDialog id={line.id} words={line.name} person={line.person} {...rest} />;
  if (ask === 'ask' && line.kind === 'task')
    return (
      <AskDialog
        about={{ kind: 'task', id: line.id, name: line.name, at: line.at }}
        to={line.wait ? line.user : null}
        {...rest}
      />
    );
  if (ask === 'ask' && line.kind === 'issue')
    return (
      <AskDialog
        about={{ kind: 'issue', id: line.id, name: line.name }}
        to={line.wait ? (line.users[0] ?? null) : null}
        {...rest}
      />
    );
  if (ask === 'answer') return <Answer line={line} {...rest} />;
  if (line.kind === 'comment') return null;
  if (ask === 'limit') return <Limit line={line} {...rest} />;
  if (ask === 'give' && line.kind === 'task') return <GiveTask line={line} {...rest} />;
  if (ask === 'give' && line.kind === 'issue') return <GiveIssue line={line} {...rest} />;
  if (ask === 'end' && line.kind === 'task') return <End line={line} {...rest} />;
  if (ask === 'return' && line.kind === 'issue') return <Return line={line} {...rest} />;
  return null;
}

/**
 * How a dialog changes its line. Where somebody changed the same meanwhile it is told in words, and the line shows what is
 * now; `offer` lets the change be taken back as long as nobody changed it after that.
 */
function lineChange(line: Line) {
  const key = lineKey(line);
  return {
    send: <A extends { version: number }>(change: (ifMatch: number) => Promise<A>): Promise<A> =>
      atVersion({ key, read: line.version }, change).catch((error) => {
        void queryClient.invalidateQueries({ queryKey: apiKey(getDay) });
        throw inWords(error);
      }),
    offer: (words: string, back: () => Promise<{ version: number }>): void =>
      offerBack(words, async () => keepVersion(key, await back())),
  };
}

/** What the dialog is about. */
const About = ({ children }: { children: ReactNode }) => (
  <p className={classes.about}>{children}</p>
);

function End({ line, onClose, onDone }: Props<TaskLine>) {
  const set = (body: { status: number; dateEndJob?: string | null }, ifMatch: number) =>
    call(updateTask, { params: line.at, body }, { ifMatch });
  const { send, offer } = lineChange(line);
  const form = useRecordForm({
    schema: dayEnd(line.began),
    defaults: { dateEndJob: new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString() },
    send: ({ dateEndJob }) =>
      send((ifMatch) => set({ status: taskStatus.done, dateEndJob }, ifMatch)),
    onDone: ({ version }) => {
      onDone();
      offer(`Zakończone: ${line.name}`, () => set({ status: line.status.id }, version));
    },
    done: null,
  });
  return (
    <FormModal form={form} title="Zakończ zadanie" save="Zakończ" size={420} onClose={onClose}>
      <About>{line.name}</About>
      <LimitField name="dateEndJob" label="Data zakończenia" required />
    </FormModal>
  );
}

function Limit({ line, onClose, onDone }: Props<Line>) {
  const move = async (limit: string | null, ifMatch: number): Promise<{ version: number }> =>
    line.kind === 'task'
      ? await call(
          updateTask,
          { params: line.at, body: { dateRealizationLimit: limit } },
          { ifMatch },
        )
      : await call(
          updateIssue,
          { params: { id: line.id }, body: { dateRealization: limit } },
          { ifMatch },
        );
  const { send, offer } = lineChange(line);
  const form = useRecordForm({
    schema: dayLimit(line.kind === 'task' && line.finalDate),
    defaults: { limit: line.limit },
    send: ({ limit }) => send((ifMatch) => move(limit ?? null, ifMatch)),
    onDone: ({ version }) => {
      onDone();
      offer(`Termin przesunięty: ${line.name}`, () => move(line.limit, version));
    },
    done: null,
  });
  return (
    <FormModal form={form} title="Przesuń termin" save="Przesuń" size={420} onClose={onClose}>
      <About>{line.name}</About>
      <LimitField name="limit" label="Graniczna data" />
    </FormModal>
  );
}

/** A task goes with a word about it; nothing done with it yet, it can be taken back. */
function GiveTask({ line, onClose, onDone }: Props<TaskLine>) {
  const workers = useWorkers({ limit: line.limit });
  const form = useRecordForm({
    schema: taskHandOver,
    defaults: { user: null, text: '' },
    send: (body) => call(handOverTask, { params: line.at, body }),
    onDone: () => {
      onDone();
      offerBack(`Przekazane: ${line.name}`, () =>
        call(handBackTask, { params: line.at, body: {} }),
      );
    },
    done: null,
  });
  return (
    <FormModal form={form} title="Przekaż" save="Przekaż" size={420} onClose={onClose}>
      <About>{line.name}</About>
      <RecordPicker name="user" label="Komu" source={workers} required />
      <TextAreaField
        name="text"
        label="Wiadomość"
        help="Co już zrobione, co dalej, na co uważać."
        rows={2}
        maxLength={500}
        required
      />
    </FormModal>
  );
}

function GiveIssue({ line, onClose, onDone }: Props<IssueLine>) {
  const workers = useWorkers({ limit: line.limit });
  const me = useMe();
  const before = line.users.map(({ id }) => id);
  // The person who hands it on is no longer an executor; the others are.
  const mine = line.onBehalfOf?.id ?? me.id;
  const { send, offer } = lineChange(line);
  /** At the version that the list was seen at, so that whom others added meanwhile stays. */
  const setUsers = (users: number[], ifMatch: number) =>
    call(updateIssue, { params: { id: line.id }, body: { users } }, { ifMatch });
  const form = useRecordForm({
    schema: dayGive,
    defaults: { user: null },
    send: ({ user }) =>
      send((ifMatch) => setUsers([...before.filter((id) => id !== mine), user], ifMatch)),
    onDone: ({ version }) => {
      onDone();
      const words = `Przekazane: ${line.name}`;
      // Whoever takes no more part in it could not take it back.
      call(getIssue, { params: { id: line.id } }).then(
        () => offer(words, () => setUsers(before, version)),
        () => toast.success(words),
      );
    },
    done: null,
  });
  return (
    <FormModal form={form} title="Przekaż" save="Przekaż" size={420} onClose={onClose}>
      <About>{line.name}</About>
      <RecordPicker name="user" label="Komu" source={workers} required />
    </FormModal>
  );
}

function Answer({ line, onClose, onDone }: Props<Line | CommentLine>) {
  const send = async (text: string): Promise<number> => {
    const at = line.kind === 'issue' ? null : line.at;
    // What names or answers the reader is answered under it.
    const body =
      line.kind === 'comment' && line.asks ? { text, answers: line.comment.id } : { text };
    if (!at) return (await call(commentIssue, { params: { id: line.id }, body })).id;
    return (await call(commentTask, { params: at, body })).id;
  };
  const form = useRecordForm({
    schema: dayAnswer,
    defaults: { text: '' },
    send: ({ text }) => send(text),
    onDone: (id) => {
      onDone();
      offerBack('Komentarz dodany', () => call(removeComment, { params: { id } }));
    },
    done: null,
  });
  const answers = line.kind === 'comment';
  const onTask = line.kind !== 'issue' && line.at !== null;
  return (
    <FormModal
      form={form}
      title={answers ? 'Odpowiedz' : 'Napisz komentarz'}
      save="Wyślij"
      onClose={onClose}
    >
      <About>{line.name}</About>
      {answers && (
        <blockquote className={classes.quote}>
          {line.comment.by && <strong>{line.comment.by.name}: </strong>}
          {line.comment.text}
        </blockquote>
      )}
      <MentionField
        name="text"
        label="Komentarz"
        people={onTask ? namedOn.task(line.id) : namedOn.issue(line.id)}
        required
      />
    </FormModal>
  );
}

function Return({ line, onClose, onDone }: Props<IssueLine>) {
  const set = (body: { status: number; comment?: string }, ifMatch: number) =>
    call(updateIssue, { params: { id: line.id }, body }, { ifMatch });
  const { send, offer } = lineChange(line);
  const form = useRecordForm({
    schema: issueReturn,
    defaults: { comment: '' },
    send: ({ comment }) =>
      send((ifMatch) => set({ status: issueStatus.inProgress, comment }, ifMatch)),
    onDone: ({ version }) => {
      onDone();
      offer(`Zwrócone do poprawy: ${line.name}`, () => set({ status: issueStatus.done }, version));
    },
    done: null,
  });
  return (
    <FormModal form={form} title="Zwróć do poprawy" save="Zwróć do poprawy" onClose={onClose}>
      <About>{line.name}</About>
      <MentionField
        name="comment"
        label="Co trzeba poprawić?"
        help="Trafi do komentarzy; wykonawcy dostaną powiadomienie."
        people={namedOn.issue(line.id)}
        required
      />
    </FormModal>
  );
}
