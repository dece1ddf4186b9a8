import type { BurningProject } from '@zaplecze/contract/rooms/reports/work/calls';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { useAddressed } from '../../../kit/records/use-item.ts';
import { fromParam, TaskDialog, toParam } from '../../tasks/index.ts';
import type { BurningAct, Burnt } from './burning-act.tsx';

const Act = lazyPart(part(() => import('./burning-act.tsx'), 'BurningAct'));
type Doing = { act: Parameters<typeof BurningAct>[0]['act']; of: Burnt };

type Opened = { task: number; procedure: number; service: number; name: string };

export type BurningActs = {
  open: (row: BurningProject, task: Opened) => void;
  act: (doing: Doing) => void;
  /** The dialog of what is being done, to be drawn once. */
  dialogs: ReactNode;
};

/** What is to be acted upon: the task that is waited for, else the burning one. */
export const heldBy = (row: BurningProject): Burnt =>
  row.waitsFor
    ? { ...row.waitsFor, project: row.project, late: row }
    : {
        ...row.task,
        user: row.user,
        project: row.project,
        limit: row.limit,
        finalDate: row.task.finalDate,
        late: row,
      };

/** To ask about what burns, to hand it over, to move its limit, to open it: for the list and the table alike. */
export function useBurningActs(): BurningActs {
  const shown = useAddressed('task');
  const [doing, act] = useState<Doing | null>(null);
  const opened = fromParam(shown.value);
  return {
    open: (row, task) => shown.open(toParam({ project: row.project.id, ...task }), task.name),
    act,
    dialogs: (
      <>
        {doing && <Act {...doing} onClose={() => act(null)} />}
        {opened && (
          <TaskDialog address={opened} param="task" name={shown.name} onClose={shown.close} />
        )}
      </>
    ),
  };
}
