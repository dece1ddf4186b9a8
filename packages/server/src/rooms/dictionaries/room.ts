import {
  type DictionaryKind,
  dictionaries,
  dictionaryKinds,
} from '@zaplecze/contract/rooms/dictionaries/lists';
import type { Db } from '../../kit/database/database.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { dictionaryRoutes } from './dictionaries.routes.ts';
import { countHeaded, handOverDepartments } from './heads.queries.ts';
import { offeredNames } from './import.queries.ts';
import { dictionarySearch } from './search.queries.ts';

const ofEveryKind = <T>(word: (kind: DictionaryKind) => T) =>
  Object.fromEntries(dictionaryKinds.map((kind) => [kind, word(kind)])) as Record<
    DictionaryKind,
    T
  >;
const firstSmall = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/**
 * Lists of words the company chooses from: types, departments, positions, tags. Everybody chooses of them, administrators
 * keep them.
 */
export const dictionariesRoom = room({
  routes: dictionaryRoutes,

  exports: {
    ...ofEveryKind((kind) => exportWhole(`Słownik: ${firstSmall(dictionaries[kind].title)}`)),
    companyDepartment: exportWhole('Działy spółek'),
    province: exportWhole('Województwa (numery TERYT)'),
  },

  search: { dictionary: dictionarySearch },
  work: { departments: { count: countHeaded, handOver: handOverDepartments } },
  importNames: {
    projectType: (db: Db) => offeredNames(db, 'projectType'),
    company: (db: Db) => offeredNames(db, 'company'),
    department: (db: Db) => offeredNames(db, 'department'),
    position: (db: Db) => offeredNames(db, 'position'),
    documentType: (db: Db) => offeredNames(db, 'documentType'),
  },
  personal: {
    ...ofEveryKind(() => companyWords),
    companyDepartment: noTexts,
    province: companyWords,
  },
});
