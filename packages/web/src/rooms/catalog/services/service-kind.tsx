import { addressOf } from '@zaplecze/contract/addresses';
import type { Ref } from '@zaplecze/contract/kit/values/records';
import { type ServiceDefinition, serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { serviceColumns } from '@zaplecze/contract/rooms/catalog/columns';
import { serviceStatus } from '@zaplecze/contract/rooms/catalog/lists';
import { serviceHistory } from '@zaplecze/contract/rooms/history/calls';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { lazyPart, suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { Fact } from '../../../kit/records/details.tsx';
import { FieldFacts } from '../../../kit/records/field-facts.tsx';
import { formatMoney } from '../../../kit/records/format.ts';
import type { Editor } from '../../../kit/records/in-place/editable-fact.tsx';
import { HistoryPanel } from '../../history/index.ts';
import classes from '../definition.module.css';
import { DictionaryEntry } from '../definition-columns.tsx';
import { Facts, Part, Steps } from '../definition-parts.tsx';
import { ruleWords } from '../rule-words.ts';
import type { DefinitionKind } from '../use-definitions.tsx';

export const serviceKind: DefinitionKind<ServiceDefinition> = {
  calls: serviceDefinitions,
  add: 'Dodaj usługę',
  page: (id) => addressOf('serviceDefinition', { id }),
  empty: {
    title: 'Nie ma jeszcze usług',
    text: 'Usługa to zestaw procedur, który sprzedaje się klientowi w projekcie.',
    needs: ['department', 'projectType', 'procedureDefinition'],
  },
  Form: lazyPart(part(() => import('./service-form.tsx'), 'ServiceForm')),
  View: ServiceView,
  Editor: suspendingPart(part(() => import('../definition-editors.tsx'), 'ServiceEditor')),
};

export function ServiceStatus({ status }: { status: Ref }) {
  return (
    <span className={classes.status} data-active={status.id === serviceStatus.active || undefined}>
      {status.name}
    </span>
  );
}

/** Its procedures with their tasks and the rules of these, in order. */
export function Parts({ service }: { service: ServiceDefinition }) {
  const steps = service.procedures.map(({ id, name, department, tasks }) => ({
    id,
    name,
    mark: department,
    steps: tasks.map((task) => ({
      id: task.id,
      name: task.name,
      rule: ruleWords(task.rule, task),
    })),
  }));
  return <Steps steps={steps} none="Nie ma procedur." />;
}

type ServiceSaid = { record: ServiceDefinition; editor: Editor<ServiceDefinition> | undefined };

/** What is said of a service, changed there by who may. */
export function ServiceFacts({ record, editor }: ServiceSaid) {
  return (
    <>
      <FieldFacts
        fields={serviceColumns}
        only={['status', 'type', 'department', 'company']}
        record={record}
        editor={editor}
        own={{
          status: (status) => <ServiceStatus status={status} />,
          type: (entry) => <DictionaryEntry entry={entry} />,
          department: (entry) => <DictionaryEntry entry={entry} />,
          company: (entry) => <DictionaryEntry entry={entry} />,
        }}
      />
      <Usual service={record} />
    </>
  );
}

/** What a project of it begins with; chosen in the whole form. */
function Usual({ service }: { service: ServiceDefinition }) {
  const { usualValue, usualInterval } = service;
  return (
    <>
      {usualValue !== null && <Fact label="Zwykła wartość">{formatMoney(usualValue)}</Fact>}
      {usualInterval !== null && (
        <Fact label="Zwykłe powtarzanie">{intervals[usualInterval]?.name}</Fact>
      )}
    </>
  );
}

function ServiceView({ record, editor }: ServiceSaid) {
  return (
    <>
      <Facts>
        <ServiceFacts record={record} editor={editor} />
      </Facts>
      <Part title="Procedury i ich zadania">
        <Parts service={record} />
      </Part>
      {record.may.edit && <HistoryPanel endpoint={serviceHistory} id={record.id} />}
    </>
  );
}
