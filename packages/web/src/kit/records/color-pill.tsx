import type { ReactNode } from 'react';
import classes from './color-pill.module.css';
import { colorVars } from './colors.ts';

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
    <span className={classes.dotted} style={colorVars(color)}>
      <span className={classes.dot} aria-hidden />
      {children !== undefined && <span className={classes.words}>{children}</span>}
    </span>
  );
}

/** Status colours of tasks (TAS-09) and of projects, made fit for small dots. */
const statusColors: Record<number, string> = {
  0: '#ADB5BD',
  1: '#E03131',
  2: '#F2B705',
  9: '#2F9E44',
  10: '#212529',
  31: '#1C7ED6',
};

/**
 * Status as dot + word, never colour alone. `status.color` wins (client statuses bring theirs);
 * otherwise the task and project colours by id; any other id is light grey.
 */
export function StatusDot({
  status,
}: {
  status: { id: number; name: string; color?: string | null };
}) {
  return (
    <ColorDot color={status.color ?? statusColors[status.id] ?? '#ADB5BD'}>{status.name}</ColorDot>
  );
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
