import { useQueryClient } from '@tanstack/react-query';
import { serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { apiQuery, useApi } from '../../../kit/calls/use-api.ts';
import {
  type Assignment,
  assignmentsOf,
  type FormPlan,
  planOfDefinition,
  planOfProject,
} from './service-plan.ts';

const definitionOf = (id: number) => ({ params: { id } });

const keyOf = ({ procedure, task }: Assignment) => `${procedure}/${task}`;
const areTasksOf = (plan: FormPlan, tasks: Assignment[]) =>
  assignmentsOf(plan).map(keyOf).join() === tasks.map(keyOf).join();

/**
 * The plan of the chosen service: the project's own copy, or the definition's for another one.
 * A form starts with the tasks of the service that it starts with; `choose` puts those of another one into it.
 */
export function usePlan(project?: Project) {
  const client = useQueryClient();
  const { watch, getValues, setValue } = useFormContext();
  const chosen = (watch('services') as number[] | undefined)?.[0] ?? null;
  const own = useMemo(() => (project ? planOfProject(project) : null), [project]);
  const isOwn = chosen !== null && chosen === own?.id;
  const answer = useApi(serviceDefinitions.get, definitionOf(chosen ?? 1), {
    enabled: chosen !== null && !isOwn,
  });
  const item = chosen !== null && !isOwn ? answer.data?.item : undefined;
  const plan: FormPlan | null = useMemo(() => {
    if (isOwn) return own;
    return item ? planOfDefinition(item) : null;
  }, [isOwn, own, item]);
  const tasks: Assignment[] = watch('tasks') ?? [];

  async function planOf(service: number): Promise<FormPlan> {
    if (own && service === own.id) return own;
    const query = apiQuery(serviceDefinitions.get, definitionOf(service));
    return planOfDefinition((await client.fetchQuery(query)).item);
  }

  /** Puts a service's tasks into the form and returns them, of a new service; a failed read stands in `answer`. */
  async function choose(service: number | null): Promise<FormPlan | null> {
    const next = service === null ? null : await planOf(service).catch(() => undefined);
    // Another service was chosen during the read.
    if (next === undefined || (getValues('services')?.[0] ?? null) !== service) return null;
    setValue('tasks', assignmentsOf(next), { shouldDirty: true });
    return next === own ? null : next;
  }

  return {
    plan,
    /** Whether it is the project's own, whose people and limits stand already. */
    isOwn,
    /** Whether the form's tasks are this plan's already, whoever put them there: a choice, or two editors' settlement. */
    ready: plan !== null && areTasksOf(plan, tasks),
    choose,
    /** Why the definition could not be read. */
    error: answer.error,
  };
}
