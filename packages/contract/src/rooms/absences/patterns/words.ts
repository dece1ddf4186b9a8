/** Rosters in words, for screens and the history. Times are minutes. */

const shortDays = ['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'] as const;

/** '7:30'; '' for none. */
export function clockOfMinutes(minutes: number): string {
  if (minutes === 0) return '';
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Hours as people type them ('8', '7:30', '7,5'; nothing for a day off), in minutes.
 *
 * @returns null for what is no such time
 */
export function minutesOfClock(text: string): number | null {
  const typed = text.trim().replace(/^[-–]$/, '');
  if (typed === '') return 0;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  return /^\d{1,2}([.,]\d{1,2})?$/.test(typed)
    ? Math.round(Number(typed.replace(',', '.')) * 60)
    : null;
}

/** '8 godz.', '7 godz. 30 min'. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    (hours > 0 || rest === 0) && `${hours}\u00A0godz.`,
    rest > 0 && `${rest}\u00A0min`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** 'pn–pt po 8 godz.', 'pn, śr po 12 godz.; pt 6 godz.' of the seven days of a week. */
function weekWords(minutes: readonly number[]): string {
  const runs: { from: number; to: number; minutes: number }[] = [];
  for (const [place, value] of minutes.entries()) {
    const last = runs.at(-1);
    if (value === 0) continue;
    if (last && last.to === place - 1 && last.minutes === value) last.to = place;
    else runs.push({ from: place, to: place, minutes: value });
  }
  if (runs.length === 0) return 'wolne';
  const groups = Map.groupBy(runs, (run) => run.minutes);
  return [...groups]
    .map(([value, same]) => {
      const days = same.map(({ from, to }) =>
        from === to ? shortDays[from] : `${shortDays[from]}–${shortDays[to]}`,
      );
      const several = same.length > 1 || same.some(({ from, to }) => from < to);
      return `${days.join(', ')} ${several ? 'po ' : ''}${durationWords(value)}`;
    })
    .join('; ');
}

/** The weeks of a roster in turn, as `minutes` of each day from a Monday on. */
export function weeksOfRoster(minutes: readonly number[]): number[][] {
  return Array.from({ length: minutes.length / 7 }, (_, week) =>
    minutes.slice(week * 7, week * 7 + 7),
  );
}

/** 'pn–pt po 8 godz.'; of several weeks in turn '1. tydzień: pn–pt po 12 godz., 2. tydzień: wolne'. */
export function rosterWords(minutes: readonly number[]): string {
  const weeks = weeksOfRoster(minutes).map(weekWords);
  if (weeks.length === 1) return weeks[0] as string;
  return weeks.map((words, at) => `${at + 1}.\u00A0tydzień: ${words}`).join(', ');
}
