import { IconPlus } from '@tabler/icons-react';
import type { May } from '@zaplecze/contract/kit/values/records';
import { useState } from 'react';
import { useMay } from '../../kit/calls/session.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { editAction, useRemoveAction } from '../../kit/lists/table/row-actions.ts';
import type { WrittenRow, WrittenTable } from './table-form.tsx';

const TableForm = lazyPart(part(() => import('./table-form.tsx'), 'TableForm'));

type Row = WrittenRow & { may: May; [column: string]: unknown };

/** What rows of a table open and can do, its button and its dialog, where people write in it. */
export function useTableEdit(table: WrittenTable) {
  const { columns, edit } = table;
  const [form, setForm] = useState<WrittenRow | 'new' | null>(null);
  const mayAdd = useMay(edit.create);
  const named = Object.keys(columns).find((name) => columns[name]?.kind === 'text') ?? '';
  const remove = useRemoveAction<Row>(edit.remove, {
    toast: edit.words.removed,
    words: (row) => String(row[named] ?? ''),
  });
  return {
    open: (row: Row) => (row.may.edit ? () => setForm(row) : null),
    actions: (row: Row) => [...editAction(row, () => setForm(row)), ...remove(row)],
    primary: mayAdd && { label: edit.words.add, icon: IconPlus, run: () => setForm('new') },
    dialogs: form && (
      <TableForm
        key={form === 'new' ? 0 : form.id}
        table={table}
        record={form === 'new' ? null : form}
        onClose={() => setForm(null)}
      />
    ),
  };
}
