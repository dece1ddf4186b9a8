import { Button, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Modal } from '../dialogs/modal.tsx';
import { Loading } from '../records/states.tsx';
import { ActControl, BesidesField, givenBy, nothingPicked } from './act-control.tsx';
import { ActOutcome, mendable } from './act-outcome.tsx';
import type { RowAct } from './acts.ts';
import classes from './bulk.module.css';
import type { CustomPick } from './custom-control.tsx';
import { changedWords, rowsCounted } from './row-words.ts';
import type { BulkOutcome } from './run-act.ts';
import { useAct, useTrial } from './use-act.ts';

type Props<R> = {
  act: RowAct<R>;
  rows: R[];
  /** The value that it begins with. */
  start?: unknown;
  nameOf: (row: R) => string;
  onClose: () => void;
  /** Everything that could be changed is. */
  onDone: () => void;
};

const words = (fixed: boolean, count: number) => (fixed ? `Tak (${count})` : `Zmień (${count})`);

/** One question about many rows: what they get, how many there are, which are left out and why. */
export function ActDialog<R>({ act, rows, start = null, nameOf, onClose, onDone }: Props<R>) {
  const { control, besides = [] } = act;
  const [picked, setPicked] = useState({ ...nothingPicked, value: start });
  const [more, setMore] = useState<Record<string, unknown>>({});
  const [left, setLeft] = useState<BulkOutcome<R> | null>(null);
  const [all] = useState(rows);
  const chosen = givenBy(control, picked);
  const values = chosen && { ...chosen, values: { ...chosen.values, ...filledFields(more) } };
  const trial = useTrial(act, all, left ? null : values);
  const what = control.kind === 'custom' ? (picked.value as CustomPick | null)?.field.label : null;
  const named = { ...act, label: what ?? act.label };
  const { carryOut, through } = useAct(named);
  const { missing, others } = trial.outcome
    ? mendable(act, trial.outcome)
    : { missing: new Map<string, { message: string; rows: R[] }>(), others: [] };
  const lacking = [...missing.keys()].find((field) => !(field in more));
  const usual = besides.find(({ field }) => field === lacking)?.usual;
  useEffect(() => {
    if (lacking && usual) setMore((before) => ({ ...before, [lacking]: usual() }));
  }, [lacking, usual]);
  const count = trial.outcome?.done.length ?? 0;
  const save = async () => {
    if (!values || !trial.outcome) return;
    const outcome = await carryOut(
      trial.outcome.done.map(({ row }) => row),
      values,
    );
    if (!outcome) return;
    const rest = [...trial.outcome.refused, ...outcome.refused];
    if (rest.length === 0) onDone();
    else setLeft({ ...outcome, same: [], refused: rest });
  };
  const [only] = all;
  const about =
    all.length === 1 && only !== undefined ? nameOf(only) : rowsCounted(act.kind, all.length);
  const title = `${act.label}: ${about}`;
  if (left) {
    return (
      <Modal title={title} opened onClose={onDone} size={480}>
        <p>
          {left.done.length > 0
            ? `${changedWords(named, left.done.length)}.`
            : 'Niczego nie zmieniono.'}
        </p>
        <ActOutcome kind={act.kind} outcome={left} nameOf={nameOf} leftOut="Bez zmian" />
        <div className={classes.bar}>
          <Button onClick={onDone}>Zamknij</Button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal title={title} opened onClose={onClose} size={480}>
      <form
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void save();
        }}
      >
        <ActControl label={act.label} control={control} picked={picked} onPick={setPicked} />
        {besides
          .filter(({ field }) => missing.has(field) || field in more)
          .map((one) => {
            const lack = missing.get(one.field);
            return (
              <BesidesField
                key={one.field}
                of={one}
                value={more[one.field]}
                onChange={(value) => setMore({ ...more, [one.field]: value })}
                error={lack && `${lack.message} (${rowsCounted(act.kind, lack.rows.length)})`}
              />
            );
          })}
        {values && !trial.outcome && !trial.error && (
          <Working label="Sprawdzam" through={trial.through} of={all.length} />
        )}
        {trial.error && <p className={classes.failed}>{trial.error.message}</p>}
        {trial.outcome && (
          <ActOutcome
            kind={act.kind}
            outcome={{ same: trial.outcome.same, refused: others }}
            nameOf={nameOf}
            leftOut="Pominięte"
          />
        )}
        {through !== null && <Working label="Zmieniam" through={through} of={count} />}
        <div className={classes.bar}>
          <Button variant="default" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit" loading={through !== null} disabled={count === 0}>
            {words(control.kind === 'fixed', count)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

export const filledFields = (more: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(more).filter(([, value]) => value !== '' && value !== null));

function Working({ label, through, of }: { label: string; through: number; of: number }) {
  if (of <= 50) return <Loading />;
  return (
    <div role="status">
      {label}: {through} z {of}
      <Progress value={(through / of) * 100} aria-label={label} />
    </div>
  );
}
