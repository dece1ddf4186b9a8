import { Button } from '@mantine/core';
import { getReception } from '@zaplecze/contract/reception';
import { LinkButton } from '../../kit/link.tsx';
import { Modal } from '../../kit/modal.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useApi } from '../../kit/use-api.ts';
import type { OpenItem } from '../../kit/use-item.ts';
import classes from './reception.module.css';
import { ReceptionFacts } from './reception-facts.tsx';

/** 'Podgląd' of a row. */
export function ReceptionView({ item, guest }: { item: OpenItem; guest: boolean }) {
  const { id, close } = item;
  const answer = useApi(getReception, { params: { id } });
  const record = answer.data?.reception;
  const name = (guest ? record?.fullName : record?.sysNumber) ?? item.name ?? '';
  return (
    <Modal
      title={guest ? `Gość: ${name}` : `Przesyłka ${name}`}
      opened
      onClose={close}
      waits={!record}
      address="item"
      size={640}
    >
      {record ? (
        <ReceptionFacts record={record} />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
      <div className={classes.bar}>
        {record?.may.edit && (
          <LinkButton
            variant="default"
            to={guest ? '/guest/edit/$id' : '/package/edit/$id'}
            params={{ id }}
          >
            Edytuj
          </LinkButton>
        )}
        <Button onClick={close}>Zamknij</Button>
      </div>
    </Modal>
  );
}
