import { nipChecksumOk } from '@zaplecze/contract/kit/fields/company-numbers';
import { sentence } from '@zaplecze/contract/kit/values/words';
import { similarClients } from '@zaplecze/contract/rooms/clients/merging/calls';
import { call } from '../../../kit/calls/api.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';

export const wrongChecksum = 'Suma kontrolna tego numeru NIP się nie zgadza: sprawdź cyfry.';

type Typed = {
  nip?: string | undefined;
  name?: string | undefined;
  city?: string | undefined;
  postalCode?: string | undefined;
};

/**
 * Asks before a client with a doubtful NIP, or one that looks like another, is saved (CLI-40, CLI-112: it warns and asks,
 * it does not forbid). True when there is no doubt, or the person is sure.
 */
export async function sureOfClient(typed: Typed, except?: number): Promise<boolean> {
  const { nip, name, city, postalCode } = typed;
  const query = { nip, name: name?.slice(0, 100), city, postalCode, except };
  const { list } = await call(similarClients, { query });
  const namesOf = (some: typeof list) => some.map((one) => one.name).join(', ');
  const same = list.filter(({ sameNip }) => sameNip);
  const alike = list.filter(({ sameNip }) => !sameNip);
  const doubts = [
    ...(nip === undefined || nipChecksumOk(nip) ? [] : [wrongChecksum]),
    ...(same.length > 0 ? [sentence(`Ten NIP jest już w bazie: ${namesOf(same)}`)] : []),
    ...(alike.length > 0 ? [sentence(`Podobny klient jest już w bazie: ${namesOf(alike)}`)] : []),
  ];
  if (doubts.length === 0) return true;
  return confirm({
    title: alike.length > 0 ? 'Zapisać tego klienta?' : 'Zapisać z tym numerem NIP?',
    text: doubts.join(' '),
    danger: false,
  });
}
