import { addressOf } from '@zaplecze/contract/addresses';
import { guestAnswers } from '@zaplecze/contract/rooms/visits/lists';
import type { Decision } from '../notifications/index.ts';
import { replacedBy } from '../people/index.ts';
import { waitingGuests } from './visits.queries.ts';

/** What the notice of a guest asks: whether somebody is coming. Its links open the guest's page, which needs a session. */
export const hostAnswer: Decision = {
  waiting: async (db, person, awaited) => {
    const waiting = await waitingGuests(
      db,
      awaited.map(({ id }) => id),
    );
    const replaced = waiting.some(({ host }) => host !== person)
      ? await replacedBy(db, person)
      : [];
    const own = waiting.filter(({ host }) => host === person || replaced.includes(host));
    return new Map(own.map(({ id, version, answer }) => [id, { version, answer }]));
  },
  links: async (db, person, { id }) => {
    const pending = await hostAnswer.waiting(db, person, [{ id, round: 0 }]);
    if (!pending.has(id)) return null;
    return {
      acts: guestAnswers.map(({ id: key, name }) => ({
        key,
        label: name,
        address: addressOf('guest', { id }, { answer: key }),
      })),
      note: 'Odpowiedź od razu zobaczy recepcja.',
    };
  },
};
