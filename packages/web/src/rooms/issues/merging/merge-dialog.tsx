import { Button, Radio, Stack } from '@mantine/core';
import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import {
  type MergeCandidate,
  mergeCandidates,
  mergedDays,
  mergeIssues,
} from '@zaplecze/contract/rooms/issues/merging/calls';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { apiKey, useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { PickOne } from '../../../kit/fields/pickers/record-picker.tsx';
import type { Source } from '../../../kit/fields/pickers/source.ts';
import { formatDay } from '../../../kit/records/format.ts';
import classes from './joined.module.css';
import { MergePreview } from './merge-preview.tsx';

type Half = Pick<MergeCandidate, 'id' | 'name' | 'created' | 'orderedBy'>;

/** Open issues that one can be merged with; what was found is kept in `known`. */
const sourceOf = (id: number, known: Map<number, MergeCandidate>): Source => ({
  key: apiKey(mergeCandidates, { id }),
  small: false,
  async find(search, signal) {
    const query = search ? { search } : {};
    const { list } = await call(mergeCandidates, { params: { id }, query }, { signal });
    for (const one of list) known.set(one.id, one);
    return list.map(itemOf);
  },
  one: async (one) => {
    const found = known.get(one);
    return found ? itemOf(found) : null;
  },
});

const itemOf = ({ id, name, client, status, orderedBy, created }: MergeCandidate) => ({
  ...{ id, name },
  more: [client?.name, status.name, `${orderedBy.name}, ${formatDay(created)}`]
    .filter(Boolean)
    .join(' · '),
});

/** Chooses the other issue and which of the two stays; says what will be moved before it is. */
export function MergeDialog(props: { issue: Issue; other?: number; onClose: () => void }) {
  const { issue, onClose } = props;
  const [known] = useState(() => new Map<number, MergeCandidate>());
  const [source] = useState(() => sourceOf(issue.id, known));
  // The one that was clicked in the hint is among the first.
  const first = useApi(mergeCandidates, { params: { id: issue.id }, query: {} });
  for (const one of first.data?.list ?? []) known.set(one.id, one);
  const [chosen, choose] = useState<number | null>(props.other ?? null);
  const [stays, keep] = useState<number | null>(null);
  const other = chosen === null ? undefined : known.get(chosen);
  return (
    <Modal title="Połącz z innym zgłoszeniem" opened onClose={onClose} size={600}>
      <div className={classes.dialog}>
        <PickOne
          label="Zgłoszenie o tym samym"
          description="Otwarte zgłoszenia, które widzisz: najpierw tego samego klienta."
          source={source}
          value={chosen}
          known={other ? [itemOf(other)] : []}
          onPick={(id) => {
            choose(id);
            keep(null);
          }}
        />
        {other && (
          <Choice
            halves={[issue, other]}
            stays={
              stays ?? (Date.parse(other.created) < Date.parse(issue.created) ? other.id : issue.id)
            }
            onKeep={keep}
            onClose={onClose}
          />
        )}
        {!other && (
          <div className={classes.bar}>
            <Button variant="default" onClick={onClose}>
              Anuluj
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

type ChoiceProps = {
  halves: [Half, Half];
  stays: number;
  onKeep: (id: number) => void;
  onClose: () => void;
};

function Choice({ halves, stays, onKeep, onClose }: ChoiceProps) {
  const merge = useSend(mergeIssues, { toast: 'Zgłoszenia połączone', onDone: onClose });
  const into = halves.find(({ id }) => id === stays) ?? halves[0];
  const goes = halves.find(({ id }) => id !== stays) ?? halves[1];
  return (
    <>
      <Radio.Group
        label="Które zostaje?"
        value={String(stays)}
        onChange={(value) => onKeep(Number(value))}
      >
        <Stack gap={8} mt={6}>
          {halves.map(({ id, name, orderedBy, created }) => (
            <Radio
              key={id}
              value={String(id)}
              label={name}
              description={`zlecenie: ${orderedBy.name}, ${formatDay(created)}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      <MergePreview into={into} goes={goes} />
      <p className={classes.label}>
        „{goes.name}” dostanie oznaczenie „Połączone”, a jego adres poprowadzi do „{into.name}”.
        Cofnąć można przez {mergedDays} dni.
      </p>
      <div className={classes.bar}>
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button
          loading={merge.isPending}
          onClick={() => merge.mutate({ params: { id: into.id }, body: { issues: [goes.id] } })}
        >
          Połącz
        </Button>
      </div>
    </>
  );
}
