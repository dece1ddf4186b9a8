import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type Client, getClient, removeClient } from '@zaplecze/contract/clients';
import { clientHistory } from '@zaplecze/contract/history';
import { ColorDot, ColorPill, StatusDot, TagLine } from '../../kit/color-pill.tsx';
import { confirm } from '../../kit/confirm.tsx';
import { DetailColumns, DetailHeader, MainBox } from '../../kit/details.tsx';
import { HistoryPanel } from '../../kit/history-panel.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { PersonName } from '../../kit/person.tsx';
import { RowMenu } from '../../kit/row-menu.tsx';
import { DetailSkeleton } from '../../kit/states.tsx';
import { useApi, useSend } from '../../kit/use-api.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { ClientDocuments } from '../documents/client-documents.tsx';
import { ClientOffers } from '../offers/client-offers.tsx';
import { ClientProjects } from '../projects/client-projects.tsx';
import { ClientSide } from './client-side.tsx';
import classes from './clients.module.css';
import { Consents } from './consents.tsx';

export function ClientViewPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const found = useApi(getClient, { params: { id } });
  const client = found.data?.client;
  usePageTitle(client?.name);
  if (found.error && !client)
    return <PageProblem error={found.error} retry={() => void found.refetch()} back="/client" />;
  if (!client) return <DetailSkeleton />;
  return (
    <>
      <DetailHeader
        title={<ColorDot color={client.color}>{client.name}</ColorDot>}
        back="/client"
        beside={
          <>
            <StatusDot status={client.status} />
            <TagLine tags={client.tags} most={10} />
          </>
        }
        actions={<Actions client={client} />}
      />
      <DetailColumns main={<Main client={client} />} side={<ClientSide client={client} />} />
    </>
  );
}

function Actions({ client: { id, name, may } }: { client: Client }) {
  const navigate = useNavigate();
  const remove = useSend(removeClient, {
    toast: 'Klient usunięty',
    onDone: () => void navigate({ to: '/client' as never }),
  });
  const drop = async () => {
    if (await confirm({ text: name })) remove.mutate({ params: { id } });
  };
  return (
    <>
      {may.edit && (
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          to="/client/edit/$id"
          params={{ id }}
        >
          Edytuj
        </LinkButton>
      )}
      {may.delete && (
        <RowMenu
          name={name}
          actions={[{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]}
        />
      )}
    </>
  );
}

function Main({ client }: { client: Client }) {
  return (
    <>
      <div className={classes.pair}>
        <MainBox title="Opiekunowie">
          <ul className={classes.people}>
            {client.clientService.map((person) => (
              <li key={person.id}>
                <PersonName person={person} />
              </li>
            ))}
          </ul>
        </MainBox>
        <MainBox title="Usługi">
          <div className={classes.pills}>
            {client.projectTypes.map((type) => (
              <ColorPill key={type.id} color={type.color}>
                {type.name}
              </ColorPill>
            ))}
          </div>
        </MainBox>
      </div>
      <ClientProjects client={client.id} />
      <ClientDocuments client={client} />
      <ClientOffers client={client.id} />
      <MainBox title="Zgody klienta" count={client.agreements.length}>
        <Consents agreements={client.agreements} />
      </MainBox>
      <HistoryPanel endpoint={clientHistory} id={client.id} />
    </>
  );
}
