import { Button, UnstyledButton } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { clientService } from '@zaplecze/contract/rooms/story/calls';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ColorDot, ColorPill } from '../../kit/records/color-pill.tsx';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './story.module.css';

type Type = Client['projectTypes'][number];

/** A client's services as pills; each opens what it is. */
export function Services({ client, types }: { client: number; types: Type[] }) {
  const [shown, show] = useState<Type | null>(null);
  return (
    <>
      <ul className={classes.pills} aria-label="Usługi klienta">
        {types.map((type) => (
          <li key={type.id}>
            <UnstyledButton
              className={classes.pill}
              aria-haspopup="dialog"
              onClick={() => show(type)}
            >
              <ColorPill color={type.color}>{type.name}</ColorPill>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {shown && <ServiceDialog client={client} type={shown} onClose={() => show(null)} />}
    </>
  );
}

function ServiceDialog(props: { client: number; type: Type; onClose: () => void }) {
  const { client, type, onClose } = props;
  const params = { id: client, type: type.id };
  const { data, error, refetch } = useApi(clientService, { params });
  return (
    <Modal title={type.name} opened onClose={onClose}>
      {!data && <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />}
      {data && (
        <>
          {data.services.length === 0 ? (
            <EmptyNote>Nie opisano jeszcze usług tego typu.</EmptyNote>
          ) : (
            <ul className={classes.list}>
              {data.services.map(({ id, name, department, description }) => (
                <li key={id}>
                  <h3 className={classes.name}>{name}</h3>
                  <p className={classes.second}>
                    <ColorDot color={department.color}>{department.name}</ColorDot>
                  </p>
                  {description && <p className={classes.text}>{description}</p>}
                </li>
              ))}
            </ul>
          )}
          {data.projects && data.projects.all > 0 && (
            <p>
              <AppLink to={addressOf('projects', { filter: { client, type: type.id } })}>
                {`${countWords(data.projects.all, 'projekt', 'projekty', 'projektów')} tego klienta, w toku: ${data.projects.open}`}
              </AppLink>
            </p>
          )}
          <div className={classes.bar}>
            <Button variant="default" onClick={onClose}>
              Zamknij
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
