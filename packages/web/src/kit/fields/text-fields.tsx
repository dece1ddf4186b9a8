import { NumberInput, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { bareAmount, toHundredths } from '@zaplecze/contract/kit/values/amounts';
import type { ClipboardEvent, ReactNode } from 'react';
import { type FieldProps, useField } from '../forms/form-context.tsx';

type TextProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url';
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string;
  /** Something at the right end, such as a copy button. */
  end?: ReactNode;
  autoFocus?: boolean;
};

export function TextField({
  type = 'text',
  maxLength,
  autoComplete = 'off',
  placeholder,
  end,
  autoFocus,
  ...props
}: TextProps) {
  const { value, change, blur, ref, shared } = useField<string>(props);
  return (
    <TextInput
      {...shared}
      ref={ref}
      type={type}
      maxLength={maxLength}
      autoComplete={autoComplete}
      placeholder={placeholder}
      rightSection={end}
      data-autofocus={autoFocus || undefined}
      value={value ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
    />
  );
}

export function PasswordField({
  autoComplete,
  autoFocus,
  ...props
}: FieldProps & { autoComplete: string; autoFocus?: boolean }) {
  const { value, change, blur, ref, shared } = useField<string>(props);
  return (
    <PasswordInput
      {...shared}
      ref={ref}
      autoComplete={autoComplete}
      data-autofocus={autoFocus || undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Pokaż hasło', tabIndex: 0 }}
      value={value ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
    />
  );
}

/** Four rows, growing with what is written. */
export function TextAreaField({
  rows = 4,
  maxLength,
  ...props
}: FieldProps & { rows?: number; maxLength?: number }) {
  const { value, change, blur, ref, shared } = useField<string>(props);
  return (
    <Textarea
      {...shared}
      ref={ref}
      rows={rows}
      maxLength={maxLength}
      resize="vertical"
      value={value ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
    />
  );
}

type NumberProps = FieldProps & {
  min?: number;
  max?: number;
  decimals?: number;
  /** Shows all its decimals, as money does. */
  fixed?: boolean;
  /** Stands after the number ('zł', 'godz.'). */
  suffix?: string;
};

/**
 * What is pasted over all of a field, read as the contract reads amounts: '1.234,50 zł' and halves of a grosz, which the
 * field's own signs would cut. Null leaves the pasting to the field.
 */
function pasted({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): number | null {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const typed = value.replace(/[^\d,]+$/, '');
  if ((selectionEnd ?? 0) - (selectionStart ?? 0) < typed.length) return null;
  const bare = bareAmount(clipboardData.getData('text'));
  return /^-?\d+(\.\d+)?$/.test(bare) ? toHundredths(Number(bare)) : null;
}

/** A number; an emptied field is null. */
export function NumberField({ min, max, decimals = 0, fixed, suffix, ...props }: NumberProps) {
  const { value, change, blur, ref, shared } = useField<number | null>(props);
  return (
    <NumberInput
      {...shared}
      ref={ref}
      min={min}
      max={max}
      decimalScale={decimals}
      fixedDecimalScale={fixed}
      allowDecimal={decimals > 0}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      thousandSeparator={' '}
      suffix={suffix ? ` ${suffix}` : undefined}
      clampBehavior="none"
      hideControls
      onPaste={(event) => {
        const amount = decimals > 0 ? pasted(event) : null;
        if (amount === null) return;
        event.preventDefault();
        change(amount);
      }}
      value={value ?? ''}
      onChange={(next) => change(next === '' ? null : Number(next))}
      onBlur={blur}
    />
  );
}

/** Złote with two decimals: '1 234,50 zł'. */
export function MoneyField(props: FieldProps) {
  return <NumberField {...props} min={0} decimals={2} fixed suffix="zł" />;
}
