import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { findSimilarIssues, shortestSimilar } from '@zaplecze/contract/rooms/issues/similar/calls';
import { useApi } from '../../../kit/calls/use-api.ts';
import { PartToCome } from '../../../kit/first-screen/in-order.tsx';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import classes from './joined.module.css';

/** Open issues of the same client that may be about the same: a click away from being merged. */
export function SimilarOpen(props: { issue: Issue; onMerge: (other: number) => void }) {
  const { id, client, name } = props.issue;
  const isEnabled = client !== null && name.length >= shortestSimilar;
  const { data, isLoading } = useApi(
    findSimilarIssues,
    { query: { client: client?.id ?? 0, name } },
    { enabled: isEnabled, staleTime: 60_000 },
  );
  if (isLoading) return <PartToCome />;
  const list = (data?.list ?? []).filter((one) => one.id !== id);
  if (list.length === 0) return null;
  return (
    <section className={classes.similar} aria-label="Podobne otwarte zgłoszenia">
      <p className={classes.label}>Podobne otwarte zgłoszenia tego klienta</p>
      <ul className={classes.list}>
        {list.map((one) => (
          <li key={one.id} className={classes.item}>
            <div className={classes.line}>
              <AppLink to={addressOf('yourIssue', { id: one.id })}>{one.name}</AppLink>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`Połącz z: ${one.name}`}
                onClick={() => props.onMerge(one.id)}
              >
                Połącz
              </Button>
            </div>
            <span className={classes.facts}>
              <StatusDot status={one.status} />
              <span>{formatDay(one.created)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
