import { customTexts } from '../../kit/custom-fields/personal.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { fixedNames } from '../../kit/imports/record-import.ts';
import { companyWords, noTexts, staffOnly } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { everybody } from '../files/index.ts';
import type { EmploymentEnd, EmploymentStart } from './employment.ts';
import { peopleNames } from './import.queries.ts';
import type { AccountWork } from './leaving/work.ts';
import { peopleTasks } from './people.jobs.ts';
import type { OfMenu } from './people.queries.ts';
import { peopleRoutes } from './people.routes.ts';
import { personImport, roleChoices } from './people-import.ts';
import { staffRecords } from './personal.queries.ts';
import { programRoutes } from './programs/programs.routes.ts';
import type { SubstitutePresence } from './replacements/bounds.ts';
import { peopleSearch } from './search.queries.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** The work of an account, which others take over when its person leaves. */
    work: AccountWork;
    /** What is kept of somebody new besides. */
    employmentStart: EmploymentStart;
    /** The last day of somebody who leaves. */
    employmentEnd: EmploymentEnd;
    /** What the answer of who is signed in carries of other rooms. */
    menu: OfMenu;
    /** Whether substitutes can be there, and who is there for them. */
    presence: SubstitutePresence;
  }
}

/** Who works here: accounts, roles, substitutions, programs and leaving. Everybody sees colleagues, administrators keep them. */
export const peopleRoom = room({
  routes: ({ work, employmentStart, employmentEnd, menu, addresses, presence }) => [
    ...peopleRoutes({
      ...{ work, employmentStart, employmentEnd, presence },
      ...{ menu, addresses: addresses.calendars },
    }),
    ...programRoutes,
  ],
  jobs: ({ db }, { presence }) => peopleTasks(db, presence),

  exports: {
    person: exportWhole('Pracownicy, także byli', { passwordHash: 'hasło' }),
    personSetting: exportWhole('Ustawienia osób'),
    program: exportWhole('Programy: konta innych systemów'),
    replacement: exportWhole('Zastępstwa'),
  },

  imports: { person: personImport },
  importNames: { people: (db: Db) => peopleNames(db), role: fixedNames(roleChoices) },
  search: { person: peopleSearch },
  files: { person: { read: everybody, clients: null } },
  personal: {
    person: staffOnly,
    // What is noted of colleagues may name others: whom to call when something happens.
    ...customTexts('person', staffRecords),
    // Searches and filters that somebody last looked with.
    personSetting: { copies: { json: ['value'], besides: ['key'] } },
    program: companyWords,
    replacement: noTexts,
  },
});
