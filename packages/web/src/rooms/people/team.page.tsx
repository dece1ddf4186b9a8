import { Button, Switch } from '@mantine/core';
import { IconCalendarEvent, IconHierarchy, IconPlus } from '@tabler/icons-react';
import { createPerson, listPeople, type PersonRow, restorePerson } from '@zaplecze/contract/people';
import { Suspense, useState } from 'react';
import { formatNumber } from '../../kit/format.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { ExportButton } from '../../kit/list/export-button.tsx';
import { FilterPills } from '../../kit/list/filter-pills.tsx';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { useMay } from '../../kit/session.ts';
import { dictionarySource } from '../../kit/sources.ts';
import { EmptyState, ErrorState } from '../../kit/states.tsx';
import { useRows } from '../../kit/use-api.ts';
import { useWhole } from '../../kit/use-whole.ts';
import { PersonCard, PersonCardSkeleton } from './person-card.tsx';
import classes from './team.module.css';
import { useTeamState } from './use-team-state.ts';

const departments = dictionarySource('department');
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
              <Switch
                size="xs"
                label="Wyłączone konta"
                checked={state.inactive}
                onChange={(event) => state.setInactive(event.currentTarget.checked)}
              />
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
          to="/team/calendar"
        >
          Kalendarz nieobecności
        </LinkButton>
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<IconHierarchy size={16} stroke={1.5} aria-hidden />}
          to="/team/structure"
        >
          Struktura firmy
        </LinkButton>
        {mayAdd && (
          <LinkButton
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            to="/team/add"
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
