import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { refusalForm } from '@zaplecze/contract/rooms/absences/forms';
import {
  type AbsenceRequest,
  decideRequest,
  getRequest,
  withdrawRequest,
} from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus, shownAbsences } from '@zaplecze/contract/rooms/absences/statuses';
import { absenceHistory } from '@zaplecze/contract/rooms/history/calls';
import { useState } from 'react';
import { ApiError, call } from '../../../kit/calls/api.ts';
import { useMe } from '../../../kit/calls/session.ts';
import { useFresh } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { toast } from '../../../kit/dialogs/toast.ts';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { DeletedNote } from '../../../kit/records/deleted-note.tsx';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import { HistoryPanel } from '../../history/index.ts';
import { WhatWaits } from '../../impact/index.ts';
import { AbsenceForm } from '../absence-form.tsx';
import { begunWords, overWords, whenWords } from './change-words.ts';
import { EndDialog, endWords } from './end-absence.tsx';
import classes from './request-dialog.module.css';
import { PastChanges, RequestFacts, WhoElse } from './request-facts.tsx';

/**
 * A request for an absence, over any page: its balances, who else is away then, the decision and its result.
 * `address`: the parameter of the address that names the request.
 */
export function RequestDialog(props: { id: number; address?: string; onClose: () => void }) {
  const { id, address, onClose } = props;
  // Never from what was read before: who else is away stands above the buttons.
  const { data, error, later, refetch } = useFresh(getRequest, { params: { id } });
  const client = useQueryClient();
  const request = data?.request;
  // What it leaves behind, its history and the list behind are of the version that is read.
  const readAnew = () => void client.invalidateQueries();
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
      <DeletedNote error={later} />
      {request && <Request request={request} readAnew={readAnew} onClose={onClose} />}
    </Modal>
  );
}

type Asking = 'accept' | 'refuse' | 'end' | 'edit' | null;
type Props = { request: AbsenceRequest; readAnew: () => void; onClose: () => void };

/** What a decision is about: the absence, or the change of it that waits. */
const subjectOf = ({ change, version }: AbsenceRequest) =>
  change ? { change: change.id, version: change.version } : { version };

function Request({ request, readAnew, onClose }: Props) {
  const me = useMe();
  const [asking, setAsking] = useState<Asking>(null);
  const accept = useSend(decideRequest, { toast: 'Zaakceptowano', onDone: onClose });
  const withdraw = useSend(withdrawRequest, { toast: 'Zmiana wycofana', onDone: onClose });
  const { id, may, status, change, ending } = request;
  const past = may.withdraw && !may.decide && ending === 'past';
  const mine = may.withdraw && !may.decide && !past;
  // Of what has begun the days that are still to come can be changed.
  const over = past && request.dateTo < warsawDay();
  const ownChange = may.withdraw && change && request.owner === me.id ? change : null;
  // Days that passed meanwhile are a manager's to change, with a reason.
  const tooLate = request.changesPast && !me.flags.manager;
  const send = () => {
    if (request.changesPast) return setAsking('accept');
    const body = { status: absenceStatus.accepted, ...subjectOf(request) };
    // What somebody else decided or changed meanwhile is read again.
    accept.mutate({ params: { id }, body }, { onError: readAnew });
  };
  return (
    <div className={classes.request}>
      <RequestFacts request={request} />
      {(may.decide || may.withdraw) && request.dateTo >= warsawDay() && <WhatWaits absence={id} />}
      {shownAbsences.includes(status.id) && <WhoElse request={request} />}
      <PastChanges request={request} />
      {past && <p className={classes.quiet}>{over ? overWords : begunWords}</p>}
      {tooLate && may.decide && (
        <p className={classes.quiet}>
          Te dni minęły, zanim ktoś zdecydował. Zaakceptować może kierownik, podając powód.
        </p>
      )}
      {/* Who decides refuses, and takes nothing back for the other. */}
      {(may.decide || mine || ownChange || (past && !over)) && (
        <div className={classes.bar}>
          {ownChange && (
            <Button
              variant="default"
              loading={withdraw.isPending}
              onClick={() =>
                withdraw.mutate(
                  { params: { id }, body: { change: ownChange.id } },
                  { onError: readAnew },
                )
              }
            >
              Wycofaj zmianę
            </Button>
          )}
          {may.edit && !may.decide && !over && (
            <Button variant="default" onClick={() => setAsking('edit')}>
              Zmień
            </Button>
          )}
          {mine && !change && (
            <Button variant="subtle" color="red" onClick={() => setAsking('end')}>
              {endWords(status.id, ending)}
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
              {!tooLate && (
                <Button
                  leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
                  loading={accept.isPending}
                  onClick={send}
                >
                  {change ? 'Zaakceptuj zmianę' : 'Zaakceptuj'}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      <HistoryPanel endpoint={absenceHistory} id={id} />
      {(asking === 'refuse' || asking === 'accept') && (
        <Decision
          request={request}
          accepts={asking === 'accept'}
          onClose={() => setAsking(null)}
          onDone={onClose}
          onChanged={() => {
            setAsking(null);
            readAnew();
          }}
        />
      )}
      {asking === 'edit' && (
        <AbsenceForm
          start={{ entry: { ...request, status: status.id } }}
          onClose={() => {
            setAsking(null);
            readAnew();
          }}
        />
      )}
      {asking === 'end' && (
        <EndDialog
          entry={{ ...request, status: status.id }}
          ending={ending}
          onClose={() => setAsking(null)}
          onDone={onClose}
        />
      )}
    </div>
  );
}

/** A decision that has its reason: a refusal, or a change of days that are over. */
function Decision(props: {
  request: AbsenceRequest;
  accepts: boolean;
  onClose: () => void;
  onDone: () => void;
  /** Somebody decided or changed it meanwhile: it is to be read again. */
  onChanged: () => void;
}) {
  const { request, accepts } = props;
  const { id, user } = request;
  const status = accepts ? absenceStatus.accepted : absenceStatus.refused;
  const form = useRecordForm({
    schema: refusalForm,
    defaults: { reason: '' },
    send: async ({ reason }, options) => {
      const body = { status, reason, ...subjectOf(request) };
      try {
        return await call(decideRequest, { params: { id }, body }, options);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          toast.error(error.message);
          props.onChanged();
        }
        throw error;
      }
    },
    done: accepts ? 'Zaakceptowano' : 'Odmowa wysłana',
    onDone: props.onDone,
  });
  return (
    <FormModal
      form={form}
      title={accepts ? 'Zmiana dni, które minęły' : 'Odmowa'}
      save={accepts ? 'Zaakceptuj zmianę' : 'Odmów'}
      onClose={props.onClose}
    >
      {request.change && !accepts && (
        <p>Po odmowie zostaje to, co zaakceptowano: {whenWords(request)}.</p>
      )}
      <TextAreaField
        name="reason"
        label={`Powód, który przeczyta ${user.name}`}
        rows={3}
        required
      />
    </FormModal>
  );
}
