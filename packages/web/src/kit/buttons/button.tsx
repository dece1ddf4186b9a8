import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './button.module.css';

export type ButtonLook = {
  /** Filled unless said otherwise: one of a page is. */
  variant?: 'filled' | 'default' | 'light' | 'subtle' | undefined;
  /** 36 px unless said otherwise; `xs` is the one of toolbars. */
  size?: 'compact-xs' | 'compact-sm' | 'xs' | 'sm' | undefined;
  color?: 'gray' | 'red' | undefined;
  leftSection?: ReactNode;
  /** As wide as its place. */
  fullWidth?: boolean;
  className?: string | undefined;
};

type Props = Omit<ComponentPropsWithRef<'button'>, 'color'> & ButtonLook & { loading?: boolean };

/** What a button and a link that looks like one have in common: their attributes and what stands in them. */
export function buttonLook(look: ButtonLook, children: ReactNode) {
  const { variant = 'filled', size = 'sm', color, leftSection, fullWidth, className } = look;
  return {
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-button': size,
    'data-variant': variant,
    'data-color': color,
    'data-wide': fullWidth,
    children: (
      <span className={classes.inner}>
        {leftSection && <span data-button-icon>{leftSection}</span>}
        <span className={classes.label}>{children}</span>
      </span>
    ),
  };
}

/**
 * A button as the first screens have it: Mantine's own costs each of them 8 kB of scripts, for ways of looking
 * that none of them uses. Looks the same.
 */
export function Button({
  variant,
  size,
  color,
  leftSection,
  fullWidth,
  className,
  loading,
  disabled,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      {...buttonLook({ variant, size, color, leftSection, fullWidth, className }, children)}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    />
  );
}
