import { countWords } from '@zaplecze/contract/kit/values/words';
import type {
  Employment,
  EmploymentTerm,
  SeniorityPeriod,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { schoolYears, seniorityKinds } from '@zaplecze/contract/rooms/absences/lists';
import { durationWords } from '@zaplecze/contract/rooms/absences/patterns/words';
import { formatDay } from '../../../kit/records/format.ts';
import { partTimeName } from '../balances/balance-words.ts';

/** 'od 1.03.2026 do 31.12.2026, 3/4 etatu'; a lower norm by law besides, 'norma dobowa 7 godz.'. */
export function termWords({ firstDay, lastDay, partTime, dayNorm }: EmploymentTerm): string {
  const until = lastDay ? ` do ${formatDay(lastDay)}` : '';
  const norm = dayNorm < 480 ? `, norma dobowa ${durationWords(dayNorm)}` : '';
  return `od ${formatDay(firstDay)}${until}, ${partTimeName(partTime)}${norm}`;
}

/** What else a term says: 'pierwsza praca, poprzedni pracodawca do 15.05.2026'. */
export const termNotes = ({ firstJob, formerUntil }: EmploymentTerm): string =>
  [
    firstJob && 'pierwsza praca: urlop przybywa z każdym miesiącem',
    formerUntil && `poprzedni pracodawca w tym roku do ${formatDay(formerUntil)}`,
  ]
    .filter(Boolean)
    .join(', ');

const nameIn = (list: readonly { id: number | string; name: string }[], id: unknown) =>
  list.find((one) => one.id === id)?.name ?? '';

/** 'szkoła wyższa (8 lat), do 30.06.2019', 'umowa o pracę, od 1.01.2015 do 31.12.2017'. */
export function periodWords({ kind, years, dateFrom, dateTo }: SeniorityPeriod): string {
  const what = kind === 'school' ? nameIn(schoolYears, years) : nameIn(seniorityKinds, kind);
  return [what.replace(/ \(liczą.*\)$/, ''), daysWords(dateFrom, dateTo)]
    .filter(Boolean)
    .join(', ');
}

function daysWords(from: string | null, to: string | null): string {
  return [from && `od ${formatDay(from)}`, to && `do ${formatDay(to)}`].filter(Boolean).join(' ');
}

/** 'staż 8 lat 3 mies., 20 dni urlopu, od 1.09.2027 26 dni'. */
export function seniorityWords({ months, days, risesOn }: NonNullable<Employment['seniority']>) {
  const years = countWords(Math.floor(months / 12), 'rok', 'lata', 'lat');
  const rest = months % 12 > 0 ? ` ${months % 12}\u00A0mies.` : '';
  const rises = risesOn ? `, od ${formatDay(risesOn)} 26\u00A0dni` : '';
  return `${years}${rest}, ${days}\u00A0dni urlopu w roku${rises}`;
}
