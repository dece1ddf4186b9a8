import type { Db } from '../../kit/database/database.ts';
import { exported } from '../../kit/exports/table-exports.ts';
import { fixedNames } from '../../kit/imports/record-import.ts';
import { companyWords, noTexts, staffOnly } from '../../kit/records/personal.ts';
import { everybody } from '../files/index.ts';
import { peopleNames } from './import.queries.ts';
import { personImport, roleChoices } from './people-import.ts';
import { peopleSearch } from './search.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const peopleRegister = {
  exports: {
    person: exported('Pracownicy, także byli', { passwordHash: 'hasło' }),
    personSetting: exported('Ustawienia osób'),
    program: exported('Programy: konta innych systemów'),
    replacement: exported('Zastępstwa'),
  },

  imports: { person: personImport },
  importNames: { people: (db: Db) => peopleNames(db), role: fixedNames(roleChoices) },
  search: { person: peopleSearch },
  files: { person: { read: everybody, clients: null } },
  personal: {
    person: staffOnly,
    // Searches and filters that somebody last looked with.
    personSetting: { copies: { json: ['value'], besides: ['key'] } },
    program: companyWords,
    replacement: noTexts,
  },
};
