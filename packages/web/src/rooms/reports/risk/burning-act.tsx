import type { PersonRef, Ref } from '@zaplecze/contract/kit/values/records';
import { commentBody } from '@zaplecze/contract/rooms/comments/forms';
import { assignTask } from '@zaplecze/contract/rooms/projects/calls';
import { commonLimit, nobody, projectAssignment } from '@zaplecze/contract/rooms/projects/forms';
import { commentTask, handOverTask, updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { taskHandOver } from '@zaplecze/contract/rooms/tasks/forms';
import { call } from '../../../kit/calls/api.ts';
import { inWords } from '../../../kit/calls/send.ts';
import { LimitField } from '../../../kit/fields/date-fields.tsx';
import { RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import { MentionField } from '../../../kit/fields/writing/mention-field.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { formatLimit } from '../../../kit/records/format.ts';
import { AwayHint } from '../../absences/index.ts';
import { namedOn } from '../../comments/index.ts';
import { useWorkers } from '../../radar/index.ts';

/** A task that is acted upon from the dashboard */
export type Burnt = {
  id: number;
  name: string;
  task: number;
  procedure: number;
  service: number;
  project: Ref;
  user: PersonRef | null;
  limit: string | null;
  finalDate: boolean;
  /** As it was read: what somebody changed since is not written over. */
  version: number;
  /** The burning task's limit, for the question; the one acted upon may have none. */
  late: { limit: string };
};

type Props = { of: Burnt; onClose: () => void };

const addressOfTask = ({ project, task, procedure, service }: Burnt) => ({
  project: project.id,
  task,
  procedure,
  service,
});

/** What one does about what burns, without leaving the dashboard. */
export function BurningAct({ act, ...props }: Props & { act: 'ask' | 'handOver' | 'limit' }) {
  if (act === 'ask') return <Ask {...props} />;
  if (act === 'limit') return <MoveLimit {...props} />;
  return props.of.user === null ? <Give {...props} /> : <HandOver {...props} />;
}

function Ask({ of, onClose }: Props) {
  const form = useRecordForm({
    schema: commentBody,
    defaults: {
      text: `${of.user ? `@[${of.user.id}] ` : ''}Na kiedy to będzie? Termin: ${formatLimit(of.late.limit)}.`,
    },
    send: (body) => call(commentTask, { params: addressOfTask(of), body }),
    onDone: onClose,
    done: `Pytanie wysłano: ${of.user?.name}`,
  });
  return (
    <FormModal
      title={`Pytanie: ${of.name}`}
      form={form}
      onClose={onClose}
      save="Zapytaj"
      size={520}
    >
      <MentionField
        name="text"
        label={`Komentarz do zadania dla: ${of.user?.name ?? ''}`}
        help="Ta osoba dostanie powiadomienie, a odpowiedź stanie pod zadaniem."
        people={namedOn.task(of.id)}
        known={of.user ? [of.user] : []}
        required
      />
    </FormModal>
  );
}

const passing = ({ name }: Burnt) => ({
  title: `Przekazanie: ${name}`,
  save: 'Przekaż',
  size: 520,
});

/** Gives the issue to another person with a comment; the limit stays as it is by then. */
function HandOver({ of, onClose }: Props) {
  const form = useRecordForm({
    schema: taskHandOver,
    defaults: { user: null, text: '' },
    send: (body, options) => call(handOverTask, { params: addressOfTask(of), body }, options),
    onDone: onClose,
    done: 'Zadanie przekazano',
  });
  return (
    <FormModal {...passing(of)} form={form} onClose={onClose}>
      <Whom of={of} chosen={form.form.watch('user') as number | null} />
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

function Whom({ of, chosen }: { of: Burnt; chosen: number | null }) {
  const workers = useWorkers({ limit: of.limit });
  return (
    <>
      <RecordPicker name="user" label="Kto przejmie" source={workers} required />
      <AwayHint users={[chosen]} limit={of.limit} />
    </>
  );
}

/** Assigns work that has no person. */
function Give({ of, onClose }: Props) {
  const form = useRecordForm({
    schema: projectAssignment,
    defaults: {
      ...addressOfTask(of),
      user: nobody,
      finalDate: of.finalDate,
      ...(of.limit !== null && { dateRealizationLimit: of.limit }),
    },
    send: (body, options) => call(assignTask, { body }, options),
    onDone: onClose,
    done: 'Zadanie przekazano',
  });
  return (
    <FormModal {...passing(of)} form={form} onClose={onClose}>
      <Whom of={of} chosen={form.form.watch('user') as number | null} />
    </FormModal>
  );
}

function MoveLimit({ of, onClose }: Props) {
  const form = useRecordForm({
    schema: commonLimit,
    defaults: { limit: of.limit ?? '' },
    send: ({ limit }) =>
      call(
        updateTask,
        { params: addressOfTask(of), body: { dateRealizationLimit: limit } },
        { ifMatch: of.version },
      ).catch((error) => {
        throw inWords(error);
      }),
    onDone: onClose,
    done: 'Termin przesunięto',
  });
  return (
    <FormModal title={`Termin: ${of.name}`} form={form} onClose={onClose} save="Przesuń" size={420}>
      <LimitField name="limit" label="Graniczna data wykonania" required />
    </FormModal>
  );
}
