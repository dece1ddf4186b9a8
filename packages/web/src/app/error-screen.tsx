import { ErrorState } from '../kit/records/states.tsx';

/** Shown in place of a page that failed to draw; the next page starts anew. */
export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  return (
    <div style={{ padding: 24, maxWidth: 640 }}>
      <h1 style={{ marginTop: 0 }}>Nie udało się pokazać strony</h1>
      <ErrorState error={error} retry={reset} />
    </div>
  );
}
