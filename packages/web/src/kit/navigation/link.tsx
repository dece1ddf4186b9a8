import type { ReactNode } from 'react';
import { type ButtonLook, buttonLook } from '../buttons/button.tsx';
import classes from './link.module.css';
import { type Target, useAnchor } from './use-anchor.ts';

/** A link within the product. `quiet`: looks like the text around it until pointed at. */
export function AppLink({
  children,
  quiet,
  className,
  label,
  title,
  newTab,
  row,
  current,
  ...target
}: Target & {
  children: ReactNode;
  quiet?: boolean;
  className?: string;
  label?: string;
  title?: string;
  /** Beside the page that is open, such as a form that is being filled. */
  newTab?: boolean;
  /** The link of a list's row (see Opener): the row's key. */
  row?: string | number;
  /** Of several beside one another, the one whose list is shown. */
  current?: boolean;
}) {
  const { href, ...anchor } = useAnchor(target, { newTab });
  const look = className ?? (quiet ? classes.quiet : classes.link);
  return (
    <a
      href={href}
      {...anchor}
      className={look}
      aria-label={label}
      title={title}
      aria-current={current ? 'page' : undefined}
      data-row-open={row}
    >
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  children,
  to,
  over,
  primary,
  ...look
}: Target & ButtonLook & { children: ReactNode; primary?: boolean }) {
  return (
    <a
      {...useAnchor({ to, over })}
      {...buttonLook(look, children)}
      data-primary={primary || undefined}
    />
  );
}
