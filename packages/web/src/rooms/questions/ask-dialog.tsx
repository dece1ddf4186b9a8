import { issueReaders, taskReaders } from '@zaplecze/contract/rooms/comments/calls';
import { commentIssue } from '@zaplecze/contract/rooms/issues/calls';
import { commentOffer } from '@zaplecze/contract/rooms/offers/calls';
import { askColleague } from '@zaplecze/contract/rooms/questions/calls';
import { questionForm } from '@zaplecze/contract/rooms/questions/forms';
import { createClientNote } from '@zaplecze/contract/rooms/story/calls';
import { commentTask } from '@zaplecze/contract/rooms/tasks/calls';
import { call } from '../../kit/calls/api.ts';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useReaders } from '../comments/index.ts';
import type { AskedAbout, AskProps } from './ask.ts';
import classes from './questions.module.css';

/** Who may be asked about a record: those who see it; clients and offers everybody sees. */
const readers = { task: taskReaders, issue: issueReaders, client: null, offer: null };

/**
 * A question in one field: to a colleague alone, or about a record, whose comments it then joins and names the person
 * in, so that it stands in the record's story.
 */
export function AskDialog({ about, to, begun = '', onClose, onDone }: AskProps) {
  const people = useReaders(about ? readers[about.kind] : null, about?.id ?? 0);
  const form = useRecordForm({
    schema: questionForm,
    defaults: { user: to?.id ?? null, text: begun },
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
            ? 'Stanie w historii tej sprawy, a ta osoba dostanie powiadomienie.'
            : 'Przeczyta je tylko ta osoba; odpowie z dzwonka albo w „Mój dzień”.'
        }
        rows={2}
        maxLength={1000}
        required
      />
    </FormModal>
  );
}

async function sendAbout(
  about: AskedAbout,
  { user, text }: { user: number; text: string },
): Promise<number | null> {
  const body = { text: `@[${user}] ${text}` };
  if (about.kind === 'task') return (await call(commentTask, { params: about.at, body })).id;
  const params = { id: about.id };
  if (about.kind === 'client') return (await call(createClientNote, { params, body })).id;
  if (about.kind === 'offer') {
    await call(commentOffer, { params, body: { comment: body.text } });
    return null;
  }
  return (await call(commentIssue, { params, body })).id;
}
