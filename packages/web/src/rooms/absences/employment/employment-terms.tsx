import { Button } from '@mantine/core';
import {
  type EmploymentTerm,
  getEmployment,
  removePeriod,
  removeTerm,
  type SeniorityPeriod,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { type ReactNode, useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import { type Removal, RemovalDialog } from '../working-time/past-reason.tsx';
import classes from '../working-time/rosters.module.css';
import { periodWords, seniorityWords, termNotes, termWords } from './employment-words.ts';
import { PeriodForm } from './period-form.tsx';
import { tellOutside } from './tell-outside.ts';
import { TermForm } from './term-form.tsx';

type Edited = { term: EmploymentTerm | null } | { period: SeniorityPeriod | null } | null;

/** Since when a person is employed, and what counts towards their seniority. `reads`: nothing is changed here. */
export function EmploymentTerms({ person, reads = false }: { person: number; reads?: boolean }) {
  const { data, error, refetch } = useApi(getEmployment, { params: { person } });
  const [edited, setEdited] = useState<Edited>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  if (!data) return <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />;
  const { terms, periods, seniority, may } = data;
  const edits = may.edit && !reads;
  const remove = (words: string, send: Removal['send']) =>
    setRemoval({ title: `Usunąć: ${words}?`, text: 'Urlop policzy się bez tego okresu.', send });
  return (
    <>
      <section className={classes.rosters} aria-label="Zatrudnienie">
        <div className={classes.head}>
          <p className={classes.current}>
            <strong>Zatrudnienie:</strong>{' '}
            {terms[0] ? (
              termWords(terms[0])
            ) : (
              <span className={classes.quiet}>
                brak pierwszego dnia pracy, urlop liczy się za cały rok
              </span>
            )}
          </p>
          {edits && (
            <Button size="xs" variant="default" onClick={() => setEdited({ term: null })}>
              Dodaj okres
            </Button>
          )}
        </div>
        {(edits ? terms.length > 0 : terms.length > 1) && (
          <ul className={classes.list}>
            {terms.map((one) => (
              <Line
                key={one.id}
                words={termWords(one)}
                notes={termNotes(one)}
                change={edits && (() => setEdited({ term: one }))}
                remove={() =>
                  remove(termWords(one), async (body, options) =>
                    tellOutside(await call(removeTerm, { params: { id: one.id }, body }, options)),
                  )
                }
              />
            ))}
          </ul>
        )}
      </section>
      <section className={classes.rosters} aria-label="Staż urlopowy">
        <div className={classes.head}>
          <p className={classes.current}>
            <strong>Staż urlopowy:</strong>{' '}
            {seniority ? (
              seniorityWords(seniority)
            ) : (
              <span className={classes.quiet}>nie podano, wymiar urlopu wybrano</span>
            )}
          </p>
          {edits && (
            <Button size="xs" variant="default" onClick={() => setEdited({ period: null })}>
              Dodaj do stażu
            </Button>
          )}
        </div>
        {periods.length > 0 && (
          <ul className={classes.list}>
            {periods.map((one) => (
              <Line
                key={one.id}
                words={periodWords(one)}
                change={edits && (() => setEdited({ period: one }))}
                remove={() =>
                  remove(periodWords(one), (_, options) =>
                    call(removePeriod, { params: { id: one.id } }, options),
                  )
                }
              />
            ))}
          </ul>
        )}
      </section>
      {removal && <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
      {edited && 'term' in edited && (
        <TermForm person={person} term={edited.term} onClose={() => setEdited(null)} />
      )}
      {edited && 'period' in edited && (
        <PeriodForm person={person} period={edited.period} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function Line(props: {
  words: string;
  notes?: ReactNode;
  change: (() => void) | false;
  remove: () => void;
}) {
  const { words, notes, change, remove } = props;
  return (
    <li>
      <span className={classes.words}>
        {words}
        {notes && <span className={classes.quiet}> ({notes})</span>}
      </span>
      {change && (
        <span className={classes.acts}>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Zmień: ${words}`}
            onClick={change}
          >
            Zmień
          </Button>
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            aria-label={`Usuń: ${words}`}
            onClick={remove}
          >
            Usuń
          </Button>
        </span>
      )}
    </li>
  );
}
