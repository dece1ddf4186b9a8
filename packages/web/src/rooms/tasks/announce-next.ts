import type { Answer } from '@zaplecze/contract/kit/endpoint';
import { sentence } from '@zaplecze/contract/kit/words';
import { checkAssigned, type TaskInstance, type updateTask } from '@zaplecze/contract/tasks';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/use-api.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { addressOf } from './task-values.ts';
import { wasTold } from './was-told.ts';

/**
 * After saving: who is next in the procedure, or that nobody is; what a reopening left behind. That
 * somebody was told is said of those who were: not of the one who saves, `me`.
 */
export async function announceNext(
  task: TaskInstance,
  answer: Answer<typeof updateTask> | undefined,
  me: number,
) {
  const ahead = answer?.reopenedBefore ?? [];
  if (ahead.length > 0) {
    toast.info(
      sentence(
        `Zadanie jest znów otwarte, ale kolejne już ruszyły i zostają bez zmian: ${ahead
          .map(({ name }) => name)
          .join(', ')}`,
      ),
    );
  }
  const { project, service, procedure } = addressOf(task);
  try {
    const { nextTask } = await call(checkAssigned, { params: { project, service, procedure } });
    if (!nextTask || nextTask.id === task.id) return;
    const { id, name, user } = nextTask;
    if (!user) toast.error(`Następne: ${sentence(name)} Nikt nie ma tego zadania.`);
    else if (id === answer?.turnOf) {
      toast.info(`Następne: ${name} – ${user.id === me ? 'Twoja kolej.' : wasTold(user.name)}`);
    }
  } catch (error) {
    report(error);
  }
}
