import type { Reception } from '@zaplecze/contract/rooms/reception/calls';
import type { ReceptionCreate } from '@zaplecze/contract/rooms/reception/forms';
import { sameSeries } from '@zaplecze/contract/rooms/reception/lists';
import { confirm } from '../../../kit/dialogs/confirm.tsx';

type Changes = Partial<Extract<ReceptionCreate, { category: 'parcel' }>>;

/** Asks before a change that gives a parcel another system number; true when it keeps its own. */
export function sureOfNewNumber(record: Reception, changes: Changes): boolean | Promise<boolean> {
  const now = { ...record, company: record.company?.id ?? null };
  const { company = now.company, direction = now.direction, operationDate } = changes;
  const next = { company, direction, operationDate: operationDate ?? now.operationDate };
  if (sameSeries(now, next)) return true;
  return confirm({
    title: 'Numer przesyłki się zmieni',
    text: `Spółka, typ albo rok są inne, więc przesyłka dostanie nowy numer. Numer ${record.sysNumber} pozostanie pusty: raport wymieni go wśród luk w numeracji.`,
    yes: 'Zapisz z nowym numerem',
    no: 'Wróć do formularza',
    danger: false,
  });
}
