import 'dayjs/locale/pl';
import '@mantine/dates/styles.layer.css';
import './dates.css';
import { Button } from '@mantine/core';
import { DatePicker, DatesProvider, TimeInput } from '@mantine/dates';
import { warsawDay } from '@zaplecze/contract/kit/time';
import { useEffect, useRef } from 'react';
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
 * The calendar beside a typed date: Polish names, weeks from Monday (document 000, section 1).
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
          minDate="2000-01-01"
          maxDate="2199-12-31"
        />
      </DatesProvider>
      <div className={classes.foot}>
        {time !== undefined && (
          <TimeInput
            label="Godzina"
            size="xs"
            value={time ?? ''}
            onChange={(event) => onPick(day ?? warsawDay(), event.currentTarget.value || null)}
          />
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
