import { serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useApi } from '../../../kit/calls/use-api.ts';
import { assignmentsOf, type FormPlan, planOfDefinition, planOfProject } from './service-plan.ts';

/**
 * The plan of the chosen service: the project's own copy, or the definition's for another one.
 * Choosing a service puts its tasks into the form, to be assigned.
 */
export function usePlan(project?: Project) {
  const { watch, setValue } = useFormContext();
  const chosen = (watch('services') as number[] | undefined)?.[0] ?? null;
  const own = useMemo(() => (project ? planOfProject(project) : null), [project]);
  const isOwn = chosen !== null && chosen === own?.id;
  const answer = useApi(
    serviceDefinitions.get,
    { params: { id: chosen ?? 1 } },
    { enabled: chosen !== null && !isOwn },
  );
  const item = chosen !== null && !isOwn ? answer.data?.item : undefined;
  const plan: FormPlan | null = useMemo(() => {
    if (isOwn) return own;
    return item ? planOfDefinition(item) : null;
  }, [isOwn, own, item]);
  const [filled, setFilled] = useState<number | null>(own?.id ?? null);
  useEffect(() => {
    const next = chosen === null ? null : plan;
    if (chosen !== null && next === null) return;
    if ((next?.id ?? null) === filled) return;
    setValue('tasks', assignmentsOf(next), { shouldDirty: true });
    setFilled(next?.id ?? null);
  }, [chosen, plan, filled, setValue]);
  return {
    plan,
    /** Whether it is the project's own, whose people and limits stand already. */
    isOwn,
    /** Whether the form's tasks are this plan's already. */
    ready: plan !== null && plan.id === filled,
    answer,
  };
}
