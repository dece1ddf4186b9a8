import { TextInput } from '@mantine/core';
import {
  bareAmount,
  isAmbiguousAmount,
  isBareNumber,
  toHundredths,
} from '@zaplecze/contract/kit/values/amounts';
import { type KeyboardEvent, useState } from 'react';
import { type FieldProps, useField } from '../forms/form-context.tsx';

type Shape = {
  decimals?: number;
  /** More decimals than that are no number to round: they stay as typed, for the form to refuse. */
  exact?: boolean;
  /** Shows all its decimals, as money does. */
  fixed?: boolean;
  /** Stands after the number ('zł', 'godz.'). */
  suffix?: string;
};
type NumberProps = FieldProps & Shape & { min?: number; max?: number };

/** A number as its field writes it: '1 234,50'. */
function written(value: number, { decimals = 0, fixed, exact }: Shape): string {
  const format = new Intl.NumberFormat('pl', {
    useGrouping: 'always',
    minimumFractionDigits: fixed ? decimals : 0,
    maximumFractionDigits: exact ? 15 : decimals,
  });
  return format.format(value).replace(/\s/g, ' ');
}

/** What was typed or pasted, read as the contract reads it; what is no number stays a text, which the form refuses. */
function readNumber(text: string, { decimals = 0, suffix, exact }: Shape): number | string | null {
  const typed = text.trim();
  // The unit behind the number, whole or half deleted, is no part of it.
  const bare = bareAmount(suffix ? typed.replace(/(?<=\d)\s*[\p{L}.]+$/u, '') : typed);
  if (bare === '') return null;
  const number = Number(bare);
  const isNumber = isBareNumber(bare) && Number.isFinite(number);
  if (!isNumber || (decimals === 2 && isAmbiguousAmount(typed))) return typed;
  return decimals === 2 && !exact ? toHundredths(number) : number;
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number; an emptied field is null. While somebody types, what they typed stands there, so that typing, pasting and
 * sending come to one number; left, it shows the number that was understood.
 */
export function NumberField({ min, max, decimals, fixed, exact, suffix, ...props }: NumberProps) {
  const { value, change, blur, ref, shared } = useField<number | string | null>(props);
  const [typed, setTyped] = useState<string | null>(null);
  const shape = { decimals, fixed, exact, suffix };
  const number = typeof value === 'number' ? written(value, shape) : null;
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || typeof value === 'string') return;
    event.preventDefault();
    const next = Math.max(min ?? -Infinity, Math.min(max ?? Infinity, (value ?? 0) + by));
    setTyped(null);
    change(toHundredths(next));
  };
  return (
    <TextInput
      {...shared}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={typed ?? (number === null ? (value ?? '') : suffix ? `${number} ${suffix}` : number)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        change(readNumber(event.currentTarget.value, shape));
      }}
      onKeyDown={step}
      onBlur={() => {
        setTyped(null);
        blur();
      }}
    />
  );
}

/** Złote with two decimals: '1 234,50 zł'. */
export function MoneyField(props: FieldProps) {
  return <NumberField {...props} min={0} decimals={2} fixed suffix="zł" />;
}
