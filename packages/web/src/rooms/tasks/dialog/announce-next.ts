import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { sentence } from '@zaplecze/contract/kit/values/words';
import type { NextStep, TaskInstance, updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { isFinal, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { toast } from '../../../kit/dialogs/toast.ts';
import { formatDay } from '../../../kit/records/format.ts';
import { wasNotifiedWords } from './notified-words.ts';

type Saved = Answer<typeof updateTask> | undefined;

/**
 * After saving: what a reopening left behind, and who is next in the procedure, or that nobody is. One's own opens with
 * a button. `ended`: the task was ended by this save.
 */
export function announceNext(
  task: TaskInstance,
  answer: Saved,
  { ended, go }: { ended: boolean; go: (to: Address) => void },
): void {
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
  const next = answer?.next;
  if (!next) {
    if (ended && answer) toast.info(`${sentence(task.procedure.name)} To było ostatnie zadanie.`);
    return;
  }
  const { step } = next;
  if (!step.user)
    return void toast.error(`Następne: ${sentence(step.name)} Nikt nie ma tego zadania.`);
  if (!ended) return;
  const words = `Następne: ${step.name} – ${whose(next)}`;
  if (!next.mine) return void toast.info(words);
  const to = addressOf('task', {
    projectId: task.project.id,
    taskId: step.task,
    procedureId: step.procedure,
    serviceId: step.service,
  });
  toast.offer(words, { label: 'Otwórz', run: () => go(to) });
}

/**
 * Words about whose task the next step is, and whether that person was notified; the notice of an absent person goes
 * to the substitute, or to nobody.
 */
export function whose({ step, told, mine, away }: NextStep): string {
  const { name } = step.user ?? { name: '' };
  if (mine) return 'Twoja kolej.';
  const does = told ? wasNotifiedWords(name) : `${name}, ${stateOf(step)}.`;
  if (!away) return does;
  const substitutes = away.substitutes.map((one) => one.name).join(', ');
  const stands = substitutes ? `Zastępuje: ${sentence(substitutes)}` : 'Nikt nie zastępuje.';
  return `${does} Nieobecność do ${formatDay(away.until)}. ${stands}`;
}

/** Of a task whose person knew of it before: what they do with it. */
function stateOf({ status, released }: NextStep['step']): string {
  if (isFinal(status.id)) return 'zakończone';
  if (status.id === taskStatus.inProgress) return 'już w realizacji';
  if (status.id === taskStatus.suspended) return 'wstrzymane';
  if (status.id === taskStatus.waiting && !released) return 'czeka na swoją kolej';
  return 'do realizacji';
}
