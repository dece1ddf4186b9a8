import type { DictionaryItem } from '@zaplecze/contract/rooms/dictionaries/calls';
import { dictionaryFields } from '@zaplecze/contract/rooms/dictionaries/fields';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { fieldColumns, type Sheet } from '../../kit/exports/sheet.ts';

const list = { width: 60 };

/** The columns of a kind's download; with archived items it says which they are. */
export function dictionarySheet(kind: DictionaryKind, archived: boolean): Sheet<DictionaryItem> {
  const archive = { archived: { label: 'Archiwum', kind: 'flag' } } as const;
  return {
    title: dictionaries[kind].title,
    people: false,
    columns: fieldColumns<DictionaryItem>(
      { ...dictionaryFields(kind), ...(archived && archive) },
      { name: { width: 40 }, departments: list, companies: list, description: { width: 80 } },
    ),
  };
}
