import {
  type CustomAudience,
  type CustomKind,
  type CustomRecord,
  type CustomScope,
  customRecordNames,
  customRecords,
} from '../../kit/fields/custom-fields.ts';
import { clientStatus, clientStatuses } from '../clients/lists.ts';
import { documentStatus, documentStatuses } from '../documents/lists.ts';
import { issueStatus, issueStatuses } from '../issues/lists.ts';
import { offerStatus, offerStatuses } from '../offers/lists.ts';

/** Words of own fields on screens and in files. */

export const customRecordOptions = customRecords.map((id) => ({ id, name: customRecordNames[id] }));

export const customKindWords = {
  text: 'Tekst',
  long: 'Długi tekst',
  decimal: 'Liczba',
  money: 'Kwota',
  day: 'Dzień',
  moment: 'Dzień i godzina',
  flag: 'Tak lub nie',
  choice: 'Wybór z listy',
  choices: 'Kilka z listy',
  person: 'Pracownik',
  client: 'Klient',
  website: 'Adres strony',
  phone: 'Telefon',
  email: 'E-mail',
  account: 'Rachunek bankowy',
  nip: 'NIP',
  regon: 'REGON',
  pesel: 'PESEL',
} as const satisfies Record<CustomKind, string>;

/** Each a subject in the plural, for „widzą …” and „wypełniają …”. */
export const customAudienceWords = {
  everyone: 'wszyscy',
  reception: 'pracownicy recepcji',
  manager: 'kierownicy',
  admin: 'administratorzy',
} as const satisfies Record<CustomAudience, string>;

/** Kinds of which one chooses from an own list. */
export const isChoice = (kind: CustomKind): boolean => kind === 'choice' || kind === 'choices';

/** What says who somebody is, or where their money is: it cannot be told to be nobody's. */
export const alwaysPersonal = (kind: CustomKind): boolean =>
  kind === 'pesel' || kind === 'account' || kind === 'phone' || kind === 'email';

export const customScopeWords = {
  projectType: 'Tylko dla typów usług',
  service: 'Tylko dla usług',
  company: 'Tylko dla spółek',
  documentType: 'Tylko dla typów dokumentów',
  issueType: 'Tylko dla typów zgłoszeń',
} as const satisfies Record<CustomScope, string>;

type Stage = { id: number; name: string };
const stagesOf = (ids: readonly number[], statuses: readonly Stage[]): Stage[] =>
  ids.flatMap((id) => statuses.filter((one) => one.id === id));

/**
 * The statuses that people move records through, in order, from which on a field may be required; those that end a record
 * otherwise (refused, cancelled, resigned) ask for nothing. A project's follows from its tasks: nobody moves it. Of a task its
 * definition says what is to be filled before it is closed (CUS-90); contact persons, people, guests and parcels have no statuses.
 */
export const customStages: { [K in CustomRecord]?: Stage[] } = {
  client: stagesOf([clientStatus.potential, clientStatus.active], clientStatuses),
  issue: stagesOf(
    [issueStatus.toDo, issueStatus.inProgress, issueStatus.done, issueStatus.accepted],
    issueStatuses,
  ),
  offer: stagesOf(
    [offerStatus.awaiting, offerStatus.completing, offerStatus.accepted],
    offerStatuses,
  ),
  document: stagesOf([documentStatus.current, documentStatus.archived], documentStatuses),
};

/** Whether a record in this status is past the one from which on a field is required. */
export function isReached(
  record: CustomRecord,
  from: number | null,
  status: number | null | undefined,
): boolean {
  const order = customStages[record]?.map(({ id }) => id) ?? [];
  const at = order.indexOf(status ?? -1);
  return from !== null && at >= 0 && at >= order.indexOf(from);
}
