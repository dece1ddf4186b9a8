import { countWords } from '@zaplecze/contract/kit/values/words';
import { listIssueTypes } from '@zaplecze/contract/rooms/issues/types/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import classes from '../merging/joined.module.css';

/** What the chosen type brings to be ticked off; of an issue that is there, once another type is chosen (`before`). */
export function TypePoints({ type, before }: { type: unknown; before?: number | undefined }) {
  const { data } = useApi(listIssueTypes, {}, { staleTime: 60_000 });
  const chosen = data?.list.find(({ id }) => id === type);
  const points = chosen?.checklist.length ?? 0;
  if (!chosen || points === 0 || type === before) return null;
  const words = countWords(points, 'punkt', 'punkty', 'punktów');
  return (
    <p className={classes.label} role="status">
      {before === undefined
        ? `Ten typ ma listę kontrolną: ${words}.`
        : `Dojdą punkty listy kontrolnej tego typu (${words}), których tu nie ma. Obecne zostają.`}
    </p>
  );
}
