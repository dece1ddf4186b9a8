import { addressOf, type ParamsOf } from '@zaplecze/contract/addresses';
import { type ServiceDefinition, serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { serviceHistory } from '@zaplecze/contract/rooms/history/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { useState } from 'react';
import { useMay } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { RecordFiles } from '../../../kit/files/files.tsx';
import { withOthers } from '../../../kit/live/shared-record.ts';
import { PendingPage } from '../../../kit/navigation/page-problem.tsx';
import { usePageTitle } from '../../../kit/navigation/use-page-title.ts';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { DeletedNote } from '../../../kit/records/deleted-note.tsx';
import {
  DetailColumns,
  DetailHeader,
  Fact,
  MainBox,
  SideBox,
} from '../../../kit/records/details.tsx';
import { EditableTitle, EditedTogether } from '../../../kit/records/in-place/editable-fact.tsx';
import { LackingLine, LackingTogether } from '../../../kit/records/in-place/lacking.tsx';
import { RecordActions } from '../../../kit/records/in-place/record-actions.tsx';
import { HistoryPanel } from '../../history/index.ts';
import classes from '../definition.module.css';
import { DefinitionDialog } from '../definition-dialog.tsx';
import { Parts, ServiceFacts, ServiceStatus, serviceKind } from './service-kind.tsx';
import { ServiceProjects } from './service-projects.tsx';

const editorFor = ({ may }: ServiceDefinition) => (may.edit ? serviceKind.Editor : undefined);
const described = ['description'] as const;

/** A service: what it consists of, since when, what is under way by it; who keeps definitions changes it there. */
export function ServicePage({ id }: ParamsOf<'serviceDefinition'>) {
  const found = useApi(serviceDefinitions.get, { params: { id } }, withOthers);
  const keeps = useMay(serviceDefinitions.create);
  const service = found.data?.item;
  usePageTitle(service?.name);
  const back = addressOf(keeps ? 'serviceDefinitions' : 'home');
  if (!service) return <PendingPage answer={found} back={back} />;
  return (
    <>
      <DeletedNote error={found.error} />
      <DetailHeader
        title={<EditableTitle editor={editorFor(service)} record={service} />}
        back={back}
        beside={
          <>
            <ServiceStatus status={service.status} />
            {service.archived && <span className={classes.archived}>w archiwum</span>}
          </>
        }
        actions={<Actions service={service} />}
      />
      <LackingTogether among>
        <DetailColumns main={<Main service={service} />} side={<Side service={service} />} />
      </LackingTogether>
    </>
  );
}

function Actions({ service: { id, name, may } }: { service: ServiceDefinition }) {
  const [editing, edit] = useState(false);
  return (
    <>
      <RecordActions name={name} edit={may.edit && (() => edit(true))} />
      {editing && (
        <DefinitionDialog
          kind={serviceKind}
          shown={{ mode: 'edit', row: { id, name } }}
          param=""
          onEdit={() => undefined}
          onClose={() => edit(false)}
        />
      )}
    </>
  );
}

function Main({ service }: { service: ServiceDefinition }) {
  const seesProjects = useMay(listProjects);
  return (
    <>
      <EditedTogether
        editor={editorFor(service)}
        record={service}
        names={described}
        label="Opis"
        bare
        empty={!service.description}
        within={(text) => <MainBox title="Opis">{text}</MainBox>}
      >
        <span className={classes.text}>{service.description}</span>
      </EditedTogether>
      <MainBox title="Z czego się składa">
        <Parts service={service} />
      </MainBox>
      {seesProjects && <ServiceProjects id={service.id} />}
      <MainBox title="Pliki" count={service.files.length}>
        <RecordFiles files={service.files} />
      </MainBox>
      {service.may.edit && <HistoryPanel endpoint={serviceHistory} id={service.id} />}
    </>
  );
}

function Side({ service }: { service: ServiceDefinition }) {
  return (
    <SideBox title="Usługa">
      <ServiceFacts record={service} editor={editorFor(service)} />
      {service.may.edit ? (
        <Since service={service} />
      ) : (
        <Changed at={service.modified} by={service.userModified?.name} />
      )}
      <LackingLine />
    </SideBox>
  );
}

/** The newest change of the service, its procedures, tasks and rules: what projects made from now on are like. */
function Since({ service: { id, modified, userModified } }: { service: ServiceDefinition }) {
  const { data } = useApi(serviceHistory, { params: { id }, query: {} });
  const [last] = data?.list ?? [];
  return last ? (
    <Changed at={last.at} by={last.who?.name} />
  ) : (
    <Changed at={modified} by={userModified?.name} />
  );
}

function Changed({ at, by }: { at: string; by: string | undefined }) {
  return (
    <Fact label="W tej postaci od">
      <DateTimeText value={at} />
      {by && <span className={classes.by}>{by}</span>}
    </Fact>
  );
}
