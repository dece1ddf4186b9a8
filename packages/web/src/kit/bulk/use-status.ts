import { toast } from '../dialogs/toast.ts';
import type { RowAct } from './acts.ts';
import { useAct } from './use-act.ts';

/** Gives one record a status by a press on its page, as its list does: with the question before it and 'Cofnij' after it. */
export function useStatus<R>(act: RowAct<R>, row: R) {
  const { carryOut, through } = useAct(act);
  const give = async (status: number) => {
    const outcome = await carryOut([row], { values: { status } }, { value: status });
    const [refused] = outcome?.refused ?? [];
    if (refused) toast.error(refused.message);
  };
  return { give, busy: through !== null };
}
