import { valueReferences } from '../../kit/custom-fields/references.queries.ts';
import { exportWhole, madeAnew } from '../../kit/exports/table-exports.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { customFieldRoutes } from './custom-fields.routes.ts';
import { personalValues } from './personal.queries.ts';

/**
 * Fields that the company adds to its records: administrators describe them, everybody fills them. Their values are read,
 * written and asked for by the kit (kit/custom-fields), for every room alike.
 */
export const customFieldsRoom = room({
  routes: customFieldRoutes,

  exports: {
    customField: exportWhole('Pola własne'),
    customOption: exportWhole('Pozycje list pól własnych'),
    customScope: exportWhole('Pola własne: czego dotyczą'),
    customUnique: madeAnew,
    clientCustom: exportWhole('Pola własne klientów: wartości'),
    projectCustom: exportWhole('Pola własne projektów: wartości'),
    issueCustom: exportWhole('Pola własne zgłoszeń: wartości'),
    offerCustom: exportWhole('Pola własne ofert: wartości'),
    documentCustom: exportWhole('Pola własne dokumentów: wartości'),
  },

  references: valueReferences,
  personal: {
    customField: companyWords,
    customOption: companyWords,
    customScope: noTexts,
    customUnique: noTexts,
    ...personalValues,
  },
});
