import '../../kit/first-screen/styles-forms.ts';
import { Button, Group } from '@mantine/core';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { getHandover, removePerson } from '@zaplecze/contract/rooms/people/calls';
import { useMemo, useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { PickOne } from '../../kit/fields/pickers/record-picker.tsx';
import { TypedDate } from '../../kit/fields/typed-date.tsx';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import { tellOutside } from '../absences/index.ts';
import { colleaguesOf } from './colleagues.ts';
import { type Heir, heirsOf, type Work } from './leaving/heirs.ts';
import classes from './leaving/leaving.module.css';
import { SpreadRows } from './leaving/spread-rows.tsx';
import { type Spread, useSpread } from './leaving/use-spread.ts';

type Leaving = { id: number; name: string };
type Props = { person: Leaving; onClose: () => void; onDone?: () => void };

/** The question before a person is deactivated: who takes over their clients and open tasks. */
export function RemovePerson({ person, onClose, onDone }: Props) {
  const handover = useApi(getHandover, { params: { id: person.id } }, { staleTime: 0 });
  return (
    <Modal
      title={`Wyłączenie konta: ${person.name}`}
      opened
      onClose={onClose}
      size={720}
      waits={!handover.data && !handover.error}
    >
      <p className={classes.first}>
        Konto zostanie wyłączone i od razu wylogowane. Dotychczasowe zapisy zachowają imię i
        nazwisko. Pracę, która trwa, musi ktoś przejąć: proponujemy opiekunów klientów i osoby z
        działu, które mają jej najmniej. Czy wyłączyć konto?
      </p>
      {handover.data ? (
        <Heirs person={person} work={handover.data} onClose={onClose} onDone={onDone} />
      ) : (
        <PendingAnswer answer={handover} shape={<Loading />} />
      )}
    </Modal>
  );
}

function Heirs({ person, work, onClose, onDone }: Props & { work: Work }) {
  const heirs = heirsOf(work);
  const spread = useSpread(work);
  const known = peopleIn(work);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { employment } = work;
  const [lastDay, setLastDay] = useState(proposedEnd(employment));
  const source = useMemo(() => colleaguesOf(person.id), [person.id]);
  const remove = useSend(removePerson, { toast: `Konto wyłączone: ${person.name}`, quiet: true });
  const send = () =>
    remove.mutate(
      {
        params: { id: person.id },
        query: heirsQuery(heirs, spread.heirs),
        body: { rows: spread.rows, lastDay },
      },
      {
        onSuccess: (answer) => {
          tellOutside(answer);
          onClose();
          onDone?.();
        },
        onError: (error) => {
          const messages = error instanceof ApiError ? error.errors : {};
          setErrors(messages);
          if (Object.keys(messages).length === 0) report(error, send);
        },
      },
    );
  return (
    <>
      <div className={classes.heirs}>
        {employment && (
          <div className={classes.lastDay}>
            <TypedDate
              kind="day"
              label="Ostatni dzień pracy"
              calendarOf="Ostatni dzień pracy"
              description="Do niego liczy się urlop. Jeśli jeszcze go nie znasz, wyczyść to pole."
              value={lastDay}
              onChange={(day) => {
                setErrors({});
                setLastDay(day);
              }}
              error={errors.lastDay}
            />
          </div>
        )}
        {heirs.length > 1 && (
          <div className={classes.all}>
            <PickOne
              label="Wszystko przejmie jedna osoba"
              placeholder="Wybierz osobę…"
              source={source}
              value={null}
              onPick={(id) => {
                setErrors({});
                if (id !== null)
                  spread.giveAll(
                    heirs.map(({ field }) => field),
                    id,
                  );
              }}
            />
            <Button variant="default" onClick={spread.propose}>
              Proponowane
            </Button>
          </div>
        )}
        {heirs.map(({ field, label, required, help }) => (
          <div key={field}>
            <PickOne
              label={label}
              description={help}
              withAsterisk={required}
              placeholder="Wybierz osobę…"
              source={source}
              error={errors[field]}
              value={spread.heirs[field] ?? null}
              known={known}
              onPick={(id) => {
                setErrors({});
                spread.giveKind(field, id);
              }}
            />
            <SpreadRows
              label={label}
              rows={work.rows.filter(({ kind }) => kind === field)}
              spread={spread}
              source={source}
              known={known}
            />
          </div>
        ))}
      </div>
      {errors.rows && (
        <p role="alert" className={classes.first}>
          {errors.rows}
        </p>
      )}
      {work.checklists > 0 && (
        <p className={classes.last}>
          {countWords(work.checklists, 'punkt', 'punkty', 'punktów')} list kontrolnych{' '}
          {work.checklists === 1 ? 'wróci' : 'wrócą'} do osób, które mają te zadania i zgłoszenia.
        </p>
      )}
      <Group justify="flex-end" gap="xs" className={classes.bar}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Nie
        </Button>
        <Button color="red.8" loading={remove.isPending} onClick={send}>
          Tak
        </Button>
      </Group>
    </>
  );
}

/** The last day as it stands, else today; of whoever never came to their first day there is none. */
function proposedEnd(employment: Work['employment']): string | null {
  if (!employment) return null;
  const today = warsawDay();
  return employment.lastDay ?? (employment.firstDay <= today ? today : null);
}

/** Everybody who is proposed for something, by name. */
function peopleIn({ proposed, rows }: Work): PersonRef[] {
  const all = [...Object.values(proposed), ...rows.map((row) => row.proposed)];
  return [...new Map(all.flatMap((one) => (one ? [[one.id, one] as const] : []))).values()];
}

/** Who takes over the kinds that there are. */
const heirsQuery = (heirs: Heir[], chosen: Spread['heirs']) =>
  Object.fromEntries(
    heirs.flatMap(({ field }) => (chosen[field] ? [[field, chosen[field]] as const] : [])),
  );
