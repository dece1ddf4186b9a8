import { IconFileText, IconPlus, IconWand } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Activity, table } from '@zaplecze/contract/rooms/rodo/registers/activities/table';
import {
  activityDocument,
  proposeActivities,
  removeActivity,
} from '@zaplecze/contract/rooms/rodo/registers/calls';
import { useState } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { openSigned } from '../../kit/files/open-signed.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { editAction, useRemoveAction } from '../../kit/lists/table/row-actions.ts';
import type { UseTable } from '../table-pages/index.ts';

const ActivityForm = lazyPart(part(() => import('./activity-form.tsx'), 'ActivityForm'));

const layout = {
  ...({ ground: false, recipients: false, transfers: false, security: false } as const),
  people: { from: 1024 },
  data: { from: 1280, card: 'none' },
  retention: { from: 1440, card: 'none' },
  modified: { from: 1024, card: 'none' },
} as const;

/** Records of processing activities (art. 30): the system proposes them, people finish them. */
export const useActivities: UseTable<typeof table> = () => {
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
  return {
    layout,
    open: (row) => () => setForm(row),
    actions: (row) => [...editAction(row, () => setForm(row)), ...remove(row)],
    more: () => [
      { label: 'Uzupełnij z systemu', icon: IconWand, run: () => propose.mutate({}) },
      {
        label: 'Dokument PDF',
        icon: IconFileText,
        run: () => void openSigned(activityDocument, { query: { format: 'pdf' } }),
      },
    ],
    primary: { label: 'Dodaj czynność', icon: IconPlus, run: () => setForm('new') },
    dialogs: form && (
      <ActivityForm
        key={form === 'new' ? 0 : form.id}
        record={form === 'new' ? null : form}
        onClose={() => setForm(null)}
      />
    ),
  };
};
