import { companyWords, noTexts, staffOnly } from '../../kit/records/personal.ts';
import { everybody } from '../files/index.ts';
import { peopleSearch } from './search.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const peopleRegister = {
  search: { person: peopleSearch },
  files: { person: { read: everybody, clients: null } },
  personal: {
    person: staffOnly,
    personSetting: staffOnly,
    program: companyWords,
    replacement: noTexts,
  },
};
