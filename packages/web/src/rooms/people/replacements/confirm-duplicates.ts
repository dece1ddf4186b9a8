import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Person } from '@zaplecze/contract/rooms/people/calls';
import type { PersonForm } from '@zaplecze/contract/rooms/people/forms';
import { confirm } from '../../../kit/dialogs/confirm.tsx';

type Sent = Partial<Pick<PersonForm, 'replacements' | 'substitutes'>>;
type Known = Pick<Person, 'replacements' | 'substitutes'>;

/** A substitution of the profile's person, in words of the other one and of days. */
const substitutionWords = (
  other: number,
  { dateFrom, dateTo }: { dateFrom: string; dateTo: string },
) => [other, warsawDay(Date.parse(dateFrom)), warsawDay(Date.parse(dateTo))].join(' ');

const doublesIn = (all: string[]) => all.length - new Set(all).size;

/**
 * Asks before a profile gets a substitution that it has already: the same two people and days. It
 * warns, it does not forbid.
 */
export function sureOfDoubles(sent: Sent, known?: Known): boolean | Promise<boolean> {
  const more =
    doublesIn((sent.replacements ?? []).map((one) => substitutionWords(one.replacedUser, one))) >
      doublesIn(
        (known?.replacements ?? []).map((one) => substitutionWords(one.replacedUser.id, one)),
      ) ||
    doublesIn((sent.substitutes ?? []).map((one) => substitutionWords(one.user, one))) >
      doublesIn((known?.substitutes ?? []).map((one) => substitutionWords(one.user.id, one)));
  if (!more) return true;
  return confirm({
    title: 'Takie zastępstwo już istnieje. Zapisać mimo to?',
    text: 'Te same osoby i te same dni są w formularzu dwa razy.',
    danger: false,
  });
}
