import type { Address } from '@zaplecze/contract/addresses';
import type { GroupBy } from '@zaplecze/contract/rooms/reports/value/calls';

/** By what charts of projects are told, in words. */
export const groupWords: Record<GroupBy, string> = {
  company: 'Spółki',
  service: 'Usługi',
  client: 'Klienci',
};
const restWords: Record<GroupBy, string> = {
  company: 'Pozostałe spółki',
  service: 'Pozostałe usługi',
  client: 'Pozostali klienci',
};

type Group = { id: number | null; name: string; rest: boolean };

export const groupName = (by: GroupBy, { rest, name }: Group) =>
  rest ? restWords[by] : name || 'Bez spółki';

export const groupKey = ({ id, rest }: Group) => id ?? (rest ? 'rest' : 'none');

/** The list of a group; none of rows that no filter of the list tells. */
export const ofGroup = (
  by: GroupBy,
  { id }: Group,
  link: (filter: Record<string, string | number>) => Address,
  only: Record<string, string | number> = {},
): Address | undefined => (id === null ? undefined : link({ [by]: id, ...only }));
