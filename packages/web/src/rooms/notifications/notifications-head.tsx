import { addressOf } from '@zaplecze/contract/addresses';
import layout from '../../kit/lists/list-page.module.css';
import { type Count, countWords } from '../../kit/lists/state/use-count.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { ConsentButton } from './consent-button.tsx';
import classes from './notifications.module.css';

/** The title with how many there are, and where the person says how they want to be told. */
export function NotificationsHead({ count }: { count: Count | undefined }) {
  return (
    <header className={`${layout.head} ${classes.top}`}>
      <h1 className={layout.title}>
        Powiadomienia {count && <span className={layout.count}>{countWords(count)}</span>}
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
