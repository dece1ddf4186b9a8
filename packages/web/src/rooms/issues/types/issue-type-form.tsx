import { type IssueType, updateIssueType } from '@zaplecze/contract/rooms/issues/types/calls';
import { issueTypeForm, issueTypeFormOf } from '@zaplecze/contract/rooms/issues/types/forms';
import { call } from '../../../kit/calls/api.ts';
import { CheckboxField } from '../../../kit/fields/choice-fields.tsx';
import { LinesField } from '../../../kit/fields/lines-field.tsx';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';

const hours = { min: 0, decimals: 2, suffix: 'godz.' } as const;

/** The hours that a type of issues promises, and what is to be ticked off in it. */
export function IssueTypeForm({ type, onClose }: { type: IssueType; onClose: () => void }) {
  const form = useRecordForm({
    schema: issueTypeForm,
    record: issueTypeFormOf(type),
    version: type.version,
    fromRow: true,
    send: (body, options) => call(updateIssueType, { params: { id: type.id }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={`Edycja: ${type.name}`} onClose={onClose}>
      <NumberField
        name="answerHours"
        label="Pierwsza odpowiedź w ciągu"
        help="Godziny pracy od zgłoszenia. Puste: niczego nie obiecujemy."
        {...hours}
      />
      <NumberField
        name="doneHours"
        label="Zrealizowanie w ciągu"
        help="Godziny pracy od zgłoszenia, a po wznowieniu od wznowienia."
        {...hours}
      />
      <LinesField
        name="checklist"
        label="Lista kontrolna"
        help="Każdy wiersz to punkt. Nowe zgłoszenie tego typu zaczyna z tymi punktami; istniejące mają swoje."
      />
      <CheckboxField name="checklistRequired" label="Lista wymagana do zamknięcia zgłoszenia" />
    </FormModal>
  );
}
