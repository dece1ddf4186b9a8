import { Switch } from '@mantine/core';
import { dayNorms, partTimes, vacationDays } from '@zaplecze/contract/rooms/absences/lists';
import { usualPattern } from '@zaplecze/contract/rooms/absences/patterns/roster';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { Row, Section } from '../../../kit/forms/form-page.tsx';
import { HoursField } from '../working-time/hours-field.tsx';

const roster = 'employment.minutes';

/** First day, part of a post, roster and leave of somebody new, under `employment` of the form. */
export function NewEmploymentFields() {
  return (
    <Section
      title="Zatrudnienie"
      help="Od tego zależy urlop. Możesz uzupełnić to później: przypomnimy w „Urlopach i saldach”."
    >
      <DateField name="employment.firstDay" label="Pierwszy dzień pracy" />
      <Row>
        <SelectField name="employment.partTime" label="Etat" options={partTimes} />
        <SelectField
          name="employment.vacationDays"
          label="Wymiar urlopu"
          help="Dla pełnego etatu."
          options={vacationDays}
        />
      </Row>
      <SelectField
        name="employment.dayNorm"
        label="Norma dobowa"
        help="Niższa z mocy prawa: tyle trwa dzień urlopu. Zapisuje się z pierwszym dniem pracy."
        options={dayNorms}
      />
      <OwnRoster />
      <Row>
        <NumberField
          name="employment.carried"
          label="Urlop zaległy z poprzednich lat (dni)"
          decimals={3}
          min={0}
          max={366}
        />
        <NumberField
          name="employment.entitled"
          label="Urlop na ten rok (dni)"
          help="Puste: wyliczony od pierwszego dnia pracy."
          decimals={3}
          min={0}
          max={366}
        />
      </Row>
    </Section>
  );
}

/** A roster of their own, from the first day on; else the company's holds. */
function OwnRoster() {
  const { watch, setValue } = useFormContext();
  const own = watch(roster) !== null;
  return (
    <>
      <Switch
        label="Własny grafik pracy"
        description="Bez niego obowiązuje grafik firmy, stosownie do etatu."
        checked={own}
        onChange={(event) =>
          setValue(roster, event.currentTarget.checked ? [...usualPattern.minutes] : null, {
            shouldDirty: true,
          })
        }
      />
      {own && <HoursField name={roster} label="Godziny pracy" />}
    </>
  );
}
