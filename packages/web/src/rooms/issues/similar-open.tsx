import { addressOf } from '@zaplecze/contract/addresses';
import { findSimilarIssues, shortestSimilar } from '@zaplecze/contract/issue-similar';
import type { Issue } from '@zaplecze/contract/issues';
import { openIssueStatuses } from '@zaplecze/contract/issues.lists';
import { useApi } from '../../kit/calls/use-api.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { formatDay } from '../../kit/records/format.ts';
import classes from './similar-issues.module.css';

/** On an open issue's page: others of the same client that may be about the same; nothing for none. */
export function SimilarOpen({ issue: { id, client, name, status } }: { issue: Issue }) {
  const asked =
    client !== null && name.length >= shortestSimilar && openIssueStatuses.includes(status.id);
  const { data } = useApi(
    findSimilarIssues,
    { query: { client: client?.id ?? 0, name } },
    { enabled: asked },
  );
  const list = asked ? (data?.list ?? []).filter((one) => one.id !== id) : [];
  if (list.length === 0) return null;
  return (
    <MainBox title="Podobne otwarte zgłoszenia tego klienta">
      <ul className={classes.list}>
        {list.map((one) => (
          <li key={one.id}>
            <AppLink to={addressOf('issue', { id: one.id })}>{one.name}</AppLink>
            <span className={classes.facts}>
              <StatusDot status={one.status} />
              <span>
                {formatDay(one.created)}
                {one.users[0] && `, ${one.users[0].name}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </MainBox>
  );
}
