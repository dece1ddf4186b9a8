import { IconArchiveOff, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { May } from '@zaplecze/contract/kit/records';
import { type ComponentType, Suspense, useState } from 'react';
import { useSend } from '../../kit/calls/use-api.ts';
import type { RowAction } from '../../kit/lists/row-menu.tsx';
import { isOpen, useItem } from '../../kit/records/use-item.ts';
import { useRemoval } from '../dictionaries/index.ts';
import type { Definition, DefinitionCalls } from './definition.ts';
import { DefinitionDialog } from './definition-dialog.tsx';

type Row = { id: number; name: string; archived: boolean; may: May };

/** What a screen of definitions states about its kind. */
export type DefinitionKind<R extends Definition> = {
  calls: DefinitionCalls<R>;
  add: string;
  empty: { title: string; text: string };
  /** Adds without a record, else edits it. */
  Form: ComponentType<{ record?: R; onClose: () => void }>;
  /** What is read of a record besides what all kinds have. */
  View: ComponentType<{ record: R }>;
};

type Named = { id: number; name: string };
export type Shown = { mode: 'view' | 'edit'; row: { id: number; name?: string } };

/**
 * The behaviour of a list of definitions: rows open the view, the menu has Zobacz, Edytuj and
 * Usuń, in the archive Przywróć too, the button adds. `list` goes to the ListPage, `dialog` beside it.
 */
export function useDefinitions<R extends Definition>(kind: DefinitionKind<R>) {
  const item = useItem();
  /** The form: an old record's, or a new one's. */
  const [form, setForm] = useState<Named | 'new' | null>(null);
  const remove = useRemoval(kind.calls.remove);
  const restore = useSend(kind.calls.update, { toast: 'Przywrócono z archiwum' });
  const back = (id: number) => restore.mutate({ params: { id }, body: { archived: false } });
  const close = () => setForm(null);
  const open = (row: Row) => () => item.open(row);
  const actions = (row: Row): RowAction[] => {
    return [
      { label: 'Zobacz', icon: IconEye, run: open(row) },
      ...(row.archived && row.may.edit
        ? [{ label: 'Przywróć', icon: IconArchiveOff, run: () => back(row.id) }]
        : []),
      ...(row.may.edit ? [{ label: 'Edytuj', icon: IconPencil, run: () => setForm(row) }] : []),
      ...(row.may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void remove(row) }]
        : []),
    ];
  };
  const list = {
    open,
    actions,
    primary: { label: kind.add, icon: IconPlus, run: () => setForm('new') },
    empty: kind.empty,
  };
  // A form opened from the view goes back to it.
  const shown: Shown | null =
    form !== null && form !== 'new'
      ? { mode: 'edit', row: form }
      : isOpen(item)
        ? { mode: 'view', row: item }
        : null;
  const dialog = (
    <Suspense>
      {form === 'new' ? (
        <kind.Form onClose={close} />
      ) : (
        shown && (
          <DefinitionDialog
            key={shown.row.id}
            kind={kind}
            shown={shown}
            param="item"
            onEdit={setForm}
            onClose={shown.mode === 'edit' ? close : item.close}
          />
        )
      )}
    </Suspense>
  );
  return { list, dialog };
}
