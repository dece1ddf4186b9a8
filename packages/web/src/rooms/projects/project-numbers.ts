import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { isPast } from '@zaplecze/contract/kit/values/time';
import type { Project, ProjectTask } from '@zaplecze/contract/rooms/projects/calls';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';

/** What the page of a project tells of its tasks in numbers. */

export const tasksOf = ({ services }: Project): ProjectTask[] =>
  services.flatMap(({ procedures }) => procedures.flatMap(({ tasks }) => tasks));

export const openTasks = (project: Project) =>
  tasksOf(project).filter(({ status }) => !isFinal(status.id));

const limitsOf = (tasks: ProjectTask[]) =>
  tasks.flatMap(({ dateRealizationLimit }) => dateRealizationLimit ?? []);

const earliest = (limits: string[]): string | null =>
  limits.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;

/** The limit of the first open task; null where none has one. */
export const nextLimit = (project: Project) => earliest(limitsOf(openTasks(project)));

export type TeamShare = {
  /** Null: what nobody has. */
  person: PersonRef | null;
  open: number;
  late: number;
  done: number;
  next: string | null;
};

/** The people of a project's tasks, those with most open work first; what nobody has stands last. */
export function teamOf(project: Project): TeamShare[] {
  const shares = Map.groupBy(tasksOf(project), ({ user }) => user?.id ?? 0);
  const members = [...shares.values()].map((tasks): TeamShare => {
    const open = tasks.filter(({ status }) => !isFinal(status.id));
    const limits = limitsOf(open);
    return {
      person: tasks[0]?.user ?? null,
      open: open.length,
      late: limits.filter((limit) => isPast(limit)).length,
      done: tasks.length - open.length,
      next: earliest(limits),
    };
  });
  const last = ({ person }: TeamShare) => Number(person === null);
  return members.sort((a, b) => last(a) - last(b) || b.open - a.open || b.done - a.done);
}
