import { countWords, sentence } from '@zaplecze/contract/kit/values/words';
import type {
  Candidate,
  Impact,
  ImpactRow,
  ImpactSubstitution,
} from '@zaplecze/contract/rooms/impact/calls';
import type { ImpactKind } from '@zaplecze/contract/rooms/impact/lists';
import { formatDays, formatHours } from '../../kit/records/format.ts';

/** What stands over the rows of a kind. */
export const kindNames: Record<ImpactKind, string> = {
  task: 'Zadania',
  issue: 'Zgłoszenia',
  approval: 'Czeka na akceptację',
  request: 'Wnioski o nieobecność',
  guest: 'Goście',
  parcel: 'Przesyłki',
  client: 'Klienci bez innego opiekuna',
  standIn: 'Zastępowane osoby',
};

const kindCounts: Record<ImpactKind, (count: number) => string> = {
  task: (count) => countWords(count, 'zadanie', 'zadania', 'zadań'),
  issue: (count) => countWords(count, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń'),
  approval: (count) => countWords(count, 'akceptacja', 'akceptacje', 'akceptacji'),
  request: (count) => countWords(count, 'wniosek', 'wnioski', 'wniosków'),
  guest: (count) => countWords(count, 'gość', 'gości', 'gości'),
  parcel: (count) => countWords(count, 'przesyłka', 'przesyłki', 'przesyłek'),
  client: (count) =>
    countWords(
      count,
      'klient bez innego opiekuna',
      'klientów bez innego opiekuna',
      'klientów bez innego opiekuna',
    ),
  standIn: (count) => countWords(count, 'zastępstwo', 'zastępstwa', 'zastępstw'),
};

/** '3 dni robocze; czeka: 7 zadań, 1 zgłoszenie' */
export function summary({ days, counts }: Impact): string {
  const waits = counts.map(({ kind, count }) => kindCounts[kind](count)).join(', ');
  return `${countWords(days, 'dzień roboczy', 'dni robocze', 'dni roboczych')}; czeka: ${waits}`;
}

/** Who stands in already, link by link, and what becomes of it when that person is away too. */
export function standingWords(owner: number, chain: ImpactSubstitution[]): string[] {
  return chain.map(({ of, user, away, ...days }) => {
    const lead = of.id === owner ? 'Zastępuje' : `Za osobę ${of.name} zastępuje`;
    const words = `${lead}: ${user.name}, ${formatDays(days)}`;
    if (away.length === 0) return sentence(words);
    const missing = away.map(formatDays).join(', ');
    const next = chain.some((link) => link.of.id === user.id);
    return `${sentence(words)} Też nieobecność: ${sentence(missing)}${
      next ? '' : ' Wtedy nikt nie zastępuje.'
    }`;
  });
}

/** '12 godz. wolnych, zaplanowane 20 godz.' */
export function candidateWords({ free, planned, away }: Candidate): string {
  const hours = `wolne ${formatHours(free)}, zaplanowane ${formatHours(planned)}`;
  if (away.length === 0) return hours;
  return `${hours}, nieobecność ${away.map(formatDays).join(', ')}`;
}

/** Where a row belongs: its project and client. */
export const projectOfRow = ({ project, client, kind, others }: ImpactRow): string =>
  [
    project?.name,
    client && kind !== 'client' && !project?.name.includes(client.name) ? client.name : null,
    others.length > 0 ? `robi też: ${others.map(({ name }) => name).join(', ')}` : null,
  ]
    .filter(Boolean)
    .join(' · ');
