import { addressOf } from '@zaplecze/contract/addresses';
import { LinkButton } from '../kit/navigation/link.tsx';
import { usePageTitle } from '../kit/navigation/use-page-title.ts';
import { EmptyState } from '../kit/records/states.tsx';

export function Forbidden() {
  usePageTitle('Brak uprawnień');
  return (
    <EmptyState
      heading
      title="Brak uprawnień"
      text="Ta strona jest dostępna dla innych ról. Jeśli potrzebujesz dostępu, poproś administratora."
      action={<LinkButton to={addressOf('home')}>Przejdź do strony głównej</LinkButton>}
    />
  );
}

export function NotFound() {
  usePageTitle('Nie znaleziono strony');
  return (
    <EmptyState
      heading
      title="Nie ma takiej strony"
      text="Adres może być nieaktualny albo zawierać literówkę (błąd 404)."
      action={<LinkButton to={addressOf('home')}>Przejdź do strony głównej</LinkButton>}
    />
  );
}
