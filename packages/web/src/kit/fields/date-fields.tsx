import 'dayjs/locale/pl';
import '@mantine/dates/styles.layer.css';
import './dates.css';
import { DateInput, DatesProvider, DateTimePicker } from '@mantine/dates';
import { readInstant, warsawOffset } from '@zaplecze/contract/kit/time';
import type { ReactNode } from 'react';
import { type FieldProps, useField } from '../form/form-context.tsx';

/** Polish names, weeks from Monday (document 000, section 1). */
export function PolishDates({ children }: { children: ReactNode }) {
  return <DatesProvider settings={{ locale: 'pl', firstDayOfWeek: 1 }}>{children}</DatesProvider>;
}

const labels = {
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  previousYear: 'Poprzedni rok',
  nextYear: 'Następny rok',
  previousDecade: 'Poprzednia dekada',
  nextDecade: 'Następna dekada',
  monthLevelControl: 'Wybierz miesiąc',
  yearLevelControl: 'Wybierz rok',
};

/** What a day is shown and typed with; also for days outside of forms (filters). */
export const dayInputProps = {
  valueFormat: 'YYYY-MM-DD',
  placeholder: 'RRRR-MM-DD',
  ariaLabels: labels,
  clearable: true,
  clearButtonProps: { 'aria-label': 'Wyczyść datę' },
  autoComplete: 'off',
  popoverProps: { withRoles: false },
} as const;

/** A day, typed or picked, YYYY-MM-DD; emptied it is null. */
export function DateField({ min, max, ...props }: FieldProps & { min?: string; max?: string }) {
  const { value, change, blur, ref, shared } = useField<string | null>(props);
  return (
    <PolishDates>
      <DateInput
        {...shared}
        {...dayInputProps}
        ref={ref}
        minDate={min}
        maxDate={max}
        value={value || null}
        onChange={change}
        onBlur={blur}
      />
    </PolishDates>
  );
}

/** The Warsaw wall clock of an instant as the picker reads it: 'YYYY-MM-DD HH:mm:ss'. */
function toWall(instant: string | null | undefined): string | null {
  if (!instant) return null;
  const time = Date.parse(instant);
  if (!instant.includes('T') || Number.isNaN(time)) return instant;
  const wall = new Date(time + warsawOffset(time) * 60_000).toISOString();
  return `${wall.slice(0, 10)} ${wall.slice(11, 19)}`;
}

/**
 * Day and time to the minute, YYYY-MM-DD HH:mm of Warsaw whatever the browser's zone; the value
 * is an ISO instant. The hour that spring skips stays as typed, for the schema to refuse.
 */
export function DateTimeField(props: FieldProps & { min?: string }) {
  const { min, ...rest } = props;
  const { value, change, blur, ref, shared } = useField<string | null>(rest);
  // The picker is a button, and a button knows no aria-required.
  const { 'aria-required': _, ...common } = shared;
  return (
    <PolishDates>
      <DateTimePicker
        {...common}
        ref={ref}
        valueFormat="YYYY-MM-DD HH:mm"
        placeholder="RRRR-MM-DD GG:MM"
        clearable
        clearButtonProps={{ 'aria-label': 'Wyczyść datę' }}
        ariaLabels={labels}
        minDate={min}
        // Mantine's role=dialog here would point to a label that is not there.
        popoverProps={{ withRoles: false }}
        aria-haspopup="dialog"
        submitButtonProps={{ 'aria-label': 'Zatwierdź' }}
        timePickerProps={{
          minutesStep: 1,
          hoursInputLabel: 'Godzina',
          minutesInputLabel: 'Minuty',
        }}
        value={toWall(value)}
        onChange={(next) => change(next === null ? null : (readInstant(next) ?? next))}
        onBlur={blur}
      />
    </PolishDates>
  );
}
