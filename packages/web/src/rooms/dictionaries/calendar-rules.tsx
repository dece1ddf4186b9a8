import { absenceUnits, leaveLowering, limitKinds } from '@zaplecze/contract/rooms/absences/lists';
import type { DictionaryItem } from '@zaplecze/contract/rooms/dictionaries/calls';
import type { DictionaryBody } from '@zaplecze/contract/rooms/dictionaries/forms';
import { useFormContext } from 'react-hook-form';
import { SelectField, SwitchField } from '../../kit/fields/choice-fields.tsx';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { dictionarySource } from '../choice-sources/index.ts';

const types = dictionarySource('calendarType');

/** Of a type that is holiday leave: what of its parts of a day is law, and what a company's own rule. */
const partsOfLeave =
  'Kodeks pracy zna urlop wypoczynkowy w całych dniach, a krótszy tylko z końcówki mniejszej niż dzień (art. 154² § 4). Pół dnia albo godziny to zasada firmy.';

/** What a type of absence says of approval, parts of a day and the yearly limit. */
export function CalendarRules({ item }: { item?: DictionaryItem | undefined }) {
  const [limited, kind, within] = useFormContext().watch(['limited', 'limitKind', 'within']);
  const isLeave = kind === 'vacation' || (limited && within);
  return (
    <>
      <SwitchField
        name="needsApproval"
        label="Wymaga akceptacji"
        help="Czeka na kierownika działu albo jego zastępcę; każdy kierownik i administrator może zawsze."
      />
      <SwitchField
        name="interruptsLeave"
        label="Przerywa urlop"
        help="Jak zwolnienie lekarskie: dni urlopu, w które wpadnie, wracają do puli (art. 166 Kodeksu pracy)."
      />
      <SelectField
        name="lowersLeave"
        label="Obniża wymiar urlopu"
        help="Miesiąc albo dłużej takiej nieobecności zmniejsza urlop wypoczynkowy (art. 155² Kodeksu pracy)."
        options={leaveLowering}
        clearable
      />
      <SelectField
        name="unit"
        label="Części dnia"
        help={isLeave ? partsOfLeave : undefined}
        options={absenceUnits}
      />
      <SwitchField
        name="limited"
        label="Limit roczny"
        help="Saldo widać przy wniosku, w profilu i w „Urlopy i salda”."
      />
      {limited && (
        <>
          <SelectField name="limitKind" label="Rodzaj limitu" options={limitKinds} />
          {kind === 'days' && (
            <NumberField name="limitDays" label="Dni w roku" min={0} max={366} required />
          )}
          <RecordPicker
            name="within"
            label="W ramach"
            help="Te dni schodzą też z limitu wybranego typu, jak urlop na żądanie z wypoczynkowego."
            source={types}
            known={item?.within ? [item.within] : []}
          />
          <SwitchField
            name="limitForbids"
            label="Ponad limit nie można"
            help="Wyłączone: kto przekracza limit, jest pytany, czy na pewno."
          />
        </>
      )}
    </>
  );
}

/** Their part of the form's values. */
export const calendarRulesOf = (item?: DictionaryItem): Partial<DictionaryBody> => ({
  needsApproval: item?.needsApproval ?? false,
  interruptsLeave: item?.interruptsLeave ?? false,
  lowersLeave: item?.lowersLeave ?? null,
  unit: item?.unit ?? 'day',
  limited: item?.limited ?? false,
  limitKind: item?.limitKind ?? 'days',
  limitDays: item?.limitDays ?? null,
  within: item?.within?.id ?? null,
  limitForbids: item?.limitForbids ?? false,
});
