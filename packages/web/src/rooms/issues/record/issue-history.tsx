import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { wayWords } from '@zaplecze/contract/rooms/issues/status-ways';
import { StatusDot } from '../../../kit/records/color-pill.tsx';
import { formatDateTime } from '../../../kit/records/format.ts';
import classes from '../issues.module.css';

/** Every status the issue has had, the newest first. */
export function StatusHistory({ issue }: { issue: Issue }) {
  return (
    <ul className={classes.history}>
      {issue.statusHistory.map(({ status, created, createdBy, way }) => (
        <li key={`${created} ${status.id}`}>
          <StatusDot status={status} />
          <span className={classes.second}>
            {formatDateTime(created)}
            {createdBy && `, ${createdBy.name}`}
            {way && `, ${wayWords[way]}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
