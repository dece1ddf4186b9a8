import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { ApiError } from '../calls/api.ts';
import classes from './states.module.css';

/** Something turns while one waits. */
export const Spinner = ({ size = 22 }: { size?: number }) => (
  <span className={classes.spinner} style={{ width: size, height: size }} aria-hidden />
);

/** A quiet wait for what has no known shape (a page being loaded). */
export function Loading() {
  return (
    <div className={classes.loading} role="status" data-alone>
      <Spinner />
      <span className="visually-hidden">Ładowanie…</span>
    </div>
  );
}

/** Says what a list is for and offers the first step. */
export function EmptyState(props: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** It is all that the page shows: its title is the page's heading. */
  heading?: boolean;
}) {
  const Title = props.heading ? 'h1' : 'p';
  return (
    <div className={classes.empty} data-alone>
      <Title className={classes.title}>{props.title}</Title>
      {props.text && <p className={classes.text}>{props.text}</p>}
      {props.action}
    </div>
  );
}

/** What went wrong, in words, with 'Spróbuj ponownie' where `retry` is given. */
export function ErrorState({ error, retry }: { error: unknown; retry?: () => void }) {
  const known = error instanceof ApiError;
  const text = known ? wordsOf(error) : 'Coś poszło nie tak. Spróbuj ponownie.';
  const mendable = !known || ![400, 403, 404].includes(error.status);
  return (
    <div role="alert" className={classes.error} data-alone>
      <IconAlertTriangle size={18} stroke={1.5} className={classes.errorIcon} aria-hidden />
      <div className={classes.errorText}>
        <span>{text}</span>
        {retry && mendable && (
          <Button size="xs" variant="default" onClick={retry}>
            Spróbuj ponownie
          </Button>
        )}
      </div>
    </div>
  );
}

/** A query whose answer is waited for. */
export type QueryState = { error: unknown; refetch: () => unknown };

/** Stands in the place of an answer that is not there: why it failed and a way to read it again, or the shape of what comes. */
export function PendingAnswer({
  answer: { error, refetch },
  shape = <DetailSkeleton />,
}: {
  answer: QueryState;
  shape?: ReactNode;
}) {
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : shape;
}

/** The words of a refused query: a reader cannot correct fields, so the message is shown with them. */
function wordsOf({ message, errors }: ApiError): string {
  return [...new Set(Object.values(errors))].join('. ') || message;
}

/** Grey bars in the shape of a detail page or a form. */
export function DetailSkeleton() {
  return (
    <div role="status" className={classes.skeleton} data-alone>
      <span className="visually-hidden">Ładowanie…</span>
      <div className={classes.bar} style={{ height: 28, width: '40%' }} />
      <div className={classes.bar} style={{ height: 16, width: '60%' }} />
      <div className={classes.bar} style={{ height: 180, marginTop: 8 }} />
      <div className={classes.bar} style={{ height: 120 }} />
    </div>
  );
}
