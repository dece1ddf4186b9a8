import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../link.tsx';
import type { Target } from '../use-anchor.ts';
import classes from './record-table.module.css';

/** The name of a row as its link or button; it carries the focus while rows are walked. */
export function Opener({
  target,
  children,
}: {
  target: Target | (() => void) | null | undefined;
  children: ReactNode;
}) {
  if (!target) return children;
  if (typeof target === 'function') {
    return (
      <UnstyledButton className={classes.open} onClick={target} data-row-open>
        {children}
      </UnstyledButton>
    );
  }
  return (
    <AppLink {...target} className={classes.open} row>
      {children}
    </AppLink>
  );
}
