import type { RecordKey } from '@zaplecze/contract/addresses';
import { useState } from 'react';
import { useItem } from './use-item.ts';

type Named = { id: number; name?: string };

/**
 * A list whose records open over it in dialogs: to read, which the address names (`param`), and in
 * their form, a new one's too. `shown` is the record of the open dialog, `editing` whether in its form.
 */
export function useItemForm(param?: RecordKey) {
  const item = useItem(param);
  const [form, setForm] = useState<Named | 'new' | null>(null);
  const editing = form !== null && form !== 'new';
  const read = item.id === null ? null : { id: item.id, name: item.name };
  return {
    open: item.open,
    shown: editing ? form : read,
    editing,
    adding: form === 'new',
    add: () => setForm('new'),
    edit: (row: Named) => setForm(row),
    /** A form opened from the view goes back to it. */
    close: () => (form === null ? item.close() : setForm(null)),
  };
}
