import { addressOf } from '@zaplecze/contract/addresses';
import { LinkButton } from '../kit/navigation/link.tsx';
import { EmptyState } from '../kit/records/states.tsx';

/** Other paths under a group that has no list of its own (/admin/*, /team/*). */
export function Fallback() {
  return (
    <EmptyState
      heading
      title="Nie ma takiego ekranu"
      text="Wybierz ekran z menu po lewej stronie."
      action={<LinkButton to={addressOf('home')}>Przejdź do strony głównej</LinkButton>}
    />
  );
}
