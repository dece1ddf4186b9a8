import { Button } from '@mantine/core';
import { openDocs } from '../../kit/calls/open-docs.ts';
import { usePageTitle } from '../../kit/navigation/use-page-title.ts';
import { EmptyState } from '../../kit/records/states.tsx';

/** The way to the description of the API, which is a page of its own that knows no session. */
export function ApiPage() {
  usePageTitle('Opis API');
  return (
    <>
      <h1 className="visually-hidden">Opis API</h1>
      <EmptyState
        title="Opis API"
        text="Wszystkie wywołania systemu dla programów, które mają z nim współpracować."
        action={<Button onClick={() => void openDocs()}>Otwórz opis API</Button>}
      />
    </>
  );
}
