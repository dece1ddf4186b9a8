import { Input, TextInput } from '@mantine/core';
import {
  clockOfMinutes,
  durationWords,
  minutesOfClock,
  weeksOfRoster,
} from '@zaplecze/contract/rooms/absences/patterns/words';
import { type Ref, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { weekdayNames } from '../../../kit/calendar/day-names.ts';
import { Select } from '../../../kit/fields/select.tsx';
import { type FieldProps, useField } from '../../../kit/forms/form-context.tsx';
import classes from './rosters.module.css';

const wholeDays = [
  'Poniedziałek',
  'Wtorek',
  'Środa',
  'Czwartek',
  'Piątek',
  'Sobota',
  'Niedziela',
] as const;
const rhythms = Array.from({ length: 8 }, (_, at) => ({
  value: String(at + 1),
  label:
    at === 0 ? 'Każdy tydzień taki sam' : `Na zmianę ${at + 1} ${at < 4 ? 'tygodnie' : 'tygodni'}`,
}));

/** The first message of a field of which each element may have one. */
function firstMessage(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: string };
  if (message) return message;
  const of = Array.isArray(error) ? error.find(Boolean) : undefined;
  return of && firstMessage(of);
}

/** The hours of each day of one to eight weeks in turn; the value is their minutes, NaN for what is no time. */
export function HoursField(props: FieldProps) {
  const { value, change, blur, ref, shared } = useField<number[]>(props);
  const { errors } = useFormState({ name: props.name });
  const weeks = weeksOfRoster(value);
  const put = (place: number, minutes: number) => change(value.with(place, minutes));
  const turn = (count: number) =>
    change(Array.from({ length: count * 7 }, (_, at) => value[at] ?? (value[at % 7] as number)));
  const { description, label, withAsterisk } = shared;
  return (
    <Input.Wrapper
      component="fieldset"
      className={classes.hours}
      label={label}
      labelElement="div"
      description={description}
      withAsterisk={withAsterisk}
      error={firstMessage(get(errors, props.name))}
    >
      <Select
        aria-label="Rytm"
        size="xs"
        data={rhythms}
        allowDeselect={false}
        value={String(weeks.length)}
        onChange={(next) => turn(Number(next))}
        comboboxProps={{ shadow: 'sm' }}
      />
      {weeks.map((week, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the rhythm
        <div key={at} className={classes.week}>
          {weeks.length > 1 && <span className={classes.quiet}>{at + 1}. tydzień</span>}
          <div className={classes.days}>
            {week.map((minutes, day) => (
              <Hours
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
                key={day}
                head={weekdayNames[day] as string}
                label={
                  weeks.length > 1 ? `${wholeDays[day]}, ${at + 1}. tydzień` : `${wholeDays[day]}`
                }
                minutes={minutes}
                fieldRef={at + day === 0 ? ref : undefined}
                onChange={(next) => put(at * 7 + day, next)}
                onBlur={blur}
              />
            ))}
          </div>
          <span className={classes.quiet}>razem {sumWords(week)}</span>
        </div>
      ))}
    </Input.Wrapper>
  );
}

const sumWords = (week: number[]) =>
  durationWords(week.reduce((sum, minutes) => sum + (Number.isNaN(minutes) ? 0 : minutes), 0));

function Hours(props: {
  head: string;
  label: string;
  minutes: number;
  fieldRef: Ref<HTMLInputElement> | undefined;
  onChange: (minutes: number) => void;
  onBlur: () => void;
}) {
  const { head, label, minutes, fieldRef, onChange, onBlur } = props;
  const [typed, setTyped] = useState(() => shortClock(minutes));
  // Changed from without, as by another rhythm: what was typed means another time.
  const shown = (minutesOfClock(typed) ?? Number.NaN) === minutes || Number.isNaN(minutes);
  return (
    <TextInput
      ref={fieldRef}
      size="xs"
      label={head}
      aria-label={label}
      labelProps={{ 'aria-hidden': true }}
      classNames={{ input: classes.cell }}
      maxLength={5}
      autoComplete="off"
      placeholder="–"
      error={Number.isNaN(minutes) || minutes > 1440}
      value={shown ? typed : shortClock(minutes)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(minutesOfClock(event.currentTarget.value) ?? Number.NaN);
      }}
      onBlur={onBlur}
    />
  );
}

/** '8' of whole hours, '7:30'. */
const shortClock = (minutes: number) => clockOfMinutes(minutes).replace(':00', '');
