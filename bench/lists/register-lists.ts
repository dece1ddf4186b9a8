import { listLetters } from '@zaplecze/contract/rooms/letters/calls';
import { letterStatuses } from '@zaplecze/contract/rooms/letters/lists';
import { listCases } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { listActivities } from '@zaplecze/contract/rooms/rodo/registers/activities/table';
import { listConsents, listDisclosures } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { listAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import { infoOf, type List, people } from './list.ts';

const peopleTexts = 'select "lastName" as text from person order by id limit 500';
const clientTexts = 'select name as text from client where id % 100 = 0 order by id limit 2000';

/** Lists that are short in most companies: registers of the front door, of personal data, of letters. */
export const registers = {
  announced: {
    name: 'Zapowiedzeni goście',
    endpoint: listAnnounced,
    info: infoOf(listAnnounced),
    texts: peopleTexts,
    pages: 2,
  },
  cases: {
    name: 'Wnioski osób',
    endpoint: listCases,
    info: infoOf(listCases),
    texts: peopleTexts,
    own: { handler: people },
    pages: 2,
  },
  consents: {
    name: 'Rejestr zgód',
    endpoint: listConsents,
    info: infoOf(listConsents),
    texts: clientTexts,
    own: { type: 'select id from "agreementType" order by id' },
  },
  disclosures: {
    name: 'Udostępnienia danych',
    endpoint: listDisclosures,
    info: infoOf(listDisclosures),
    texts: peopleTexts,
    pages: 2,
  },
  activities: {
    name: 'Czynności przetwarzania',
    endpoint: listActivities,
    info: infoOf(listActivities),
    texts: peopleTexts,
    pages: 2,
  },
  letters: {
    name: 'Poczta przychodząca',
    endpoint: listLetters,
    info: infoOf(listLetters),
    texts: peopleTexts,
    own: { status: letterStatuses },
    pages: 2,
  },
} satisfies Record<string, List>;
