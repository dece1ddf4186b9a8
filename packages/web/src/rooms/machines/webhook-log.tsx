import { Button } from '@mantine/core';
import {
  redeliverWebhook,
  type Webhook,
  type WebhookDelivery,
  webhookLog,
} from '@zaplecze/contract/rooms/webhooks/calls';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './machines.module.css';

const states = { waiting: 'czeka', delivered: 'doręczone', failed: 'nie doręczone' };

/** What was sent and what was answered, page by page. */
export function WebhookLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [before, setBefore] = useState<number | undefined>();
  const { id, name } = webhook;
  const query = before === undefined ? {} : { before };
  const { data, error, refetch } = useApi(webhookLog, { params: { id }, query });
  const last = data?.list.at(-1)?.id;
  return (
    <Modal title={`Dziennik: ${name}`} opened onClose={onClose} size={720}>
      {!data && <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />}
      {data?.list.length === 0 && <EmptyNote>Nic jeszcze nie wysłano.</EmptyNote>}
      <ul className={classes.log}>
        {data?.list.map((one) => (
          <Delivery key={one.id} delivery={one} />
        ))}
      </ul>
      <div className={classes.end}>
        {before !== undefined && (
          <Button variant="default" size="xs" mr={8} onClick={() => setBefore(undefined)}>
            Najnowsze
          </Button>
        )}
        {data?.more && (
          <Button variant="default" size="xs" onClick={() => setBefore(last)}>
            Starsze
          </Button>
        )}
      </div>
    </Modal>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const again = useSend(redeliverWebhook, { toast: 'Zdarzenie zostanie wysłane ponownie' });
  const { id, type, created, state, nextAttempt, attempts } = delivery;
  return (
    <li>
      <div className={classes.logHead}>
        <code>{type}</code>
        <DateTimeText value={created} />
        <span className={state === 'failed' ? classes.bad : undefined}>{states[state]}</span>
        <Button
          size="compact-xs"
          variant="default"
          loading={again.isPending}
          onClick={() => again.mutate({ params: { id } })}
        >
          Wyślij ponownie
        </Button>
      </div>
      <ul className={classes.tries}>
        {attempts.map((one) => (
          <li key={one.at}>
            <DateTimeText value={one.at} />: {one.status ?? one.problem},{' '}
            {formatNumber(one.duration)} ms{one.answer && ` – ${one.answer}`}
          </li>
        ))}
        {state === 'waiting' && nextAttempt && attempts.length > 0 && (
          <li>
            następna próba: <DateTimeText value={nextAttempt} />
          </li>
        )}
      </ul>
    </li>
  );
}
