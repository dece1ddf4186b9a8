import { leaveByBadge } from '@zaplecze/contract/rooms/visits/calls';
import { badgeForm } from '@zaplecze/contract/rooms/visits/lists';
import { useSend } from '../../kit/calls/use-send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { useScanner } from '../../kit/fields/use-scanner.ts';

/** A badge that is scanned while the page is open notes the exit of its guest. */
export function useBadges(): void {
  const leave = useSend(leaveByBadge, {
    onDone: ({ fullName, already }) =>
      toast.success(already ? `${fullName}: wyjście było już zapisane` : `Wyjście: ${fullName}`),
  });
  useScanner((code) => {
    const badge = code.trim().toUpperCase();
    if (badgeForm.test(badge)) leave.mutate({ body: { badge } });
    else toast.error('To nie jest kod identyfikatora gościa.');
  });
}
