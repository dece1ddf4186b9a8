import 'dayjs/locale/pl';
import '@mantine/dates/styles.layer.css';
import './dates.css';
import { Button, TextInput } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { useEffect, useRef, useState } from 'react';
import classes from './typed-date.module.css';

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

/**
 * The calendar beside a typed date: Polish names, weeks from Monday (docs/decisions/0023).
 * `time`: of dates that have one, HH:mm or null; undefined for days.
 */
export function Calendar({
  day,
  time,
  onPick,
  onClose,
}: {
  day: string | null;
  time: string | null | undefined;
  /** The day and the hour it keeps; null empties the field. */
  onPick: (day: string | null, time: string | null) => void;
  onClose: () => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const days = '[data-selected]:not([data-outside]), table [tabindex="0"]';
    root.current?.querySelector<HTMLElement>(days)?.focus();
  }, []);
  const pick = (next: string | null) => {
    onPick(next, time ?? null);
    onClose();
  };
  return (
    <div ref={root}>
      <DatesProvider settings={{ locale: 'pl', firstDayOfWeek: 1 }}>
        <DatePicker
          value={day}
          defaultDate={day ?? warsawDay()}
          onChange={pick}
          ariaLabels={labels}
          highlightToday
          // An older day may be typed where a field knows it, and is shown then.
          minDate={day && day < '2000-01-01' ? '1950-01-01' : '2000-01-01'}
          maxDate="2199-12-31"
        />
      </DatesProvider>
      <div className={classes.foot}>
        {time !== undefined && (
          <Hour time={time} onTime={(next) => onPick(day ?? warsawDay(), next)} />
        )}
        <Button size="xs" variant="subtle" onClick={() => pick(warsawDay())}>
          Dziś
        </Button>
        {day && (
          <Button size="xs" variant="subtle" onClick={() => pick(null)}>
            Wyczyść
          </Button>
        )}
      </div>
    </div>
  );
}

const clock = /^([01]?\d|2[0-3]):[0-5]\d$/;

/** Typed, for the browser's own field speaks the browser's language ("AM", "PM"). */
function Hour({ time, onTime }: { time: string | null; onTime: (time: string | null) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label="Godzina"
      size="xs"
      w={72}
      placeholder="GG:MM"
      autoComplete="off"
      value={typed ?? time ?? ''}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value === '' || clock.test(value)) onTime(value || null);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
