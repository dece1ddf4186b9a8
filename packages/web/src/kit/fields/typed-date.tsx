import { Popover, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { readDay, readInstant, readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { isDay, warsawDay } from '@zaplecze/contract/kit/values/time';
import { type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import { suspendingPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { formatDateTime, formatDay, formatLimit } from '../records/format.ts';
import classes from './typed-date.module.css';

const Calendar = suspendingPart(part(() => import('./calendar.tsx'), 'Calendar'));

/** What a date field takes: a day, a moment to the minute, or a limit, which a day alone may be. */
export type DateKind = 'day' | 'moment' | 'limit';

const readers = { day: readDay, moment: readInstant, limit: readLimit };
const writers = { day: formatDay, moment: formatDateTime, limit: formatLimit };
const placeholders = {
  day: 'DD.MM.RRRR',
  moment: 'DD.MM.RRRR GG:MM',
  limit: 'DD.MM.RRRR GG:MM',
};

const isInstant = (value: string) => value.includes('T') && !Number.isNaN(Date.parse(value));

type Props = {
  kind: DateKind;
  /** A day or an instant, or what was typed and is neither. */
  value: string | null | undefined;
  /** Gets YYYY-MM-DD or an ISO instant; what cannot be read as it was typed; null when emptied. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  label?: ReactNode;
  'aria-label'?: string;
  /** Names the calendar for screen readers when there is no `label`. */
  calendarOf: string;
  description?: ReactNode;
  withAsterisk?: boolean;
  disabled?: boolean;
  error?: ReactNode;
};

/**
 * A date that is typed as people write it (see `readDay`) or picked from the calendar beside it.
 * What cannot be read stays as typed, for the form to refuse.
 */
export function TypedDate({ kind, value, onChange, onBlur, ref, calendarOf, ...shared }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const joined = useMergedRef(ref ?? null, input);
  const known = value && (isDay(value) || isInstant(value)) ? value : null;
  const take = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (readers[kind](text) ?? text));
  };
  const pick = (text: string | null) => {
    take(text ?? '');
    setTyped(null);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      shadow="md"
    >
      <Popover.Target>
        <TextInput
          {...shared}
          ref={joined}
          autoComplete="off"
          placeholder={placeholders[kind]}
          value={typed ?? (known ? writers[kind](known) : (value ?? ''))}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !event.altKey) return;
            event.preventDefault();
            setOpened(true);
          }}
          rightSectionPointerEvents="all"
          rightSection={
            // By keyboard the date is typed, or the calendar opened with Alt and the arrow down.
            <button
              type="button"
              tabIndex={-1}
              className={classes.open}
              disabled={shared.disabled}
              aria-label={`Kalendarz: ${calendarOf}`}
              aria-haspopup="dialog"
              aria-expanded={opened}
              // The field left by this press must not move the button away with its message.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                setOpened(!opened);
              }}
            >
              <IconCalendar size={16} stroke={1.5} aria-hidden />
            </button>
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={`Kalendarz: ${calendarOf}`}
        // Escape closes the calendar alone, not the dialog around it.
        onFocusCapture={({ target }) =>
          target.setAttribute('data-mantine-stop-propagation', 'true')
        }
      >
        <Suspense fallback={<div className={classes.loading} />}>
          <Calendar
            day={known && (isDay(known) ? known : warsawDay(Date.parse(known)))}
            time={kind === 'day' ? undefined : known && timeOf(kind, known)}
            onPick={(day, time) => {
              pick(
                day &&
                  (kind === 'day'
                    ? day
                    : [day, time ?? (kind === 'moment' ? now() : '')].join(' ')),
              );
            }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** '14:30' of a moment in Warsaw; null for a limit without an hour. */
function timeOf(kind: DateKind, value: string): string | null {
  const [, time = null] = writers[kind](value).split(' ');
  return time;
}

const now = () => formatDateTime(new Date().toISOString()).split(' ')[1] ?? '';
