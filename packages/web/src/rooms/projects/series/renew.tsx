import { Button } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { renewService } from '@zaplecze/contract/rooms/projects/plans';
import { useSend } from '../../../kit/calls/use-send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { toast } from '../../../kit/dialogs/toast.ts';
import { useFormOfRecord } from '../../../kit/forms/form-context.tsx';
import classes from '../plan/plan.module.css';

const tasks = (count: number) => countWords(count, 'zadanie', 'zadania', 'zadań');

/** Offers the changed definition of its service to a project that nobody has begun. */
export function Renew(props: { project: Project; onDone?: (version: number) => void }) {
  const { project, onDone } = props;
  const { dirty } = useFormOfRecord();
  const renew = useSend(renewService, {
    onDone: ({ version, added, removed, unassigned }) => {
      onDone?.(version);
      const changes = [
        added > 0 && `dodano ${tasks(added)}`,
        removed > 0 && `usunięto ${tasks(removed)}`,
        unassigned > 0 && `bez osoby: ${unassigned}`,
      ].filter(Boolean);
      toast.success(['Projekt ma nową wersję usługi', ...changes].join(', '));
    },
  });
  const ask = async () => {
    const yes = await confirm({
      title: 'Zastosować nową wersję usługi?',
      text: 'Zadania, które zostają, zachowają osoby, terminy i komentarze. Nowe dostaną je według reguł, a te, których usługa już nie ma, znikną z projektu.',
      yes: 'Zastosuj',
      no: 'Anuluj',
      danger: false,
    });
    if (yes) renew.mutate({ params: { id: project.id } });
  };
  return (
    <div className={classes.renew}>
      <p>
        Definicja usługi zmieniła się od utworzenia projektu. Dopóki nikt nie rozpoczął prac,
        projekt może przejąć nową wersję.
      </p>
      <Button
        size="xs"
        variant="default"
        disabled={dirty}
        title={dirty ? 'Najpierw zapisz zmiany' : undefined}
        loading={renew.isPending}
        onClick={() => void ask()}
      >
        Zastosuj nową wersję
      </Button>
    </div>
  );
}
