import { useDebouncedValue } from '@mantine/hooks';
import { addressOf } from '@zaplecze/contract/addresses';
import { findSimilarIssues, shortestSimilar } from '@zaplecze/contract/rooms/issues/similar/calls';
import { useFormContext } from 'react-hook-form';
import { useApi } from '../../../kit/calls/use-api.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import classes from './similar-issues.module.css';

/** While a new issue is written: those of the same client that may be about the same, each in a tab of its own. */
export function SimilarIssues() {
  const { watch } = useFormContext();
  const [client, typed] = watch(['client', 'name']);
  const [name] = useDebouncedValue(String(typed ?? '').trim(), 400);
  const isEnabled = typeof client === 'number' && name.length >= shortestSimilar;
  const { data } = useApi(
    findSimilarIssues,
    { query: { client: isEnabled ? client : 0, name } },
    { enabled: isEnabled, placeholderData: (before) => before },
  );
  const list = isEnabled ? (data?.list ?? []) : [];
  return (
    <div role="status" className={classes.live}>
      {list.length > 0 && (
        <section className={classes.box} aria-label="Podobne zgłoszenia">
          <p className={classes.title}>Podobne otwarte zgłoszenia tego klienta</p>
          <ul className={classes.list}>
            {list.map((issue) => (
              <li key={issue.id}>
                <AppLink to={addressOf('yourIssue', { id: issue.id })} newTab>
                  {issue.name}
                </AppLink>
                <span className={classes.facts}>
                  <StatusDot status={issue.status} />
                  <span>
                    {formatDay(issue.created)}
                    {issue.users[0] && `, ${issue.users[0].name}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
