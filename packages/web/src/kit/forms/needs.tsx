import { addressOf, type PlainPage } from '@zaplecze/contract/addresses';
import type { Allow } from '@zaplecze/contract/permissions';
import { allows } from '@zaplecze/contract/permissions';
import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { createClient } from '@zaplecze/contract/rooms/clients/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { getNeeds } from '@zaplecze/contract/rooms/start/calls';
import type { Need } from '@zaplecze/contract/rooms/start/lists';
import { useMe } from '../calls/session.ts';
import { useApi } from '../calls/use-api.ts';
import { AppLink } from '../navigation/link.tsx';
import classes from './needs.module.css';

type NeedWords = {
  /** What is lacking, in the plural that lists go by. */
  name: string;
  lead: string;
  page: PlainPage;
  allow: Allow;
};

const entry = (name: string, lead: string, page: PlainPage): NeedWords => ({
  name,
  lead,
  page,
  allow: dictionaryCalls.tag.create.allow,
});
const definition = (name: string, lead: string, page: PlainPage): NeedWords => ({
  name,
  lead,
  page,
  allow: taskDefinitions.create.allow,
});

const needWords: Record<Need, NeedWords> = {
  company: entry('spółki', 'Dodaj spółkę', 'companies'),
  department: entry('działy', 'Dodaj dział', 'departments'),
  position: entry('stanowiska', 'Dodaj stanowisko', 'positions'),
  projectType: entry('typy usług', 'Dodaj typ usługi', 'projectTypes'),
  taskType: entry('typy zadań', 'Dodaj typ zadania', 'taskTypes'),
  agreementType: entry('typy zgód', 'Dodaj typ zgody', 'agreementTypes'),
  documentType: entry('typy dokumentów', 'Dodaj typ dokumentu', 'documentTypes'),
  receptionType: entry('typy przesyłek', 'Dodaj typ przesyłki', 'receptionTypes'),
  tag: entry('tagi', 'Dodaj tag', 'tags'),
  knowledgeBaseType: entry('typy bazy wiedzy', 'Dodaj typ wpisu', 'knowledgeBaseTypes'),
  refusalReason: entry('powody odmowy', 'Dodaj powód odmowy', 'refusalReasons'),
  calendarType: entry('typy kalendarza', 'Dodaj typ kalendarza', 'calendarTypes'),
  taskDefinition: definition('definicje zadań', 'Dodaj zadanie', 'taskDefinitions'),
  procedureDefinition: definition('procedury', 'Dodaj procedurę', 'procedureDefinitions'),
  serviceDefinition: definition('usługi w katalogu', 'Dodaj usługę', 'serviceDefinitions'),
  client: { name: 'klienci', lead: 'Dodaj klienta', page: 'clientAdd', allow: createClient.allow },
};

/** Those of the needed entries that do not exist yet. */
function useLacking(wanted: readonly Need[]): Need[] {
  const { data } = useApi(getNeeds, {}, { staleTime: 30_000 });
  return data ? wanted.filter((need) => data.there[need] === false) : [];
}

/**
 * Shows what a screen needs and does not have, with a link to it; nothing where all is there. People who may not
 * create it read who may.
 */
export function Needs({ of }: { of: readonly Need[] }) {
  const { flags } = useMe();
  const lacking = useLacking(of);
  if (lacking.length === 0) return null;
  const mine = lacking.filter((need) => allows(needWords[need].allow, flags));
  const others = lacking.filter((need) => !mine.includes(need));
  return (
    <div className={classes.needs} role="note" aria-label="Czego brakuje">
      <p>Najpierw trzeba uzupełnić:</p>
      <ul>
        {mine.map((need) => (
          <li key={need}>
            {needWords[need].name}: lista jest pusta.{' '}
            <AppLink to={addressOf(needWords[need].page)}>{needWords[need].lead}</AppLink>
          </li>
        ))}
        {others.map((need) => (
          <li key={need}>
            {needWords[need].name}: lista jest pusta. Uzupełni ją{' '}
            {needWords[need].allow === 'manager' ? 'kierownik albo administrator' : 'administrator'}
            .
          </li>
        ))}
      </ul>
      {flags.admin && <AppLink to={addressOf('start')}>Pierwsze kroki</AppLink>}
    </div>
  );
}
