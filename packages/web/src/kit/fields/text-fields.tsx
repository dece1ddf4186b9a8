import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldProps, useField } from '../forms/form-context.tsx';

/**
 * Longer than the field takes, in words: what was pasted stays whole to be shortened, where a browser's own limit would
 * cut it without a word.
 */
export function tooLong(
  value: string | null | undefined,
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  const length = value?.length ?? 0;
  return length > most ? `Najwyżej ${most} znaków, a jest ${length}` : undefined;
}

type TextProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Signs that it takes, of which it tells; the contract refuses more. */
  maxLength?: number;
  /** Signs after which it takes no more: of a code whose length everybody knows. */
  endsAt?: number;
  autoComplete?: string;
  placeholder?: string;
  /** Something at the right end, such as a copy button. */
  end?: ReactNode;
  autoFocus?: boolean;
};

export function TextField({
  type = 'text',
  maxLength,
  endsAt,
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
      error={tooLong(value, maxLength) ?? shared.error}
      maxLength={endsAt}
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
      error={tooLong(value, maxLength) ?? shared.error}
      resize="vertical"
      value={value ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
    />
  );
}
