import { Button } from '@mantine/core';
import { LinkButton } from '../kit/link.tsx';
import { EmptyState } from '../kit/states.tsx';
import { usePageTitle } from '../kit/use-page-title.ts';

export function Forbidden() {
  usePageTitle('Brak uprawnień');
  return (
    <>
      <h1 className="visually-hidden">Brak uprawnień</h1>
      <EmptyState
        title="Brak uprawnień"
        text="Ta strona jest dostępna dla innych ról. Jeśli potrzebujesz dostępu, poproś administratora."
        action={<LinkButton to="/">Przejdź do strony głównej</LinkButton>}
      />
    </>
  );
}

export function NotFound() {
  usePageTitle('Nie znaleziono strony');
  return (
    <>
      <h1 className="visually-hidden">404: nie znaleziono strony</h1>
      <EmptyState
        title="Nie ma takiej strony"
        text="Adres może być nieaktualny albo zawierać literówkę (błąd 404)."
        action={<LinkButton to="/">Przejdź do strony głównej</LinkButton>}
      />
    </>
  );
}

/** Other paths under a group that has no list of its own (/admin/*, /team/*). */
export function Fallback() {
  return (
    <>
      <h1 className="visually-hidden">Nie ma takiego ekranu</h1>
      <EmptyState
        title="Nie ma takiego ekranu"
        text="Wybierz ekran z menu po lewej stronie."
        action={
          <Button variant="default" onClick={() => history.back()}>
            Wróć
          </Button>
        }
      />
    </>
  );
}
