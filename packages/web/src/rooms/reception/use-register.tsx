import { addressOf } from '@zaplecze/contract/addresses';
import { sentence } from '@zaplecze/contract/kit/values/words';
import { type ReceptionRow, removeReception } from '@zaplecze/contract/rooms/reception/calls';
import type { Category } from '@zaplecze/contract/rooms/reception/lists';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { editAction, useRemoveAction, viewAction } from '../../kit/lists/table/row-actions.ts';
import type { RowAction } from '../../kit/lists/table/row-menu.tsx';
import { isOpen, useItem } from '../../kit/records/use-item.ts';

const ReceptionView = lazyPart(part(() => import('./reception-view.tsx'), 'ReceptionView'));

const input = {
  guest: { removed: 'Gość usunięty', edit: 'guestEdit', name: 'fullName' },
  parcel: { removed: 'Przesyłka usunięta', edit: 'parcelEdit', name: 'sysNumber' },
} as const;

function removalWords({ fullName, description, sysNumber }: ReceptionRow): string {
  const name = fullName ?? description ?? '';
  if (!sysNumber) return name;
  return `${sentence(name)} Numer ${sysNumber} pozostanie pusty: raport wymieni go wśród luk w numeracji.`;
}

/**
 * The behaviour of either register: rows open the view, the menu has Podgląd, Edytuj and Usuń.
 * `rows` go to the ListPage, `dialog` beside it.
 */
export function useRegister(category: Category) {
  const item = useItem();
  const { removed, edit, name } = input[category];
  const remove = useRemoveAction<ReceptionRow>(removeReception, {
    toast: removed,
    words: removalWords,
  });
  const open = (row: ReceptionRow) => {
    const { id } = row;
    return item.link({ id, name: row[name] }, addressOf(category, { id }));
  };
  const actions = (row: ReceptionRow): RowAction[] => [
    viewAction(open(row)),
    ...editAction(row, { to: addressOf(edit, { id: row.id }) }),
    ...remove(row),
  ];
  const dialog = isOpen(item) && (
    <ReceptionView key={item.id} item={item} onClose={item.close} guest={category === 'guest'} />
  );
  return { rows: { open, actions }, dialog };
}
