import { Button } from '@mantine/core';
import { IconCalendarEvent, IconHierarchy, IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createPerson, listPeople, type PersonRow, restorePerson } from '@zaplecze/contract/people';
import { Suspense, useState } from 'react';
import { useMay } from '../../kit/calls/session.ts';
import { useRows } from '../../kit/calls/use-api.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { useWhole } from '../../kit/first-screen/use-whole.ts';
import { ExportButton } from '../../kit/lists/export-button.tsx';
import { FilterPills } from '../../kit/lists/filter-pills.tsx';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { EmptyState, ErrorState } from '../../kit/records/states.tsx';
import { dictionarySource } from '../choices/index.ts';
import { PersonCard, PersonCardSkeleton } from './person-card.tsx';
import classes from './team.module.css';
import { useTeamState } from './use-team-state.ts';

const departments = dictionarySource('department');
/** Few may see them: the others' first picture need not wait for a switch. */
const InactiveSwitch = lazyPart(() =>
  import('./inactive-switch.tsx').then((m) => m.InactiveSwitch),
);
const RemovePerson = lazyPart(() => import('./remove-person.tsx').then((m) => m.RemovePerson));

/** The team directory. */
export function TeamPage() {
  const state = useTeamState();
  const seesInactive = useMay(restorePerson);
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  const answer = useRows(listPeople, {
    query: { search: state.search || undefined, ...(state.inactive && { inactive: '1' }) },
  });
  const whole = useWhole();
  const people = answer.data?.list.filter(
    ({ department }) => !state.department || String(department?.id) === state.department,
  );
  return (
    <div>
      <TeamHead count={people?.length} />
      {whole && (
        <>
          <div className={classes.toolbar}>
            <SearchBox
              placeholder="Szukaj osoby…"
              value={state.search}
              onSearch={state.setSearch}
            />
            {seesInactive && (
              <Suspense fallback={<span className={classes.switchPlace}>Wyłączone konta</span>}>
                <InactiveSwitch checked={state.inactive} onChange={state.setInactive} />
              </Suspense>
            )}
            {people && (
              <ExportButton
                endpoint={listPeople}
                query={{
                  search: state.search || undefined,
                  department: state.department || undefined,
                  ...(state.inactive && { inactive: '1' }),
                }}
                count={people.length}
              />
            )}
            <div className={classes.pills}>
              <FilterPills
                filter="department"
                label="Dział"
                all="Wszystkie działy"
                source={departments}
                state={state.pills}
              />
            </div>
          </div>
          {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
          {people?.length === 0 && <NobodyFound onReset={state.reset} />}
          <ul
            className={classes.cards}
            aria-label="Pracownicy"
            data-stale={answer.stale || undefined}
          >
            {people?.map((person) => (
              <PersonCard key={person.id} person={person} onRemove={() => setLeaving(person)} />
            ))}
            {!answer.data && !answer.error && <PersonCardSkeleton />}
          </ul>
        </>
      )}
      {leaving && (
        <Suspense>
          <RemovePerson person={leaving} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </div>
  );
}

function TeamHead({ count }: { count: number | undefined }) {
  const mayAdd = useMay(createPerson);
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

function NobodyFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      title="Nikt nie pasuje"
      text="Nie ma osób pasujących do wyszukiwania i wybranego działu."
      action={
        <Button size="xs" variant="default" onClick={onReset}>
          Pokaż wszystkich
        </Button>
      }
    />
  );
}
