import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './link.module.css';

type Search = Record<string, unknown>;

/** Where a link leads: a path of the route table with its `$params` and search. */
export type Target = { to: string; params?: Record<string, string | number>; search?: Search };

function propsOf({ to, params, search }: Target) {
  return {
    to,
    search: search ?? {},
    params: params
      ? Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
      : undefined,
  } as { to: string };
}

/** What the router's `navigate` takes for a target. */
export const toNavigate = propsOf;

/** A link within the product. `quiet`: looks like the text around it until pointed at. */
export function AppLink({
  children,
  quiet,
  className,
  label,
  newTab,
  row,
  current,
  ...target
}: Target & {
  children: ReactNode;
  quiet?: boolean;
  className?: string;
  label?: string;
  /** Beside the page that is open, such as a form that is being filled. */
  newTab?: boolean;
  /** The link of a list's row (see Opener). */
  row?: boolean;
  /** Of several beside one another, the one whose list is shown. */
  current?: boolean;
}) {
  const look = className ?? (quiet ? classes.quiet : classes.link);
  return (
    <Link
      {...propsOf(target)}
      className={look}
      aria-label={label}
      target={newTab ? '_blank' : undefined}
      data-row-open={row || undefined}
      {...(current !== undefined && { 'aria-current': current ? 'page' : undefined })}
    >
      {children}
    </Link>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  children,
  to,
  params,
  search,
  primary,
  ...look
}: Target & Omit<ButtonProps, 'component'> & { children: ReactNode; primary?: boolean }) {
  return (
    <Button
      component={Link as unknown as 'a'}
      {...look}
      data-primary={primary || undefined}
      {...propsOf({ to, params, search })}
    >
      {children}
    </Button>
  );
}
