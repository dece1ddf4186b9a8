import { Button, Checkbox } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { CompanyFound } from '@zaplecze/contract/rooms/business-registries/calls';
import { companyState, registryName } from '@zaplecze/contract/rooms/business-registries/lists';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { formatDay } from '../../kit/records/format.ts';
import classes from './business-registries.module.css';
import { findingsOf, type RegistryFinding, standsTo, tickedAtFirst } from './findings.ts';

type Place = { id: number; name: string };
type Props = {
  found: CompanyFound;
  labels: Readonly<Record<string, string>>;
  provinces: readonly Place[];
  onTaken: () => void;
};

/** What registers found, a line for each field: from where, what it would replace, and whether to take it. */
export function Findings({ found, labels, provinces, onTaken }: Props) {
  const { getValues, setValue } = useFormContext();
  const [findings] = useState(() => findingsOf(found, { targets: Object.keys(labels), provinces }));
  const [ticked, tick] = useState(() => tickedAtFirst(findings, getValues));
  const [takeCount, note] = useState(0);
  const [open, unfold] = useState(true);
  const chosen = findings.filter(({ key }) => ticked.includes(key));
  const toggle = ({ key, target }: RegistryFinding) =>
    tick(
      ticked.includes(key)
        ? ticked.filter((one) => one !== key)
        : [
            // Of one field one value.
            ...ticked.filter((one) => findings.find((it) => it.key === one)?.target !== target),
            key,
          ],
    );
  const take = () => {
    for (const { target, value } of chosen)
      setValue(target, value, { shouldDirty: true, shouldValidate: true });
    note(chosen.length);
    tick([]);
    unfold(false);
    onTaken();
  };
  const { facts, asked } = found;
  if (facts.length === 0 && !asked.some(({ message }) => message)) return null;
  return (
    <div className={classes.found}>
      <Standing found={found} />
      <div className={classes.bar}>
        {findings.length > 0 &&
          (open ? (
            <Button size="xs" disabled={chosen.length === 0} onClick={take}>
              Przyjmij zaznaczone
            </Button>
          ) : (
            <Button size="xs" variant="default" onClick={() => unfold(true)}>
              Pokaż, co mówią rejestry
            </Button>
          ))}
        <span role="status">
          {takeCount > 0 && `Przyjęto ${countWords(takeCount, 'pole', 'pola', 'pól')}.`}
        </span>
      </div>
      {open && findings.length > 0 && (
        <fieldset className={classes.lines}>
          <legend className={classes.legend}>Co mówią rejestry</legend>
          {findings.map((one) => (
            <Line
              key={one.key}
              one={one}
              label={labels[one.target] ?? one.target}
              now={getValues(one.target)}
              provinces={provinces}
              checked={ticked.includes(one.key)}
              onChange={() => toggle(one)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

type LineProps = {
  one: RegistryFinding;
  label: string;
  now: unknown;
  provinces: readonly Place[];
  checked: boolean;
  onChange: () => void;
};

function Line({ one, label, now, provinces, checked, onChange }: LineProps) {
  const stands = standsTo(now, one);
  const from = `${one.sources.map(registryName).join(', ')}, ${formatDay(one.at)}`;
  const before = provinces.find(({ id }) => id === now)?.name ?? String(now);
  return (
    <Checkbox
      size="sm"
      checked={checked}
      disabled={stands === 'same'}
      onChange={onChange}
      label={
        <>
          {label}: <strong>{one.shown}</strong>
        </>
      }
      description={
        <>
          {from}
          {stands === 'same' && ' · tak jest w formularzu'}
          {stands === 'differs' && <span className={classes.replaces}> · zastąpi: {before}</span>}
        </>
      }
    />
  );
}

/** Whether the company is at work, and what went wrong with a register. */
function Standing({ found: { facts, asked } }: { found: CompanyFound }) {
  const statuses = facts.filter(({ field }) => field === 'vatStatus' || field === 'state');
  return (
    <>
      {statuses.length > 0 && (
        <ul className={classes.standing} aria-label="Stan firmy">
          {statuses.map(({ field, value, source }) => (
            <li key={source + field}>
              <StatusDot status={companyState(value)} />
              <span className={classes.from}>
                {field === 'vatStatus' ? 'status VAT' : registryName(source)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {asked.some(({ message }) => message) && (
        <ul className={classes.problems}>
          {asked.flatMap(({ registry, message }) =>
            message ? [<li key={registry}>{message}</li>] : [],
          )}
        </ul>
      )}
    </>
  );
}
