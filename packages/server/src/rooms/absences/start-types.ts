import type { DictionaryBody } from '@zaplecze/contract/rooms/dictionaries/forms';
import type { Db } from '../../kit/database/database.ts';
import { insertItem, listItems } from '../dictionaries/index.ts';

/**
 * Absence types that a new company starts with (ABS-09). Those that would
 * tell of somebody's health or family are private: colleagues see "Nieobecność". Limits are those of the Labour
 * Code (art. 154, 167², 188, 173¹, 148¹, 67³³); they count once the company says so, as does that a type needs approval.
 */
const startTypes: (Omit<DictionaryBody, 'within'> & { within?: string })[] = [
  {
    name: 'urlop wypoczynkowy',
    color: '#2F9E44',
    isVacation: true,
    isPrivate: false,
    limitKind: 'vacation',
  },
  {
    name: 'urlop na żądanie',
    color: '#66A80F',
    isVacation: true,
    isPrivate: false,
    limitDays: 4,
    within: 'urlop wypoczynkowy',
  },
  { name: 'urlop okolicznościowy', color: '#0CA678', isVacation: true, isPrivate: true },
  {
    name: 'opieka nad dzieckiem',
    color: '#1098AD',
    isVacation: true,
    isPrivate: true,
    limitDays: 2,
    unit: 'hour',
  },
  { name: 'urlop opiekuńczy', color: '#1C7ED6', isVacation: true, isPrivate: true, limitDays: 5 },
  {
    name: 'siła wyższa',
    color: '#AE3EC9',
    isVacation: true,
    isPrivate: true,
    limitDays: 2,
    unit: 'hour',
  },
  {
    name: 'zwolnienie lekarskie',
    color: '#E03131',
    isVacation: true,
    isPrivate: true,
    interruptsLeave: true,
  },
  {
    name: 'urlop bezpłatny',
    color: '#868E96',
    isVacation: true,
    isPrivate: true,
    lowersLeave: 'unpaid',
  },
  {
    name: 'urlop wychowawczy',
    color: '#D6336C',
    isVacation: true,
    isPrivate: true,
    lowersLeave: 'childcare',
  },
  { name: 'delegacja', color: '#F08C00', isVacation: false, isPrivate: false },
  { name: 'szkolenie', color: '#E8590C', isVacation: false, isPrivate: false, unit: 'hour' },
  { name: 'praca zdalna', color: '#74808C', isVacation: false, isPrivate: false, limitDays: 24 },
  // A meeting has its hours; without them it would fill the day.
  { name: 'spotkanie', color: '#4263EB', isVacation: false, isPrivate: false, unit: 'hour' },
];

/** Offers the types above, unless there are some already; gives their ids by name. */
export async function fillStartTypes(db: Db): Promise<Map<string, number>> {
  const known = await listItems(db, 'calendarType', { archived: true });
  if (known.length > 0) return new Map(known.map(({ name, id }) => [name, id]));
  const idOf = new Map<string, number>();
  for (const { within, ...type } of startTypes) {
    const fields = { ...type, within: within === undefined ? null : (idOf.get(within) ?? null) };
    idOf.set(type.name, await insertItem(db, 'calendarType', fields));
  }
  return idOf;
}
