import { Button } from '@mantine/core';
import { getReception, type ReceptionRow } from '@zaplecze/contract/reception';
import { LinkButton } from '../../kit/link.tsx';
import { Modal } from '../../kit/modal.tsx';
import { DetailSkeleton, ErrorState } from '../../kit/states.tsx';
import { useApi } from '../../kit/use-api.ts';
import classes from './reception.module.css';
import { ReceptionFacts } from './reception-facts.tsx';

/** 'Podgląd' of a row. */
export function ReceptionView({ row, onClose }: { row: ReceptionRow; onClose: () => void }) {
  const { id } = row;
  const answer = useApi(getReception, { params: { id } });
  const record = answer.data?.reception;
  const guest = row.category === 'guest';
  return (
    <Modal
      title={guest ? `Gość: ${row.fullName}` : `Przesyłka ${row.sysNumber}`}
      opened
      onClose={onClose}
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
        {row.may.edit && (
          <LinkButton
            variant="default"
            to={guest ? '/guest/edit/$id' : '/package/edit/$id'}
            params={{ id }}
          >
            Edytuj
          </LinkButton>
        )}
        <Button onClick={onClose}>Zamknij</Button>
      </div>
    </Modal>
  );
}
