import { Button } from '@mantine/core';
import { docsPath, exportTicket } from '@zaplecze/contract/kit/export';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/use-api.ts';
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
        action={<Button onClick={() => void open()}>Otwórz opis API</Button>}
      />
    </>
  );
}

async function open() {
  try {
    const { path } = await call(exportTicket, { body: { path: docsPath } });
    window.location.assign(path);
  } catch (error) {
    report(error, () => void open());
  }
}
