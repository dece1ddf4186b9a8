import { addressOf } from '@zaplecze/contract/addresses';
import { type Count, countWords } from '../../kit/lists/state/use-count.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { ConsentButton } from './consent-button.tsx';
import classes from './notifications.module.css';

/** The title with how many there are, and where the person says how they want to be told. */
export function NotificationsHead({ count }: { count: Count | undefined }) {
  return (
    <PageHead title="Powiadomienia" count={count && countWords(count)}>
      <div className={classes.buttons}>
        <ConsentButton />
        <LinkButton to={addressOf('notificationSettings')} size="xs" variant="default">
          Kanały
        </LinkButton>
      </div>
    </PageHead>
  );
}
