import { exportWhole } from '../../kit/exports/table-exports.ts';
import { companyWords, copiesOf, textsOf } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { countOpenCases, handOverCases } from './cases/handover.queries.ts';
import { caseTexts } from './personal.queries.ts';
import { rodoCrontab, rodoTasks } from './rodo.jobs.ts';
import { rodoRoutes } from './rodo.routes.ts';

/**
 * Personal data of people outside the company: what is held, requests of people, forgetting, registers of processing. For
 * whoever answers for personal data.
 */
export const rodoRoom = room({
  routes: (house) => rodoRoutes(textsOf(house.personal), copiesOf(house.personal)),
  jobs: ({ db }) => rodoTasks(db),
  clock: [rodoCrontab],

  work: { cases: { count: countOpenCases, handOver: handOverCases } },

  exports: {
    agreementWording: exportWhole('Wersje treści typów zgód'),
    personalCase: exportWhole('Sprawy RODO'),
    personalCaseStep: exportWhole('Protokoły spraw RODO'),
    disclosure: exportWhole('Udostępnienia danych osób'),
    processingActivity: exportWhole('Czynności przetwarzania'),
  },

  personal: {
    ...caseTexts,
    agreementWording: companyWords,
    processingActivity: companyWords,
  },
});
