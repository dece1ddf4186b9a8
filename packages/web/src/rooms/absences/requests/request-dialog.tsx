import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { refusalForm } from '@zaplecze/contract/rooms/absences/forms';
import {
  type AbsenceRequest,
  decideRequest,
  getRequest,
} from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { absenceHistory } from '@zaplecze/contract/rooms/history/calls';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import { HistoryPanel } from '../../history/index.ts';
import { WhatWaits } from '../../impact/index.ts';
import { EndDialog, endWords } from './end-absence.tsx';
import classes from './request-dialog.module.css';
import { RequestFacts, WhoElse } from './request-facts.tsx';

/**
 * A request for an absence, over any page: its balances, who else is away then, the decision and its result.
 * `address`: the parameter of the address that names the request.
 */
export function RequestDialog(props: { id: number; address?: string; onClose: () => void }) {
  const { id, address, onClose } = props;
  const { data, error, refetch } = useApi(getRequest, { params: { id } });
  const request = data?.request;
  return (
    <Modal
      title={request ? `${request.user.name}: ${request.type.name}` : 'Wniosek o nieobecność'}
      opened
      onClose={onClose}
      size={680}
      waits={!request}
      {...(address && { address })}
    >
      {!request && <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />}
      {request && <Request request={request} onClose={onClose} />}
    </Modal>
  );
}

function Request({ request, onClose }: { request: AbsenceRequest; onClose: () => void }) {
  const [asking, setAsking] = useState<'refuse' | 'end' | null>(null);
  const accept = useSend(decideRequest, { toast: 'Zaakceptowano', onDone: onClose });
  const { id, version, may, status } = request;
  return (
    <div className={classes.request}>
      <RequestFacts request={request} />
      {(may.decide || may.withdraw) && <WhatWaits absence={id} />}
      <WhoElse request={request} />
      {/* Who decides refuses, and takes nothing back for the other. */}
      {(may.decide || may.withdraw) && (
        <div className={classes.bar}>
          {may.withdraw && !may.decide && (
            <Button variant="subtle" color="red" onClick={() => setAsking('end')}>
              {endWords(status.id)}
            </Button>
          )}
          {may.decide && (
            <>
              <Button
                variant="default"
                leftSection={<IconX size={16} stroke={1.75} aria-hidden />}
                onClick={() => setAsking('refuse')}
              >
                Odmów
              </Button>
              <Button
                leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
                loading={accept.isPending}
                onClick={() =>
                  accept.mutate({
                    params: { id },
                    body: { status: absenceStatus.accepted, version },
                  })
                }
              >
                Zaakceptuj
              </Button>
            </>
          )}
        </div>
      )}
      <HistoryPanel endpoint={absenceHistory} id={id} />
      {asking === 'refuse' && (
        <Refusal request={request} onClose={() => setAsking(null)} onDone={onClose} />
      )}
      {asking === 'end' && (
        <EndDialog
          entry={{ ...request, status: status.id }}
          onClose={() => setAsking(null)}
          onDone={onClose}
        />
      )}
    </div>
  );
}

function Refusal(props: { request: AbsenceRequest; onClose: () => void; onDone: () => void }) {
  const { id, version, user } = props.request;
  const form = useRecordForm({
    schema: refusalForm,
    defaults: { reason: '' },
    send: ({ reason }, options) =>
      call(
        decideRequest,
        { params: { id }, body: { status: absenceStatus.refused, reason, version } },
        options,
      ),
    done: 'Odmowa wysłana',
    onDone: props.onDone,
  });
  return (
    <FormModal form={form} title="Odmowa" save="Odmów" onClose={props.onClose}>
      <TextAreaField
        name="reason"
        label={`Powód, który przeczyta ${user.name}`}
        rows={3}
        required
      />
    </FormModal>
  );
}
