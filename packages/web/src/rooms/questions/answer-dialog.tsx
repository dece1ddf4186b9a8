import { answerQuestion } from '@zaplecze/contract/rooms/questions/calls';
import { questionAnswer } from '@zaplecze/contract/rooms/questions/forms';
import { call } from '../../kit/calls/api.ts';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import classes from './questions.module.css';

/** The answer to a question, in one field. */
export function AnswerDialog(props: {
  id: number;
  /** What is asked. */
  words: string;
  person: { name: string };
  onClose: () => void;
  onDone: () => void;
}) {
  const { id, words, person, onClose, onDone } = props;
  const form = useRecordForm({
    schema: questionAnswer,
    defaults: { text: '' },
    send: (body) => call(answerQuestion, { params: { id }, body }),
    onDone,
    done: 'Odpowiedź wysłano',
  });
  return (
    <FormModal
      form={form}
      title={`Pyta ${person.name}`}
      save="Odpowiedz"
      size={480}
      onClose={onClose}
    >
      <blockquote className={classes.words}>{words}</blockquote>
      <TextAreaField name="text" label="Odpowiedź" rows={2} maxLength={1000} required />
    </FormModal>
  );
}
