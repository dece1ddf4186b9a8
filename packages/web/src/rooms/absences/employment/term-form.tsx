import { Switch } from '@mantine/core';
import {
  createTerm,
  type EmploymentTerm,
  updateTerm,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { termForm, termFormOf } from '@zaplecze/contract/rooms/absences/employment/forms';
import { dayNorms, partTimes } from '@zaplecze/contract/rooms/absences/lists';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../../kit/calls/api.ts';
import { SelectField, SwitchField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { PastReason } from '../working-time/past-reason.tsx';
import { tellOutside } from './tell-outside.ts';

const blank = {
  ...{ firstDay: '', lastDay: '', partTime: 1, dayNorm: 480, firstJob: false },
  ...{ formerUntil: '', formerEntitled: null, formerUsed: null },
  reason: '',
};

/** A time of employment with one part of a post. */
export function TermForm(props: {
  person: number;
  term: EmploymentTerm | null;
  onClose: () => void;
}) {
  const { person, term, onClose } = props;
  const form = useRecordForm({
    schema: termForm,
    defaults: term ? termFormOf(term) : blank,
    send: (body, options) =>
      term
        ? call(
            updateTerm,
            { params: { id: term.id }, body: { ...body, version: term.version } },
            options,
          )
        : call(createTerm, { params: { person }, body }, options),
    onDone: (answer) => {
      if (answer) tellOutside(answer);
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title={term ? 'Okres zatrudnienia' : 'Nowy okres zatrudnienia'}
      onClose={onClose}
    >
      <Row>
        <DateField name="firstDay" label="Pierwszy dzień pracy" required />
        <DateField name="lastDay" label="Ostatni dzień (puste: bez końca)" />
      </Row>
      <SelectField
        name="partTime"
        label="Etat"
        help="Gdy etat się zmienia, zakończ ten okres i dodaj następny od dnia zmiany."
        options={partTimes}
        required
      />
      <SelectField
        name="dayNorm"
        label="Norma dobowa"
        help="Niższa z mocy prawa (art. 154² § 3 Kodeksu pracy): tyle trwa dzień urlopu i dzień pracy bez własnego grafiku."
        options={dayNorms}
        required
      />
      <SwitchField
        name="firstJob"
        label="Pierwsza praca w życiu"
        help="W pierwszym roku urlop przybywa z każdym przepracowanym miesiącem (art. 153 Kodeksu pracy)."
      />
      <Former known={term !== null && term.formerUntil !== null} />
      <PastReason />
    </FormModal>
  );
}

/** What the employer before gave in the same year, which together is no more than a year's leave. */
function Former({ known }: { known: boolean }) {
  const { setValue } = useFormContext();
  const [shown, setShown] = useState(known);
  const show = (next: boolean) => {
    setShown(next);
    if (next) return;
    for (const name of ['formerUntil', 'formerEntitled', 'formerUsed'])
      setValue(name, null, { shouldDirty: true });
  };
  return (
    <>
      <Switch
        label="W tym roku był wcześniej inny pracodawca"
        checked={shown}
        onChange={(event) => show(event.currentTarget.checked)}
      />
      {shown && (
        <>
          <DateField name="formerUntil" label="U poprzedniego pracodawcy do" required />
          <Row>
            <NumberField
              name="formerEntitled"
              label="Należny tam urlop (dni)"
              decimals={2}
              required
            />
            <NumberField name="formerUsed" label="Wykorzystany tam (dni)" decimals={2} required />
          </Row>
        </>
      )}
    </>
  );
}
