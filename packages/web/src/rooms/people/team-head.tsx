import { IconCalendarEvent, IconHierarchy, IconPlus, IconTimeline } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createPerson } from '@zaplecze/contract/rooms/people/calls';
import { peopleTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { useMay } from '../../kit/calls/session.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import classes from './team.module.css';

/** The title with how many there are, links to neighbouring screens, the button that adds one. */
export function TeamHead({ count }: { count: number | undefined }) {
  const mayAdd = useMay(createPerson);
  const mayPlan = useMay(peopleTimeline);
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>
        Zespół
        {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
      </h1>
      <div className={classes.links}>
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<IconCalendarEvent size={16} stroke={1.5} aria-hidden />}
          to={addressOf('teamCalendar')}
        >
          Kalendarz nieobecności
        </LinkButton>
        {mayPlan && (
          <LinkButton
            size="xs"
            variant="default"
            leftSection={<IconTimeline size={16} stroke={1.5} aria-hidden />}
            to={addressOf('timeline')}
          >
            Oś czasu
          </LinkButton>
        )}
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<IconHierarchy size={16} stroke={1.5} aria-hidden />}
          to={addressOf('structure')}
        >
          Struktura firmy
        </LinkButton>
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
    </header>
  );
}
