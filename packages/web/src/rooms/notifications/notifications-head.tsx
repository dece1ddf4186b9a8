import { addressOf } from '@zaplecze/contract/addresses';
import layout from '../../kit/lists/list-page.module.css';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { ConsentButton } from './consent-button.tsx';
import classes from './notifications.module.css';

/** The title with how many there are, and where the person says how they want to be told. */
export function NotificationsHead({ count }: { count: number | undefined }) {
  return (
    <header className={`${layout.head} ${classes.top}`}>
      <h1 className={layout.title}>
        Powiadomienia{' '}
        {count !== undefined && <span className={layout.count}>{formatNumber(count)}</span>}
      </h1>
      <div className={classes.buttons}>
        <ConsentButton />
        <LinkButton to={addressOf('notificationSettings')} size="xs" variant="default">
          Kanały
        </LinkButton>
      </div>
    </header>
  );
}
