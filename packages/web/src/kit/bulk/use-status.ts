import { toast } from '../dialogs/toast.ts';
import type { RowAct } from './acts.ts';
import { useAct } from './use-act.ts';

/** The button that adds one of these fields on the record's page; none where this person may fill none of them. */
const addingOf = (names: string[]) =>
  names
    .map((name) => document.querySelector<HTMLElement>(`[data-adds="${CSS.escape(name)}"]`))
    .find((button) => button !== null);

/** From a refusal to the first field that it asks for. */
const wayToFill = (names: string[]) =>
  // Looked for anew when it is pressed: the page has been read anew since.
  addingOf(names) && { label: 'Uzupełnij', run: () => addingOf(names)?.click() };

/** Gives one record a status by a press on its page, as its list does: with the question before it and 'Cofnij' after it. */
export function useStatus<R>(act: RowAct<R>, row: R) {
  const { carryOut, through } = useAct(act);
  const give = async (status: number) => {
    const outcome = await carryOut([row], { values: { status } }, { value: status });
    const [refused] = outcome?.refused ?? [];
    if (refused) toast.error(refused.message, undefined, wayToFill(Object.keys(refused.errors)));
  };
  return { give, busy: through !== null };
}
