import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { invitePerson } from '@zaplecze/contract/rooms/people/calls';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { formatDay } from '../../kit/records/format.ts';

const notSent = 'zaproszenie zapisane, nie wysłane: nie ma serwera poczty';
const ask = 'Poproś administratora o odnośnik.';
const copy = 'Kopiuj odnośnik';
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What became of an invitation: without a mail server nothing was sent, and an administrator gets the link to hand over. */
export function showInvitation({ stored, link }: Answer<typeof invitePerson>): void {
  const words = `${capital(notSent)}.`;
  if (!stored) toast.success('Zaproszenie wysłane');
  else if (!link) toast.info(`${words} ${ask}`);
  else toast.offer(words, { label: copy, run: () => void navigator.clipboard.writeText(link) });
}

/** Tells that an account is back, and that its person's employment is not, whose last day was written as it was closed. */
export function tellRestored(
  done: string,
  { ended, ...invited }: { id: number; stored: boolean; ended: string | null; isAdmin: boolean },
): void {
  tellInvited(done, invited);
  if (ended)
    toast.info(
      `Ostatni dzień pracy tej osoby to ${formatDay(ended)}. Jeśli wraca, zapisz nowy okres zatrudnienia w „Urlopy i salda”.`,
    );
}

/**
 * Tells that somebody has an account now, or again, and what became of their invitation. `isAdmin`: of who reads it; only then is
 * there a link to hand over.
 */
export function tellInvited(
  done: string,
  { id, stored, isAdmin }: { id: number; stored: boolean; isAdmin: boolean },
): void {
  if (!stored) toast.success(`${done}; zaproszenie jest w drodze`);
  else if (!isAdmin) toast.info(`${done}; ${notSent}. ${ask}`);
  else
    toast.offer(`${done}; ${notSent}.`, {
      label: copy,
      run: () =>
        void call(invitePerson, { params: { id } }).then(
          ({ link }) => link && void navigator.clipboard.writeText(link),
          report,
        ),
    });
}
