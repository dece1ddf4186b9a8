import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { type Allow, allows } from '@zaplecze/contract/permissions';
import { useMay, useMe } from '../kit/calls/session.ts';
import { LinkButton } from '../kit/navigation/link.tsx';
import { usePageTitle } from '../kit/navigation/use-page-title.ts';
import { EmptyState } from '../kit/records/states.tsx';

/** What stands in the place of a page: one's role does not open it, or the company does not use it. */
export function NoPage({ allow, title }: { allow: Allow; title: string }) {
  return allows(allow, useMe().flags) ? <UnusedPage /> : <Forbidden allow={allow} title={title} />;
}

const whose: Partial<Record<Allow, string>> = {
  manager: 'kierowników i administratorów',
  admin: 'administratorów',
  reception: 'recepcji i administratorów',
};

function Forbidden({ allow, title }: { allow: Allow; title: string }) {
  usePageTitle('Brak uprawnień');
  return (
    <EmptyState
      heading
      title="Brak uprawnień"
      text={`Ekran „${title}” jest dla ${whose[allow] ?? 'innych osób'}. Jeśli jest Ci potrzebny, poproś administratora o dostęp.`}
      action={<LinkButton to={addressOf('home')}>Przejdź do strony głównej</LinkButton>}
    />
  );
}

/** A page of a part that the company does not use; who may switch it on is led there. */
function UnusedPage() {
  usePageTitle('Część wyłączona');
  const isAdmin = useMay('admin');
  return (
    <EmptyState
      heading
      title="Firma nie używa tej części"
      text={
        isAdmin
          ? 'Jej dane zostały na swoim miejscu. Można ją włączyć w Ustawieniach.'
          : 'Jej dane zostały na swoim miejscu. Włączyć ją może administrator.'
      }
      action={
        isAdmin ? (
          <LinkButton to={`${addressOf('settings')}#parts` as Address}>Używane części</LinkButton>
        ) : (
          <LinkButton to={addressOf('home')}>Przejdź do strony głównej</LinkButton>
        )
      }
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
