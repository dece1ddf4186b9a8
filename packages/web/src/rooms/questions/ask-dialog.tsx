import { issueReaders, taskReaders } from '@zaplecze/contract/rooms/comments/calls';
import { commentIssue } from '@zaplecze/contract/rooms/issues/calls';
import { askColleague } from '@zaplecze/contract/rooms/questions/calls';
import { questionForm } from '@zaplecze/contract/rooms/questions/forms';
import { commentTask } from '@zaplecze/contract/rooms/tasks/calls';
import { call } from '../../kit/calls/api.ts';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useReaders } from '../comments/index.ts';
import type { AskedAbout, AskProps } from './ask.ts';
import classes from './questions.module.css';

/**
 * A question in one field: to a colleague alone, or about a record, whose comments it then joins and names the person
 * in, so that it stands in the record's story.
 */
export function AskDialog({ about, to, onClose, onDone }: AskProps) {
  const readers = about?.kind === 'task' ? taskReaders : issueReaders;
  const people = useReaders(about ? readers : null, about?.id ?? 0);
  const form = useRecordForm({
    schema: questionForm,
    defaults: { user: to?.id ?? null, text: '' },
    send: (body) =>
      about ? sendAbout(about, body) : call(askColleague, { body }).then(({ id }) => id),
    onDone: () => {
      onDone?.();
      onClose();
    },
    done: 'Pytanie wysłano',
  });
  return (
    <FormModal
      form={form}
      title={to ? `Pytanie: ${to.name}` : 'Pytanie'}
      save="Zapytaj"
      size={480}
      onClose={onClose}
    >
      {about && <p className={classes.about}>{about.name}</p>}
      {!to && <RecordPicker name="user" label="Kogo" source={people} required />}
      <TextAreaField
        name="text"
        label="Pytanie"
        help={
          about
            ? 'Stanie w komentarzach, a ta osoba dostanie powiadomienie.'
            : 'Przeczyta je tylko ta osoba; odpowie z dzwonka albo na swoim Mój dzień.'
        }
        rows={2}
        maxLength={1000}
        required
      />
    </FormModal>
  );
}

function sendAbout(
  about: AskedAbout,
  { user, text }: { user: number; text: string },
): Promise<number> {
  const body = { text: `@[${user}] ${text}` };
  const comment =
    about.kind === 'task'
      ? call(commentTask, { params: about.at, body })
      : call(commentIssue, { params: { id: about.id }, body });
  return comment.then(({ id }) => id);
}
