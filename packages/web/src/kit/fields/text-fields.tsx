import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
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
