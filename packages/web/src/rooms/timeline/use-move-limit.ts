import { IconCalendar } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { isLastMinute } from '@zaplecze/contract/kit/values/time';
import type { AxisItem } from '@zaplecze/contract/rooms/timeline/calls';
import type { RowAct } from '../../kit/bulk/acts.ts';
import { useAct } from '../../kit/bulk/use-act.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { formatDateTime } from '../../kit/records/format.ts';

const shared = { key: 'limit', label: 'Termin', icon: IconCalendar } as const;
const [taskField, issueField] = ['dateRealizationLimit', 'dateRealization'];

/** As the lists of tasks and of issues change it. */
export const taskLimit: RowAct<AxisItem> = {
  ...shared,
  kind: 'task',
  control: { kind: 'limit', field: taskField },
  params: ({ at }) => ({ ...at }) as Record<string, number>,
  now: ({ limit }) => limit,
};
const issueLimit: RowAct<AxisItem> = {
  ...shared,
  kind: 'issue',
  control: { kind: 'limit', field: issueField },
  params: ({ id }) => ({ id }),
};

/** The limit on another day, at its hour if it has one. */
const limitOn = (day: string, limit: string | null) =>
  limit && !isLastMinute(limit) ? `${day} ${formatDateTime(limit).slice(-5)}` : day;

/** Gives work another day as its limit, as dragging its bar says; can be taken back. Ends once the axis is told anew. */
export function useMoveLimit() {
  const client = useQueryClient();
  const [task, issue] = [useAct(taskLimit), useAct(issueLimit)];
  return async (item: AxisItem, day: string): Promise<void> => {
    const [act, field] = item.kind === 'task' ? [task, taskField] : [issue, issueField];
    const values = { [field]: limitOn(day, item.limit) };
    const outcome = await act.carryOut([item], { values });
    const [refused] = outcome?.refused ?? [];
    if (refused) toast.error(`${item.name}: ${refused.message}`);
    await client.invalidateQueries({}, { cancelRefetch: false });
  };
}
