import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { type PatternFields, savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { rosterForm, rosterFormOf } from '@zaplecze/contract/rooms/absences/patterns/forms';
import { call } from '../../../kit/calls/api.ts';
import { SwitchField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { HoursField } from './hours-field.tsx';
import { PastReason } from './past-reason.tsx';

type Shown = Pick<PatternFields, 'minutes' | 'begins' | 'holidays'>;

/** A roster from a day on; a new one begins with what holds now. */
export function RosterForm(props: {
  person: number;
  roster: PatternFields | null;
  usual: Shown;
  onClose: () => void;
}) {
  const { person, roster, usual, onClose } = props;
  const { minutes, begins, holidays } = usual;
  const fresh = { minutes, begins, holidays, validFrom: warsawDay() };
  const form = useRecordForm({
    schema: rosterForm,
    defaults: rosterFormOf(roster ?? fresh),
    send: (body, options) => {
      const from = roster?.validFrom ?? body.validFrom;
      const version = roster?.version ?? 0;
      return call(savePattern, { params: { person, from }, body: { ...body, version } }, options);
    },
    onDone: onClose,
  });
  const whose = person === 0 ? 'Grafik firmy' : 'Grafik pracy';
  return (
    <FormModal
      form={form}
      title={roster ? whose : `Nowy: ${whose.toLowerCase()}`}
      onClose={onClose}
    >
      <Row>
        <DateField name="validFrom" label="Obowiązuje od" required />
        <TextField name="begins" label="Początek pracy" placeholder="8:00" />
      </Row>
      <HoursField
        name="minutes"
        label="Godziny pracy"
        help="Na przykład 8 albo 7:30; puste pole to dzień wolny. Zmiana przez północ liczy się w dniu, w którym się zaczyna."
        required
      />
      <SwitchField
        name="holidays"
        label="Praca także w święta"
        help="Gdy jest wyłączona, święta są wolne, choć grafik ma w tym dniu godziny."
      />
      <PastReason />
    </FormModal>
  );
}
