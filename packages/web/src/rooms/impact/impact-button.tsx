import { Button } from '@mantine/core';
import { useLeaving } from '../../kit/dialogs/modal.tsx';
import { openImpact } from './open-impact.ts';

/** What waits in a saved absence, for who wants to settle it now; `onOpen` closes the dialog that it stands in. */
export function ImpactButton({ absence, onOpen }: { absence: number; onOpen: () => void }) {
  const leave = useLeaving();
  const open = () => {
    onOpen();
    void openImpact(absence, { asked: true });
  };
  return (
    <Button variant="subtle" onClick={() => leave(open)}>
      Skutki nieobecności
    </Button>
  );
}
