import { Button } from '@mantine/core';
import {
  getPatterns,
  type PatternFields,
  type Patterns,
  removePattern,
} from '@zaplecze/contract/rooms/absences/patterns/calls';
import { rosterWords } from '@zaplecze/contract/rooms/absences/patterns/words';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { formatDay } from '../../../kit/records/format.ts';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import { type Removal, RemovalDialog } from './past-reason.tsx';
import { RosterForm } from './roster-form.tsx';
import classes from './rosters.module.css';

type Roster = Pick<PatternFields, 'minutes' | 'begins' | 'holidays'>;

/** 'pn–pt po 8 godz., początek 8:00, także w święta'. */
const wholeWords = ({ minutes, begins, holidays }: Roster) =>
  [rosterWords(minutes), `początek ${begins.replace(/^0/, '')}`, holidays && 'także w święta']
    .filter(Boolean)
    .join(', ');

const sources = {
  person: 'własny grafik',
  company: 'grafik firmy, stosownie do etatu',
  law: 'grafik zwykły, stosownie do etatu',
};
const companySources = { ...sources, company: 'grafik firmy', law: 'grafik zwykły' };

/** How long somebody works on which days, from which day on; of the company for `person` 0. `reads`: nothing is changed here. */
export function Rosters({ person, reads = false }: { person: number; reads?: boolean }) {
  const { data, error, refetch } = useApi(getPatterns, { params: { person } });
  const [edited, setEdited] = useState<PatternFields | 'new' | null>(null);
  if (!data) return <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />;
  const { current, list, may } = data;
  const edits = may.edit && !reads;
  return (
    <section className={classes.rosters} aria-label="Grafik pracy">
      <div className={classes.head}>
        <p className={classes.current}>
          <strong>Grafik pracy:</strong> {wholeWords(current)}{' '}
          <span className={classes.quiet}>
            ({(person === 0 ? companySources : sources)[current.of]})
          </span>
        </p>
        {edits && (
          <Button size="xs" variant="default" onClick={() => setEdited('new')}>
            {person === 0 ? 'Nowy grafik firmy' : 'Nowy grafik'}
          </Button>
        )}
      </div>
      {(edits ? list.length > 0 : list.length > 1) && (
        <RosterList list={list} person={person} change={edits ? setEdited : undefined} />
      )}
      {edited && (
        <RosterForm
          person={person}
          roster={edited === 'new' ? null : edited}
          usual={current}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

function RosterList(props: {
  list: Patterns['list'];
  person: number;
  change: ((roster: PatternFields) => void) | undefined;
}) {
  const { list, person, change } = props;
  const [removal, setRemoval] = useState<Removal | null>(null);
  return (
    <ul className={classes.list}>
      {list.map((roster) => {
        const from = formatDay(roster.validFrom);
        return (
          <li key={roster.validFrom}>
            <span className={classes.from}>od {from}</span>
            <span className={classes.words}>{wholeWords(roster)}</span>
            {change && (
              <span className={classes.acts}>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Zmień grafik od ${from}`}
                  onClick={() => change(roster)}
                >
                  Zmień
                </Button>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="red"
                  aria-label={`Usuń grafik od ${from}`}
                  onClick={() =>
                    setRemoval({
                      title: `Usunąć grafik od ${from}?`,
                      text: 'Od tego dnia obowiązywać będzie grafik wcześniejszy albo firmowy.',
                      send: (body, options) => {
                        const params = { person, from: roster.validFrom };
                        return call(removePattern, { params, body }, options);
                      },
                    })
                  }
                >
                  Usuń
                </Button>
              </span>
            )}
          </li>
        );
      })}
      {removal && <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
    </ul>
  );
}
