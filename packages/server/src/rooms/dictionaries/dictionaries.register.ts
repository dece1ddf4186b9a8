import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { dictionarySearch } from './search.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const dictionaryRegister = {
  search: { dictionary: dictionarySearch },
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
};
