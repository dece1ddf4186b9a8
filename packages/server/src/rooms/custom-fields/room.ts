import { customRecords } from '@zaplecze/contract/kit/fields/custom-fields';
import { valueReferences } from '../../kit/custom-fields/references.queries.ts';
import {
  type CustomValuesTable,
  customTables,
  customWords,
} from '../../kit/custom-fields/tables.ts';
import { exportWhole, madeAnew } from '../../kit/exports/table-exports.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { customChangeCrontab, customChangeTasks } from './changes/changes.jobs.ts';
import { customFieldRoutes } from './custom-fields.routes.ts';
import { formulaTasks } from './formulas/formulas.jobs.ts';
import { missingCrontab, missingTasks } from './missing.jobs.ts';

/** Values go out with everything, a table of each kind of record. */
const values = Object.fromEntries(
  customRecords.map((record) => [
    customTables[record].values,
    exportWhole(`Pola własne, wartości: ${customWords(record)}`),
  ]),
) as Record<CustomValuesTable, ReturnType<typeof exportWhole>>;

/**
 * Fields that the company adds to its records: administrators describe them, everybody fills them. Their values are read,
 * written and asked for by the kit (kit/custom-fields), for every room alike.
 */
export const customFieldsRoom = room({
  routes: customFieldRoutes,
  jobs: ({ db }) => [...formulaTasks(db), ...customChangeTasks(db), ...missingTasks(db)],
  clock: [customChangeCrontab, missingCrontab],

  exports: {
    customField: exportWhole('Pola własne'),
    customOption: exportWhole('Pozycje list pól własnych'),
    customScope: exportWhole('Pola własne: czego dotyczą'),
    customUnique: madeAnew,
    customFormula: madeAnew,
    customPart: madeAnew,
    customColumn: madeAnew,
    customChange: exportWhole('Pola własne: zmiany rodzaju i pozycje zdjęte z list'),
    customTouched: madeAnew,
    customKey: exportWhole('Pola własne: klucze, które były'),
    customMissing: madeAnew,
    customMissingStale: madeAnew,
    customTaken: exportWhole('Pola własne: rekordy, którym odebrano pozycję listy'),
    ...values,
  },

  references: valueReferences,
  personal: {
    customField: companyWords,
    customOption: companyWords,
    customScope: noTexts,
    customUnique: noTexts,
    customFormula: noTexts,
    customPart: noTexts,
    customColumn: noTexts,
    customChange: companyWords,
    customTouched: noTexts,
    customKey: companyWords,
    customMissing: noTexts,
    customMissingStale: noTexts,
    customTaken: noTexts,
  },
});
