import { type Address, addressOf } from '@zaplecze/contract/addresses';
import type { Decision } from '../../notifications/index.ts';
import { createActionLink } from '../../session/index.ts';
import { awaitingOf } from './acceptance.queries.ts';

/** How long a link of a letter or a push works. */
const linkDays = 14;

/** The token stands behind `#`: neither our server, nor one before it, nor the next page is told of it. */
const withToken = (page: Address, token: string) => `${page}#${token}` as Address;

/** What the notices of a done issue ask its orderer, who alone accepts (ISS-32): whoever stands in is only told. */
export const acceptance: Decision = {
  waiting: awaitingOf,
  links: async (db, person, { id, round, place }) => {
    if (!(await awaitingOf(db, person, [{ id, round }])).has(id)) return null;
    const link = { purpose: 'issueAcceptance', record: id, round, place, days: linkDays } as const;
    const token = await createActionLink(db, person, link);
    return {
      acts: [
        { key: 'accept', label: 'Akceptuję', address: withToken(addressOf('acceptance'), token) },
        {
          key: 'return',
          label: 'Zwracam',
          address: withToken(addressOf('acceptance', { return: '1' }), token),
        },
      ],
      note: `Bez logowania, po potwierdzeniu. Odnośniki są tylko dla Ciebie: nie przekazuj ich dalej. Działają raz, przez ${linkDays} dni.`,
    };
  },
};
