import { IconEraser } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { deleteUnusedTags } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { toast } from '../../kit/dialogs/toast.ts';
import { IconButton } from '../../kit/navigation/icon-button.tsx';

/** Takes away every tag that no record carries, and says how many they were. */
export function UnusedTags() {
  const remove = useSend(deleteUnusedTags, {
    onDone: ({ deleted }) => {
      if (deleted === 0) toast.info('Nie ma nieużywanych tagów.');
      else {
        const tags = countWords(deleted, 'nieużywany tag', 'nieużywane tagi', 'nieużywanych tagów');
        toast.success(`Usunięto ${tags}.`);
      }
    },
  });
  const ask = async () => {
    if (await confirm({ text: 'Usunięte zostaną wszystkie tagi, których nic nie używa.' })) {
      remove.mutate({});
    }
  };
  return (
    <IconButton icon={IconEraser} loading={remove.isPending} onClick={() => void ask()}>
      Usuń nieużywane
    </IconButton>
  );
}
