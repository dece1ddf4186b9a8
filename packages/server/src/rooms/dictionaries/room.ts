import type { Db } from '../../kit/database/database.ts';
import { exported } from '../../kit/exports/table-exports.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { dictionaryRoutes } from './dictionaries.routes.ts';
import { offeredNames } from './import.queries.ts';
import { dictionarySearch } from './search.queries.ts';

/**
 * Lists of words the company chooses from: types, departments, positions, tags. Everybody chooses of them, administrators
 * keep them.
 */
export const dictionariesRoom = room({
  routes: dictionaryRoutes,

  exports: {
    agreementType: exported('Słownik: typy zgód'),
    calendarType: exported('Słownik: typy wpisów kalendarza'),
    company: exported('Słownik: spółki'),
    companyDepartment: exported('Działy spółek'),
    department: exported('Słownik: działy'),
    documentType: exported('Słownik: typy dokumentów'),
    knowledgeBaseType: exported('Słownik: typy wpisów bazy wiedzy'),
    position: exported('Słownik: stanowiska'),
    projectType: exported('Słownik: typy usług'),
    province: exported('Województwa (numery TERYT)'),
    receptionType: exported('Słownik: typy przesyłek'),
    refusalReason: exported('Słownik: powody odmowy'),
    tag: exported('Słownik: tagi'),
    taskType: exported('Słownik: typy zadań'),
  },

  search: { dictionary: dictionarySearch },
  importNames: {
    projectType: (db: Db) => offeredNames(db, 'projectType'),
    company: (db: Db) => offeredNames(db, 'company'),
    department: (db: Db) => offeredNames(db, 'department'),
    position: (db: Db) => offeredNames(db, 'position'),
    documentType: (db: Db) => offeredNames(db, 'documentType'),
  },
  personal: {
    agreementType: companyWords,
    calendarType: companyWords,
    company: companyWords,
    companyDepartment: noTexts,
    department: companyWords,
    documentType: companyWords,
    knowledgeBaseType: companyWords,
    position: companyWords,
    projectType: companyWords,
    province: companyWords,
    receptionType: companyWords,
    refusalReason: companyWords,
    tag: companyWords,
    taskType: companyWords,
  },
});
