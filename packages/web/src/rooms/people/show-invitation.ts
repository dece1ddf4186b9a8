import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import type { invitePerson } from '@zaplecze/contract/rooms/people/calls';
import { toast } from '../../kit/dialogs/toast.ts';

/** What became of an invitation: without a mail server nothing was sent, and an administrator gets the link to hand over. */
export function showInvitation({ stored, link }: Answer<typeof invitePerson>): void {
  const words = 'Zaproszenie zapisane, nie wysłane: nie ma serwera poczty.';
  if (!stored) toast.success('Zaproszenie wysłane');
  else if (!link) toast.info(`${words} Poproś administratora o odnośnik.`);
  else {
    toast.offer(words, {
      label: 'Kopiuj odnośnik',
      run: () => void navigator.clipboard.writeText(link),
    });
  }
}
