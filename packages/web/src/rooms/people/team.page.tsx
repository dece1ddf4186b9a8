import { listPeople, type PersonRow } from '@zaplecze/contract/rooms/people/calls';
import { useState } from 'react';
import { Button } from '../../kit/buttons/button.tsx';
import { useRows } from '../../kit/calls/use-api.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { useWhole } from '../../kit/first-screen/use-whole.ts';
import { EmptyState, ErrorState } from '../../kit/records/states.tsx';
import { usePresences } from '../absences/index.ts';
import { AwayStrip } from './away-strip.tsx';
import { PersonCard, PersonCardSkeleton } from './person-card.tsx';
import classes from './team.module.css';
import { TeamHead } from './team-head.tsx';
import { useTeamState } from './use-team-state.ts';

const RemovePerson = lazyPart(part(() => import('./remove-person.tsx'), 'RemovePerson'));

/** The team directory. */
export function TeamPage() {
  const state = useTeamState();
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  const answer = useRows(listPeople, { query: state.query });
  // Who is away stands above all cards: they come with it, and nothing moves.
  const { isPending } = usePresences();
  const whole = useWhole();
  const people = (isPending ? undefined : answer.data)?.list.filter(
    ({ department }) => !state.department || String(department?.id) === state.department,
  );
  return (
    <div>
      <TeamHead state={state} count={people?.length} whole={whole} />
      {whole && (
        <>
          {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
          {people?.length === 0 && <NobodyFound onReset={state.reset} />}
          {(people || !answer.error) && !state.inactive && (
            <AwayStrip shown={people && new Set(people.map(({ id }) => id))} />
          )}
          <ul
            // Another list than the one of what is coming, which stands under as much room as most days need above it.
            key={people ? 'people' : 'coming'}
            className={classes.cards}
            aria-label="Pracownicy"
            data-stale={answer.stale || undefined}
          >
            {people?.map((person) => (
              <PersonCard key={person.id} person={person} onRemove={() => setLeaving(person)} />
            ))}
            {!people && !answer.error && <PersonCardSkeleton />}
          </ul>
        </>
      )}
      {leaving && <RemovePerson person={leaving} onClose={() => setLeaving(null)} />}
    </div>
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
