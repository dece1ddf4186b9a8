import { Button } from '@mantine/core';
import { holidayOf } from '@zaplecze/contract/kit/values/holidays';
import {
  type CompanyFreeDay,
  listFreeDays,
  removeFreeDay,
  saveFreeDay,
} from '@zaplecze/contract/rooms/absences/free-days/calls';
import { freeDayForm, freeDayFormOf } from '@zaplecze/contract/rooms/absences/free-days/forms';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { onWeekday } from '../../../kit/calendar/day-names.ts';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { SelectField, SwitchField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { TextField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { formatDay } from '../../../kit/records/format.ts';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import { PastReason, type Removal, RemovalDialog } from './past-reason.tsx';
import classes from './rosters.module.css';

type Owed = { day: string; name: string };

/** 'święto w sobotę 15.08.2026 (…)'. */
const holidayWords = (day: string) =>
  `święto ${onWeekday(day)} ${formatDay(day)} (${holidayOf(day) ?? ''})`;

/** 'cały dzień, za święto w sobotę 15.08.2026 (…)', 'pół dnia, sylwester'. */
const freeWords = ({ half, holiday, name }: CompanyFreeDay) =>
  [half ? 'pół dnia' : 'cały dzień', holiday && `za ${holidayWords(holiday)}`, name]
    .filter(Boolean)
    .join(', ');

/** Days that the company gives off, and the holidays on its days off that one is still to be given for. */
export function FreeDays() {
  const { data, error, refetch } = useApi(listFreeDays, {});
  const [edited, setEdited] = useState<CompanyFreeDay | 'new' | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  if (!data) return <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />;
  const { list, owed, may } = data;
  const remove = ({ day }: CompanyFreeDay) =>
    setRemoval({
      title: `Usunąć dzień wolny ${formatDay(day)}?`,
      text: 'Będzie to zwykły dzień pracy według grafików.',
      send: (body, options) => call(removeFreeDay, { params: { day }, body }, options),
    });
  return (
    <section className={classes.rosters} aria-label="Dni wolne firmy">
      <div className={classes.head}>
        <p className={classes.current}>
          <strong>Dni wolne firmy</strong>{' '}
          <span className={classes.quiet}>poza świętami, dla wszystkich</span>
        </p>
        {may.edit && (
          <Button size="xs" variant="default" onClick={() => setEdited('new')}>
            Dodaj dzień wolny
          </Button>
        )}
      </div>
      {owed.length > 0 && (
        <p className={classes.quiet}>
          Dzień wolny jest jeszcze należny za: {owed.map(({ day }) => holidayWords(day)).join('; ')}
          .
        </p>
      )}
      {list.length > 0 && (
        <ul className={classes.list}>
          {list.map((free) => (
            <li key={free.day}>
              <span className={classes.from}>{formatDay(free.day)}</span>
              <span className={classes.words}>{freeWords(free)}</span>
              {may.edit && (
                <span className={classes.acts}>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`Zmień dzień wolny ${formatDay(free.day)}`}
                    onClick={() => setEdited(free)}
                  >
                    Zmień
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    color="red"
                    aria-label={`Usuń dzień wolny ${formatDay(free.day)}`}
                    onClick={() => remove(free)}
                  >
                    Usuń
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {removal && <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
      {edited && (
        <FreeDayForm
          free={edited === 'new' ? null : edited}
          owed={owed}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

function FreeDayForm(props: { free: CompanyFreeDay | null; owed: Owed[]; onClose: () => void }) {
  const { free, owed, onClose } = props;
  const form = useRecordForm({
    schema: freeDayForm,
    defaults: free ? freeDayFormOf(free) : { half: false, holiday: null, name: '', reason: '' },
    send: ({ day, ...body }, options) =>
      call(
        saveFreeDay,
        { params: { day: free?.day ?? day }, body: { ...body, version: free?.version ?? 0 } },
        options,
      ),
    onDone: onClose,
  });
  const own = free?.holiday ? [{ day: free.holiday, name: holidayOf(free.holiday) ?? '' }] : [];
  const reasons = [
    { id: '', name: 'Firma daje wolne sama' },
    ...[...own, ...owed].map(({ day }) => ({ id: day, name: `Za ${holidayWords(day)}` })),
  ];
  return (
    <FormModal
      form={form}
      title={free ? 'Dzień wolny firmy' : 'Nowy dzień wolny firmy'}
      onClose={onClose}
    >
      <DateField name="day" label="Dzień" required disabled={free !== null} />
      <SelectField name="holiday" label="Powód" options={reasons} />
      <HalfOrName />
      <PastReason />
    </FormModal>
  );
}

/** What a day of the company's own may be besides: half of one, and named. */
function HalfOrName() {
  const { watch } = useFormContext();
  if (watch('holiday')) return null;
  return (
    <>
      <SwitchField
        name="half"
        label="Tylko pół dnia"
        help="Każdy pracuje połowę godzin z grafiku."
      />
      <TextField name="name" label="Nazwa" placeholder="na przykład sylwester" maxLength={100} />
    </>
  );
}
