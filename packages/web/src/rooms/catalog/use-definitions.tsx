import { IconArchiveOff, IconPlus } from '@tabler/icons-react';
import type { Address } from '@zaplecze/contract/addresses';
import type { May } from '@zaplecze/contract/kit/values/records';
import type { Need } from '@zaplecze/contract/rooms/start/lists';
import type { ComponentType } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { editAction, removeAction, viewAction } from '../../kit/lists/table/row-actions.ts';
import type { RowAction } from '../../kit/lists/table/row-menu.tsx';
import type { Editor } from '../../kit/records/in-place/editable-fact.tsx';
import { useItemForm } from '../../kit/records/use-item.ts';
import { useRemoval } from '../dictionaries/index.ts';
import type { Definition, DefinitionCalls } from './definition.ts';
import { DefinitionDialog } from './definition-dialog.tsx';

type Row = { id: number; name: string; archived: boolean; may: May };

/** What a screen of definitions states about its kind. */
export type DefinitionKind<R extends Definition> = {
  calls: DefinitionCalls<R>;
  add: string;
  empty: { title: string; text: string; needs?: readonly Need[] };
  /** Its page, where the kind has one. */
  page?: (id: number) => Address;
  /** Adds without a record, else edits it. */
  Form: ComponentType<{ record?: R; onClose: () => void }>;
  /** What is read of a record besides what all kinds have. */
  View: ComponentType<{ record: R; editor: Editor<R> | undefined }>;
  /** Changes a field of it where it is read. */
  Editor: Editor<R>;
};

export type OpenDefinition = { mode: 'view' | 'edit'; row: { id: number; name?: string } };

/**
 * The behaviour of a list of definitions: rows open the view, the menu has Zobacz, Edytuj and
 * Usuń, in the archive Przywróć too, the button adds. `rows` go to the ListPage, `dialog` beside it.
 */
export function useDefinitions<R extends Definition>(kind: DefinitionKind<R>) {
  const { link, shown, editing, adding, add, edit, close } = useItemForm();
  const remove = useRemoval(kind.calls.remove);
  const restore = useSend(kind.calls.update, { toast: 'Przywrócono z archiwum' });
  const back = (id: number) => restore.mutate({ params: { id }, body: { archived: false } });
  const view = (row: Row) => link(row, kind.page?.(row.id));
  const actions = (row: Row): RowAction[] => [
    viewAction(view(row), 'Zobacz'),
    ...(row.archived && row.may.edit
      ? [{ label: 'Przywróć', icon: IconArchiveOff, run: () => back(row.id) }]
      : []),
    ...editAction(row, () => edit(row)),
    ...removeAction(row, () => void remove(row)),
  ];
  const rows = {
    open: view,
    actions,
    primary: { label: kind.add, icon: IconPlus, run: add },
    empty: kind.empty,
  };
  const dialog = adding ? (
    <kind.Form onClose={close} />
  ) : (
    shown && (
      <DefinitionDialog
        key={shown.id}
        kind={kind}
        shown={{ mode: editing ? 'edit' : 'view', row: shown }}
        param="item"
        onEdit={edit}
        onClose={close}
      />
    )
  );
  return { rows, dialog };
}
