import type { Db } from '../../kit/database/database.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
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
    agreementType: exportWhole('Słownik: typy zgód'),
    calendarType: exportWhole('Słownik: typy wpisów kalendarza'),
    company: exportWhole('Słownik: spółki'),
    companyDepartment: exportWhole('Działy spółek'),
    department: exportWhole('Słownik: działy'),
    documentType: exportWhole('Słownik: typy dokumentów'),
    knowledgeBaseType: exportWhole('Słownik: typy wpisów bazy wiedzy'),
    position: exportWhole('Słownik: stanowiska'),
    projectType: exportWhole('Słownik: typy usług'),
    province: exportWhole('Województwa (numery TERYT)'),
    receptionType: exportWhole('Słownik: typy przesyłek'),
    refusalReason: exportWhole('Słownik: powody odmowy'),
    tag: exportWhole('Słownik: tagi'),
    taskType: exportWhole('Słownik: typy zadań'),
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
