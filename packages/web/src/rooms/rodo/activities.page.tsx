import { IconFileText, IconPlus, IconWand } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  type Activity,
  activityDocument,
  listActivities,
  proposeActivities,
  removeActivity,
} from '@zaplecze/contract/rooms/rodo/registers/calls';
import { activityColumns } from '@zaplecze/contract/rooms/rodo/registers/columns';
import { useState } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { openSigned } from '../../kit/files/open-signed.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { editAction, useRemoveAction } from '../../kit/lists/table/row-actions.ts';

const list = { endpoint: listActivities };

const fields = { ...activityColumns, modified: { label: 'Zmieniono', kind: 'moment' } } as const;

const ActivityForm = lazyPart(part(() => import('./activity-form.tsx'), 'ActivityForm'));

const columns = fieldColumns(listActivities, fields, {
  name: { card: 'title' },
  purpose: {},
  people: { from: 1024 },
  data: { from: 1280, card: 'none' },
  retention: { from: 1440, card: 'none' },
  modified: { from: 1024, card: 'none' },
});

/** Records of processing activities (art. 30): the system proposes them, people finish them. */
export function ActivitiesPage() {
  const [form, setForm] = useState<Activity | 'new' | null>(null);
  const remove = useRemoveAction<Activity>(removeActivity, {
    toast: 'Czynność usunięta',
    words: ({ name }) => name,
  });
  const propose = useSend(proposeActivities, {
    onDone: ({ added }) =>
      toast.success(
        added === 0
          ? 'Rejestr ma już wszystkie proponowane czynności'
          : `Dodano: ${countWords(added, 'czynność', 'czynności', 'czynności')}. Sprawdź je i uzupełnij.`,
      ),
  });
  return (
    <>
      <ListPage
        title="Rejestr czynności przetwarzania"
        list={list}
        search="Szukaj czynności…"
        columns={columns}
        open={(row) => () => setForm(row)}
        actions={(row) => [...editAction(row, () => setForm(row)), ...remove(row)]}
        more={() => [
          { label: 'Uzupełnij z systemu', icon: IconWand, run: () => propose.mutate({}) },
          {
            label: 'Dokument PDF',
            icon: IconFileText,
            run: () => void openSigned(activityDocument, { query: { format: 'pdf' } }),
          },
        ]}
        primary={{ label: 'Dodaj czynność', icon: IconPlus, run: () => setForm('new') }}
        empty={{
          title: 'Rejestr jest pusty',
          text: 'Wybierz „Uzupełnij z systemu”: czynności zostaną zaproponowane z tego, co przechowuje system. Potem je popraw.',
        }}
      />
      {form && (
        <ActivityForm
          key={form === 'new' ? 0 : form.id}
          record={form === 'new' ? null : form}
          onClose={() => setForm(null)}
        />
      )}
    </>
  );
}
