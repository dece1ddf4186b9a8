import {
  type ClientReferences,
  movedLinks,
  movedRows,
} from '../../../kit/records/client-references.ts';

const followsPerson = { stays: 'contact persons are moved with their numbers' };

/** What becomes of this room's own tables when two clients are made one. */
export const references: ClientReferences = {
  'clientPerson.client': movedRows('clientPerson', [
    'osoba kontaktowa',
    'osoby kontaktowe',
    'osób kontaktowych',
  ]),
  'clientAgreement.client': movedRows('clientAgreement', ['zgoda', 'zgody', 'zgód']),
  'clientAgreement.person': followsPerson,
  'clientService.client': movedLinks('clientService', {
    ...{ column: 'user', of: 'person', needed: true },
    words: ['opiekun', 'opiekunów', 'opiekunów'],
  }),
  'clientProjectType.client': movedLinks('clientProjectType', {
    ...{ column: 'projectType', of: 'projectType' },
    words: ['usługa', 'usługi', 'usług'],
  }),
  'clientTag.client': movedLinks('clientTag', {
    ...{ column: 'tag', of: 'tag' },
    words: ['tag', 'tagi', 'tagów'],
  }),
  'clientContact.client': { stays: 'the later of both is kept, by the merging itself' },
  'clientDistinct.one': { stays: 'kept with the client’s row, for when it is there again' },
  'clientDistinct.other': { stays: 'as `clientDistinct.one`' },
  'clientTwin.client': {
    stays: 'whoever shares the NIP is asked anew; a night takes out what is no client',
  },
  'clientMerge.client': { stays: 'what was merged, a client no more' },
  'clientMerge.into': { stays: 'chains are followed' },
};
