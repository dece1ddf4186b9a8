import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useApi } from '../../../kit/calls/use-api.ts';

type ShownType = Pick<CalendarEntry['type'], 'id' | 'name'> & { color?: string | null | undefined };

/** The types of the dictionary. */
export const useOfferedTypes = () => useApi(dictionaryCalls.calendarType.list, { query: {} });

/** Types that are offered, vacations first, and the others that entries have: those that the legend explains. */
export function useShownTypes(entries: readonly CalendarEntry[]): ShownType[] {
  const { data } = useOfferedTypes();
  const offered = [...(data?.list ?? [])].sort(
    (a, b) => Number(b.isVacation) - Number(a.isVacation),
  );
  const types: ShownType[] = [...offered, ...entries.map(({ type }) => type)];
  return [...new Map(types.map((type) => [type.id, type])).values()];
}
