import { exported } from '../../kit/exports/table-exports.ts';
import { companyWords } from '../../kit/records/personal.ts';
import { caseTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const rodoRegister = {
  exports: {
    agreementWording: exported('Wersje treści typów zgód'),
    personalCase: exported('Sprawy RODO'),
    personalCaseStep: exported('Protokoły spraw RODO'),
    disclosure: exported('Udostępnienia danych osób'),
    processingActivity: exported('Czynności przetwarzania'),
  },

  personal: {
    ...caseTexts,
    agreementWording: companyWords,
    processingActivity: companyWords,
  },
};
