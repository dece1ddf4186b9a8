import { IconFileText, IconWand } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { table } from '@zaplecze/contract/rooms/rodo/registers/activities/table';
import { activityDocument, proposeActivities } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { useSend } from '../../kit/calls/use-send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { openSigned } from '../../kit/files/open-signed.ts';
import type { UseTable } from '../table-pages/index.ts';

const layout = {
  ...({ ground: false, recipients: false, transfers: false, security: false } as const),
  people: { from: 1024 },
  data: { from: 1280, card: 'none' },
  retention: { from: 1440, card: 'none' },
  modified: { from: 1024, card: 'none' },
} as const;

/** Records of processing activities (art. 30): the system proposes them, people finish them. */
export const useActivities: UseTable<typeof table> = () => {
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
    more: () => [
      { label: 'Uzupełnij z systemu', icon: IconWand, run: () => propose.mutate({}) },
      {
        label: 'Dokument PDF',
        icon: IconFileText,
        run: () => void openSigned(activityDocument, { query: { format: 'pdf' } }),
      },
    ],
  };
};
