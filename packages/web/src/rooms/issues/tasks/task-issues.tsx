import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { listTaskIssues } from '@zaplecze/contract/rooms/issues/tasks/calls';
import { useId } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import classes from '../merging/joined.module.css';

type At = { project: number; task: number; procedure: number; service: number };

/** Issues that belong to a task of a project; nothing where there are none. */
export function TaskIssues({ at }: { at: At }) {
  const id = useId();
  const { data } = useApi(listTaskIssues, { params: at });
  const { list = [], hidden = 0 } = data ?? {};
  if (list.length + hidden === 0) return null;
  return (
    <section className={classes.joined} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        Zgłoszenia
      </h3>
      {list.length > 0 && (
        <ul className={classes.list}>
          {list.map((issue) => (
            <li key={issue.id} className={classes.item}>
              <AppLink to={addressOf('yourIssue', { id: issue.id })}>{issue.name}</AppLink>
              <span className={classes.facts}>
                <StatusDot status={issue.status} />
                <span>zlecenie: {issue.orderedBy.name}</span>
                {issue.ends && <span>skończy się z tym zadaniem</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className={classes.label}>
          Poza Twoim dostępem: {countWords(hidden, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń')}
        </p>
      )}
    </section>
  );
}
