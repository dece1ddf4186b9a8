import {
  closeCase,
  extendCase,
  noteCase,
  type PersonalCase,
} from '@zaplecze/contract/rooms/rodo/cases/calls';
import { closeForm, extendForm, stepForm } from '@zaplecze/contract/rooms/rodo/cases/forms';
import { answerBy, extendedMonths } from '@zaplecze/contract/rooms/rodo/deadline';
import { caseStatuses } from '@zaplecze/contract/rooms/rodo/lists';
import { call } from '../../kit/calls/api.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { formatDay } from '../../kit/records/format.ts';

export type CaseAct = 'extend' | 'close' | 'note';
type Props = { record: PersonalCase; onClose: () => void };

/** What is done with a request, each in a dialog of its own. */
export function CaseActDialog({ act, ...props }: { act: CaseAct } & Props) {
  if (act === 'extend') return <Extend {...props} />;
  return act === 'close' ? <Close {...props} /> : <Note {...props} />;
}

function Extend({ record, onClose }: Props) {
  const form = useRecordForm({
    schema: extendForm,
    defaults: { reason: '' },
    send: (body, options) => call(extendCase, { params: { id: record.id }, body }, options),
    onDone: onClose,
    done: 'Termin przedłużony',
  });
  return (
    <FormModal form={form} title="Przedłuż termin" save="Przedłuż" onClose={onClose}>
      <p>
        Nowy termin odpowiedzi: {formatDay(answerBy(record.received, extendedMonths))}. Powiadom
        osobę o przedłużeniu i jego powodach przed {formatDay(record.due)}.
      </p>
      <TextAreaField
        name="reason"
        label="Powód"
        help="Na przykład: skomplikowany charakter żądania albo liczba żądań."
        maxLength={2000}
        required
      />
    </FormModal>
  );
}

function Close({ record, onClose }: Props) {
  const form = useRecordForm({
    schema: closeForm,
    defaults: { status: 'done', outcome: '' },
    send: (body, options) => call(closeCase, { params: { id: record.id }, body }, options),
    onDone: onClose,
    done: 'Sprawa zakończona',
  });
  return (
    <FormModal form={form} title="Zakończ sprawę" save="Zakończ" onClose={onClose}>
      {record.kind === 'erasure' && (
        <p>
          Po zakończeniu jako załatwiona sprawa zostanie bez danych osoby. Najpierw wyślij odpowiedź
          i, jeśli trzeba, pobierz protokół.
        </p>
      )}
      <SelectField name="status" label="Wynik" options={caseStatuses.slice(1)} required />
      <TextAreaField name="outcome" label="Co odpowiedziano osobie" maxLength={4000} required />
    </FormModal>
  );
}

function Note({ record, onClose }: Props) {
  const form = useRecordForm({
    schema: stepForm,
    defaults: { text: '' },
    send: (body, options) => call(noteCase, { params: { id: record.id }, body }, options),
    onDone: onClose,
    done: 'Zapisano w protokole',
  });
  return (
    <FormModal form={form} title="Wpis do protokołu" onClose={onClose}>
      <TextAreaField name="text" label="Co zrobiono" maxLength={2000} required />
    </FormModal>
  );
}
