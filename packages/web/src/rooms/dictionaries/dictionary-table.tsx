import { IconArchiveOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { type DictionaryItem, dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import type { ReactNode } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { RecordTable } from '../../kit/lists/table/record-table.tsx';
import { useLocalSort } from '../../kit/lists/table/use-local-sort.ts';
import type { Column } from '../../kit/lists/types.ts';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import classes from './dictionary.module.css';
import { ownFields } from './own-fields.tsx';
import { useRemoval } from './use-removal.ts';

const byName = { name: (item: DictionaryItem) => item.name };
const fromA = { sort: 'name', order: 'asc' } as const;

function Name({ item, colored }: { item: DictionaryItem; colored: boolean }) {
  return (
    <span className={classes.name}>
      {colored ? <ColorDot color={item.color}>{item.name}</ColorDot> : item.name}
      {item.archived && <span className={classes.archived}>w archiwum</span>}
    </span>
  );
}

/** The items of a kind, each with its colour and its menu. */
export function DictionaryTable(props: {
  kind: DictionaryKind;
  items: DictionaryItem[];
  onEdit: (item: DictionaryItem) => void;
  empty: ReactNode;
}) {
  const { kind, items, onEdit, empty } = props;
  const { title, colored } = dictionaries[kind];
  const own = ownFields[kind];
  const remove = useRemoval(dictionaryCalls[kind].remove);
  const restore = useSend(dictionaryCalls[kind].update, { toast: 'Przywrócono z archiwum' });
  const back = (id: number) => restore.mutate({ params: { id }, body: { archived: false } });
  const columns: Column<DictionaryItem>[] = [
    {
      key: 'name',
      header: 'Nazwa',
      sort: 'name',
      card: 'title',
      render: (item) => <Name item={item} colored={colored} />,
    },
    ...(own?.columns ?? []),
  ];
  return (
    <RecordTable
      label={title}
      columns={columns}
      {...useLocalSort(items, byName, fromA)}
      open={(item) => () => onEdit(item)}
      actions={(item) => [
        ...(item.archived
          ? [{ label: 'Przywróć', icon: IconArchiveOff, run: () => back(item.id) }]
          : []),
        { label: 'Edytuj', icon: IconPencil, run: () => onEdit(item) },
        { label: 'Usuń', icon: IconTrash, danger: true, run: () => void remove(item) },
      ]}
      sticky
      empty={empty}
    />
  );
}
