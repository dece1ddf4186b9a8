import { addressOf } from '@zaplecze/contract/addresses';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { ImpactKind } from '@zaplecze/contract/rooms/impact/lists';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { aboutScreen, notify, notifyEach } from '../notifications/index.ts';

/** What was settled: who stands in (newly), what each person got for good, how many limits were moved. */
export type SettledImpact = {
  owner: { id: number; name: string };
  days: Days;
  substitute: { id: number; name: string } | null;
  kindsOf: Map<number, ImpactKind[]>;
  moved: number;
};

const wordsOf: Record<ImpactKind, (count: number) => string> = {
  task: (count) => countWords(count, 'zadanie', 'zadania', 'zadań'),
  issue: (count) => countWords(count, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń'),
  approval: (count) => `${countWords(count, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń')} do akceptacji`,
  request: (count) => countWords(count, 'wniosek', 'wnioski', 'wniosków'),
  guest: (count) => countWords(count, 'gościa', 'gości', 'gości'),
  parcel: (count) => countWords(count, 'przesyłkę', 'przesyłki', 'przesyłek'),
  client: (count) => countWords(count, 'klienta', 'klientów', 'klientów'),
  standIn: (count) => countWords(count, 'zastępstwo', 'zastępstwa', 'zastępstw'),
};

const polish = (day: string) => day.split('-').reverse().join('.');
/** 'od 23.11.2026 do 25.11.2026' */
const rangeWords = ({ dateFrom, dateTo }: Days) => `od ${polish(dateFrom)} do ${polish(dateTo)}`;

/** '3 zadania, 1 zgłoszenie' */
function listed(kinds: ImpactKind[]): string {
  const counts = new Map<ImpactKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => wordsOf[kind](count)).join(', ');
}

/**
 * Tells everybody once what an absence means for them, however many rows: who stands in and who took something over in
 * one notice, and the absent person, unless they settled it themselves.
 */
export async function notifyOfSettlement(
  db: Db,
  user: User,
  settled: SettledImpact,
): Promise<void> {
  const { owner, days, substitute, kindsOf, moved } = settled;
  const people = [...new Set([...(substitute ? [substitute.id] : []), ...kindsOf.keys()])];
  const range = rangeWords(days);
  await notifyEach(db, {
    kind: 'absenceWork',
    by: user.id,
    personal: true,
    messages: people.map((to) => {
      const kinds = kindsOf.get(to) ?? [];
      const stands = substitute?.id === to;
      const filter = stands ? { whose: 'substituting' } : {};
      return {
        to,
        about: aboutScreen({ ...owner, address: addressOf('tasks', { filter }) }),
        more: [
          ...(stands ? [`Zastępujesz ${range}.`] : []),
          ...(kinds.length > 0 ? [`Przejmujesz na stałe: ${listed(kinds)}.`] : []),
        ].join(' '),
      };
    }),
  });
  const parts = [
    ...(substitute ? [`Zastępuje Cię ${substitute.name}.`] : []),
    ...(kindsOf.size > 0 ? [`Przekazano na stałe: ${listed([...kindsOf.values()].flat())}.`] : []),
    ...(moved > 0 ? [`Przesunięto terminy: ${moved}.`] : []),
  ];
  if (parts.length === 0) return;
  await notify(db, {
    kind: 'absenceSettled',
    to: [owner.id],
    by: user.id,
    personal: true,
    about: aboutScreen({
      id: owner.id,
      name: range,
      address: addressOf('profile', { id: owner.id }),
    }),
    more: parts.join(' '),
  });
}
