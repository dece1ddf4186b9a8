import type { ReactNode } from 'react';
import classes from './color-pill.module.css';
import { colorVars } from './colors.ts';
import { isOfWork, StatusMark } from './marks/status-mark.tsx';

/** A tinted pill in a dictionary's colour, its text always readable; null is grey. */
export function ColorPill({
  color,
  children,
}: {
  color: string | null | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classes.pill} style={colorVars(color)}>
      {children}
    </span>
  );
}

/** A dot in a dictionary's colour before words. */
export function ColorDot({
  color,
  children,
}: {
  color: string | null | undefined;
  children?: ReactNode;
}) {
  return (
    <span className={classes.dotted} data-color style={colorVars(color)}>
      <span className={classes.dot} aria-hidden />
      {children !== undefined && <span className={classes.words}>{children}</span>}
    </span>
  );
}

/**
 * Status as mark + word, never colour alone. Work has its shapes (marks/status-mark.tsx); any other brings `color` for its dot,
 * light grey without.
 */
export function StatusDot({
  status,
}: {
  status: { id: number | string; name: string; color?: string | null };
}) {
  return (
    <span className={classes.dotted}>
      <StatusSign status={status} />
      <span className={classes.words}>{status.name}</span>
    </span>
  );
}

/** The sign of a status alone, where its word stands beside it already. */
export function StatusSign({ status }: { status: { name: string; color?: string | null } }) {
  if (isOfWork(status.name)) return <StatusMark status={status.name} />;
  return <span className={classes.dot} style={colorVars(status.color ?? '#ADB5BD')} aria-hidden />;
}

/** Several tags in one line, the rest counted. */
export function TagLine({
  tags,
  most = 3,
}: {
  tags: { id: number; name: string; color?: string | null }[];
  most?: number;
}) {
  const rest = tags.length - most;
  return (
    <span className={classes.tags}>
      {tags.slice(0, most).map((tag) => (
        <ColorPill key={tag.id} color={tag.color}>
          {tag.name}
        </ColorPill>
      ))}
      {rest > 0 && (
        <span
          className={classes.more}
          title={tags
            .slice(most)
            .map((tag) => tag.name)
            .join(', ')}
        >
          +{rest}
        </span>
      )}
    </span>
  );
}
