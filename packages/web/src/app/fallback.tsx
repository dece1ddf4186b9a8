import { addressOf, type PlainPage } from '@zaplecze/contract/addresses';
import { useMay } from '../kit/calls/session.ts';
import { LinkButton } from '../kit/navigation/link.tsx';
import { EmptyState } from '../kit/records/states.tsx';
import { screens } from './rooms.ts';

/** Other paths under a group that has no list of its own (/admin/*, /team/*). `near`: the screen that leads to its others. */
export function Fallback({ near }: { near: PlainPage }) {
  const { title, allow } = screens[near];
  const may = useMay(allow);
  return (
    <EmptyState
      heading
      title="Nie ma takiego ekranu"
      text="Pod tym adresem nic nie ma. Ekrany, które masz, są w menu."
      action={
        <LinkButton to={addressOf(may ? near : 'home')}>
          {may ? title : 'Przejdź do strony głównej'}
        </LinkButton>
      }
    />
  );
}
