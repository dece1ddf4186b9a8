import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { customRecordsOf } from '@zaplecze/contract/kit/lists/custom-filters';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMe } from '../calls/session.ts';
import { part } from '../first-screen/part.ts';
import { useCustomFields } from './use-custom-fields.ts';

// biome-ignore lint/suspicious/noExplicitAny: they stand in lists of any rows
export type CustomList = { columns: any[]; filters: any[]; acts: any[] };

type Act = { params?: unknown };

/** Acts of own fields after the list's own, of whose rows these know how a call names them. */
export const besideActs = (acts: readonly Act[], own: readonly Act[]): Act[] => [
  ...acts,
  ...own.map((act) => ({ ...act, params: acts[0]?.params ?? act.params })),
];

const none: CustomList = { columns: [], filters: [], acts: [] };
const parts = part(() => import('./list-parts.ts'), 'customList');

const signs = ['pointerdown', 'keydown'] as const;
let isSomebodyThere = false;

/** Whether somebody has pressed anything since the visit began: what only dialogs need is not asked for before (SHE-60). */
function usePresence(): boolean {
  const [present, note] = useState(isSomebodyThere);
  useEffect(() => {
    if (present) return;
    const meet = () => {
      isSomebodyThere = true;
      note(true);
    };
    for (const sign of signs) window.addEventListener(sign, meet, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, meet);
    };
  }, [present]);
  return present;
}

/**
 * What own fields add to a list of their records; where a company has none, nothing is loaded for it.
 *
 * @param filter what the list is asked for, where that tells the kind of its rows
 * @param isShown the list shows some, or is ordered or filtered by one: it waits for nobody then
 */
export function useCustomList(
  { list }: Endpoint,
  { filter, isShown }: { filter: object; isShown: boolean },
): CustomList {
  const present = usePresence();
  const [record] = list?.custom ? customRecordsOf(list.custom, filter) : [];
  const fields = useCustomFields(present || isShown ? record : undefined);
  const { flags } = useMe();
  const [added, add] = useState(none);
  const make = useEffectEvent((customList: Awaited<ReturnType<typeof parts>>) =>
    add(customList(fields, flags)),
  );
  useEffect(() => {
    let isCurrent = true;
    if (fields.length === 0) add(none);
    else
      void parts().then((customList) => {
        if (isCurrent) make(customList);
      });
    return () => {
      isCurrent = false;
    };
  }, [fields]);
  return added;
}
