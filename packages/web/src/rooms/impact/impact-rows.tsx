import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Impact, ImpactRow } from '@zaplecze/contract/rooms/impact/calls';
import { type ImpactKind, remedyNames } from '@zaplecze/contract/rooms/impact/lists';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { LimitField } from '../../kit/fields/date-fields.tsx';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { DayText, LimitText, Overdue } from '../../kit/records/date-text.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { peopleSource } from '../choice-sources/index.ts';
import classes from './impact.module.css';
import { kindNames, projectOfRow } from './impact-words.ts';

/** The affected rows of one kind, each with its remedy. */
export function ImpactRows({ kind, impact }: { kind: ImpactKind; impact: Impact }) {
  const rows = impact.rows.flatMap((row, at) => (row.kind === kind ? [{ row, at }] : []));
  const count = impact.counts.find((one) => one.kind === kind)?.count ?? 0;
  if (rows.length === 0) return null;
  return (
    <section aria-label={kindNames[kind]}>
      <h3 className={classes.heading}>
        {kindNames[kind]} <span className={classes.count}>{formatNumber(count)}</span>
      </h3>
      <ul className={classes.rows}>
        {rows.map(({ row, at }) => (
          <Row key={row.id} row={row} at={at} impact={impact} />
        ))}
      </ul>
      {count > rows.length && (
        <p className={classes.more}>
          I jeszcze {formatNumber(count - rows.length)}: zostają przy tej osobie, zastępca je widzi.
        </p>
      )}
    </section>
  );
}

type RowProps = { row: ImpactRow; at: number; impact: Impact };

function Row({ row, at, impact: { candidates } }: RowProps) {
  const { watch, getValues, setValue } = useFormContext();
  const remedy = watch(`rows.${at}.remedy`);
  useEffect(() => {
    if (remedy !== 'handOver' || getValues(`rows.${at}.to`)) return;
    const to = getValues('user') ?? candidates[0]?.user.id ?? null;
    setValue(`rows.${at}.to`, to);
  }, [remedy, at, candidates, getValues, setValue]);
  const place = projectOfRow(row);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.name}>{row.name}</span>
        <span className={classes.second}>
          <When row={row} />
          {place && <span>{place}</span>}
        </span>
      </div>
      <div className={classes.remedy}>
        <SelectField
          name={`rows.${at}.remedy`}
          label={`Co z tym: ${row.name}`}
          hideLabel
          options={row.remedies.map((id) => ({ id, name: remedyNames[id] }))}
        />
      </div>
      <div className={classes.choice}>
        {remedy === 'handOver' && (
          <RecordPicker
            name={`rows.${at}.to`}
            label={`Komu: ${row.name}`}
            hideLabel
            required
            placeholder="Komu…"
            source={peopleSource}
            known={candidates.map(({ user }) => user)}
          />
        )}
        {remedy === 'move' && (
          <LimitField
            name={`rows.${at}.limit`}
            label={`Nowy termin: ${row.name}`}
            hideLabel
            required
          />
        )}
      </div>
    </li>
  );
}

/** Its limit, or when they come. */
function When({ row: { kind, at, why, finalDate } }: { row: ImpactRow }) {
  if (why === 'turn') return <span>bez terminu, czeka już teraz</span>;
  if (!at) return null;
  if (kind === 'request' || kind === 'standIn') {
    return (
      <span>
        od <DayText value={warsawDay(Date.parse(at))} />
      </span>
    );
  }
  if (kind === 'guest' || kind === 'parcel') return <LimitText value={at} />;
  return (
    <span>
      <Overdue value={at} withTime lead="do" done={kind === 'approval'} />
      {finalDate && ' (ostateczny)'}
    </span>
  );
}
