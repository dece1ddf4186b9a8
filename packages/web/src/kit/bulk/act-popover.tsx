import { Button, Popover } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from '../dialogs/toast.ts';
import { StatusDot } from '../records/color-pill.tsx';
import {
  type ActChoice,
  ActControl,
  BesidesField,
  givenBy,
  nothingPicked,
} from './act-control.tsx';
import { filledFields } from './act-dialog.tsx';
import { mendable } from './act-outcome.tsx';
import type { Control, RowAct } from './acts.ts';
import classes from './bulk.module.css';
import { EditButton } from './cell-act.tsx';
import { useAct } from './use-act.ts';

type Props = { act: RowAct<unknown>; row: unknown; name: string; onClose: () => void };

/** A change of one row, in its place; what the row wants besides is asked for there. */
export function ActPopover({ act, row, name, onClose }: Props) {
  const { control, besides = [] } = act;
  const start = act.now?.(row) ?? null;
  const [picked, setPicked] = useState<ActChoice>({ ...nothingPicked, value: start });
  const [more, setMore] = useState<Record<string, unknown>>({});
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { carryOut, through } = useAct(act);
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  /** Why the row could not be changed; said beside the list where the row has left it meanwhile. */
  const untold = useRef('');
  useEffect(() => () => void (untold.current && toast.error(untold.current)), []);
  const close = () => {
    untold.current = '';
    onClose();
  };
  const save = async (value: unknown) => {
    const chosen = givenBy(control, { ...picked, value });
    const cleared = !chosen && value === null && 'field' in control;
    const values = cleared ? { values: { [control.field]: null } } : chosen;
    if (!values || through !== null) return;
    const outcome = await carryOut(
      [row],
      {
        ...values,
        values: { ...values.values, ...filledFields(more) },
      },
      { value },
    );
    if (!outcome) return;
    const [refused] = outcome.refused;
    if (!refused) return close();
    const { missing } = mendable(act, outcome);
    const [field] = missing.keys();
    untold.current = field ? '' : `${name}: ${refused.message}`;
    setWrong(field ? { [field]: refused.message } : { '': refused.message });
    if (!field) return;
    setPicked({ ...picked, value });
    const usual = besides.find((one) => one.field === field)?.usual;
    if (!usual || field in more) return;
    setMore({ ...more, [field]: usual() });
    setWrong({});
  };
  const shownFields = besides.filter(({ field }) => field in wrong || field in more);
  return (
    <Popover
      opened={opened}
      onChange={(open) => open || close()}
      trapFocus
      position="bottom-start"
      shadow="sm"
      withinPortal
    >
      <Popover.Target>
        <EditButton act={act} name={name} onClick={close} />
      </Popover.Target>
      <Popover.Dropdown aria-label={`${act.label}: ${name}`} className={classes.popover}>
        {/* What is clicked here is not clicked in the row, though React passes it on. */}
        <Apart>
          <form
            className={classes.fields}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              void save(picked.value);
            }}
          >
            {control.kind === 'options' && shownFields.length === 0 ? (
              <Choices
                control={control}
                value={picked.value}
                onChoose={(value) => void save(value)}
                busy={through !== null}
              />
            ) : (
              <ActControl label={act.label} control={control} picked={picked} onPick={setPicked} />
            )}
            {shownFields.map((one) => (
              <BesidesField
                key={one.field}
                of={one}
                value={more[one.field]}
                onChange={(value) => setMore({ ...more, [one.field]: value })}
                error={wrong[one.field]}
              />
            ))}
            {wrong[''] && (
              <p role="alert" className={classes.failed}>
                {wrong['']}
              </p>
            )}
            {(control.kind !== 'options' || shownFields.length > 0) && (
              <div className={classes.bar}>
                <Button size="xs" variant="default" onClick={close}>
                  Anuluj
                </Button>
                <Button size="xs" type="submit" loading={through !== null}>
                  Zapisz
                </Button>
              </div>
            )}
          </form>
        </Apart>
      </Popover.Dropdown>
    </Popover>
  );
}

function Apart({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events from the row
    <div
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      {children}
    </div>
  );
}

/** Options as a list: one press chooses and saves. */
function Choices({
  control,
  value,
  onChoose,
  busy,
}: {
  control: Extract<Control, { kind: 'options' }>;
  value: unknown;
  onChoose: (value: unknown) => void;
  busy: boolean;
}) {
  return (
    <div className={classes.choices} aria-busy={busy}>
      {control.options.map(({ id, name, color }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          data-autofocus={id === value || undefined}
          disabled={busy}
          onClick={() => onChoose(id)}
          onKeyDown={walk}
        >
          {color === undefined ? name : <StatusDot status={{ id, name, color }} />}
        </button>
      ))}
    </div>
  );
}

/** Arrows go from one choice to the next. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const { key, currentTarget: at } = event;
  const next =
    key === 'ArrowDown'
      ? at.nextElementSibling
      : key === 'ArrowUp'
        ? at.previousElementSibling
        : null;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
