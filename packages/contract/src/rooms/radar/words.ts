import { weekday } from '../../kit/values/days.ts';
import { holidayOf } from '../../kit/values/holidays.ts';
import { countWords, plural } from '../../kit/values/words.ts';
import type { Reason, Remedy } from './schemas.ts';

/** What the radar says, in words: on screens, in notices, in downloads. */

const shownDay = (day: string) => day.split('-').reverse().join('.');
const weekEnds = ['', '', '', '', '', 'sobota', 'niedziela'];
/** The name of a day that nobody works on. */
const dayOffName = (day: string) => holidayOf(day) ?? weekEnds[weekday(day)] ?? '';
const tenths = (hours: number) => String(Math.round(hours * 10) / 10).replace('.', ',');
const workingDays = (days: number) =>
  countWords(days, 'dzień roboczy', 'dni robocze', 'dni roboczych');
const missing = (days: number) =>
  countWords(days, 'dnia roboczego', 'dni roboczych', 'dni roboczych');

/**
 * Why it is in danger, without the remedy: 'Anna Nowak: nieobecność do 04.12.2026, nikt nie zastępuje'.
 * `reader`: whose name is left out, since it is they who read it.
 */
export function reasonWords(reason: Reason, reader?: number): string {
  const { kind, who, what, days, day, load, promise } = reason;
  const name = who && who.id !== reader ? who.name : null;
  const led = (words: string) => (name ? `${name}: ${words}` : words);
  const { planned = 0, capacity = 0 } = load ?? {};
  const lacking = Math.max(0, planned - capacity);
  const before = what && `„${what.name}”${name ? ` (${name})` : ''}`;
  switch (kind) {
    case 'late': {
      const late = days > 0 ? `${workingDays(days)} po terminie` : 'po terminie';
      return before ? `${late}, czeka na: ${before}` : late;
    }
    case 'nobody':
      return 'nikt nie jest przydzielony';
    case 'away':
      return led(`nieobecność do ${shownDay(day ?? '')}, nikt nie zastępuje`);
    case 'waits':
      return `czeka na: ${before ?? 'poprzednie zadanie'}, do terminu zabraknie ${missing(days)}`;
    case 'overloaded':
      return led(
        `zabraknie ${tenths(lacking)} godz.: ${tenths(planned)} godz. pracy, a do terminu ${tenths(capacity)} godz.`,
      );
    case 'dayOff':
      return `termin w dzień wolny: ${dayOffName(day ?? '')}`;
    case 'promise':
      return promise ? promiseWords(promise) : '';
  }
}

/** Working hours of a day, by which many hours are told as days. */
const dayHours = 8;

/** 'obiecany czas odpowiedzi minął 3,5 godz. pracy temu', '… minął 4 dni robocze temu'. */
function promiseWords({ answer, passed, hours }: NonNullable<Reason['promise']>): string {
  const hoursText = tenths(hours);
  const moment =
    hoursText === '0'
      ? passed
        ? 'minął'
        : 'mija'
      : passed
        ? `minął ${hours < dayHours ? `${hoursText} godz. pracy` : workingDays(Math.round(hours / dayHours))} temu`
        : `minie za ${hoursText} godz. pracy`;
  return `obiecany czas ${answer ? 'odpowiedzi' : 'realizacji'} ${moment}`;
}

const free = (hours: number) =>
  `${hours} ${plural(hours, 'wolną godzinę', 'wolne godziny', 'wolnych godzin')}`;

/**
 * A remedy in words: 'przekaż: Anna Nowak ma w tym tygodniu 12 wolnych godzin'. `today`: the Warsaw day, which
 * decides what 'w tym tygodniu' is.
 */
export function remedyWords({ kind, of, user, hours, week, day }: Remedy, today: string): string {
  const task = of ? ` „${of.name}”` : '';
  switch (kind) {
    case 'give': {
      const own = week !== null && week <= today;
      const when = own ? 'w tym tygodniu' : `w tygodniu od ${shownDay(week ?? '').slice(0, 5)}`;
      return `przekaż${task}: ${user?.name} ma ${when} ${free(hours ?? 0)}`;
    }
    case 'ask':
      return `zapytaj: ${user?.name}`;
    case 'move':
      return `przesuń termin na ${shownDay(day ?? '')}`;
  }
}
