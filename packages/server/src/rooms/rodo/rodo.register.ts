import { companyWords } from '../../kit/records/personal.ts';
import { caseTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const rodoRegister = {
  personal: {
    ...caseTexts,
    agreementWording: companyWords,
    processingActivity: companyWords,
  },
};
