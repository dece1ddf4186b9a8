import {
  createPeriod,
  type SeniorityPeriod,
  updatePeriod,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { periodForm, periodFormOf } from '@zaplecze/contract/rooms/absences/employment/forms';
import { schoolYears, seniorityKinds } from '@zaplecze/contract/rooms/absences/lists';
import { useFormContext } from 'react-hook-form';
import { call } from '../../../kit/calls/api.ts';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';

const blank = { kind: 'employment', years: null, dateFrom: '', dateTo: '' } as const;

/** A school or work elsewhere that counts towards seniority. */
export function PeriodForm(props: {
  person: number;
  period: SeniorityPeriod | null;
  onClose: () => void;
}) {
  const { person, period, onClose } = props;
  const form = useRecordForm({
    schema: periodForm,
    defaults: period ? periodFormOf(period) : blank,
    send: (body, options) =>
      period
        ? call(
            updatePeriod,
            { params: { id: period.id }, body: { ...body, version: period.version } },
            options,
          )
        : call(createPeriod, { params: { person }, body }, options),
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="Staż urlopowy" onClose={onClose}>
      <SelectField name="kind" label="Co się liczy" options={seniorityKinds} required />
      <Period />
    </FormModal>
  );
}

function Period() {
  const school = useFormContext().watch('kind') === 'school';
  return (
    <>
      {school && (
        <SelectField
          name="years"
          label="Szkoła"
          help="Szkoły się nie sumują, liczy się najwyższa. Praca w czasie nauki liczy się raz, korzystniej."
          options={schoolYears}
          required
        />
      )}
      <Row>
        <DateField name="dateFrom" label={school ? 'Początek nauki' : 'Od'} required={!school} />
        <DateField name="dateTo" label={school ? 'Ukończona' : 'Do'} required={!school} />
      </Row>
    </>
  );
}
