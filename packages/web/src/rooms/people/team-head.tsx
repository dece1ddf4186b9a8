import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createPerson } from '@zaplecze/contract/rooms/people/calls';
import { peopleTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { useMay } from '../../kit/calls/session.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import classes from './team.module.css';

/** The title with how many there are, links to neighbouring screens, the button that adds one. */
export function TeamHead({ count }: { count: number | undefined }) {
  const mayAdd = useMay(createPerson);
  const _mayPlan = useMay(peopleTimeline);
  return (
    <PageHead title="Zespół" count={count !== undefined && formatNumber(count)}>
      <div className={classes.links}>
        {mayAdd && (
          <LinkButton
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            to={addressOf('personAdd')}
            primary
          >
            Dodaj pracownika
          </LinkButton>
        )}
      </div>
    </PageHead>
  );
}
