import { settleImpact } from '@zaplecze/contract/rooms/impact/calls';
import { impactForm } from '@zaplecze/contract/rooms/impact/forms';
import { impactKinds } from '@zaplecze/contract/rooms/impact/lists';
import { call } from '../../kit/calls/api.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { formatDays } from '../../kit/records/format.ts';
import { ForAll } from './choice-for-all.tsx';
import classes from './impact.module.css';
import { ImpactRows } from './impact-rows.tsx';
import { standingWords, summary } from './impact-words.ts';
import { type OpenImpact, openImpact } from './open-impact.ts';
import { SubstituteChoice } from './substitute-choice.tsx';

/** What an absence leaves behind, and what becomes of each: settled in one save. */
export function ImpactSheet({ id, impact, onClose }: OpenImpact & { onClose: () => void }) {
  const { owner, proposed, candidates, rows, standing } = impact;
  const best = proposed ?? candidates[0]?.user.id ?? null;
  const form = useRecordForm({
    schema: impactForm,
    defaults: {
      user: proposed,
      rows: rows.map((row) => ({
        ...{ kind: row.kind, id: row.id, version: row.version, remedy: row.remedy },
        to: row.remedy === 'handOver' ? best : null,
        limit: row.limit,
      })),
    },
    send: (body, options) => call(settleImpact, { params: { id }, body }, options),
    onDone: ({ changed }) => {
      onClose();
      if (changed.length === 0) return;
      const names = changed.map(({ name }) => name || 'coś, co już nie czeka').join(', ');
      toast.error(`Ktoś zmienił w międzyczasie i zostało bez zmian: ${names}`);
      void openImpact(id);
    },
  });
  return (
    <FormModal
      form={form}
      title={`Skutki nieobecności: ${owner.name}, ${formatDays(impact)}`}
      size={960}
      onClose={onClose}
    >
      <p className={classes.summary}>{summary(impact)}</p>
      {standing.length > 0 && (
        <ul className={classes.standing} aria-label="Kto już zastępuje">
          {standingWords(owner.id, standing).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <SubstituteChoice impact={impact} />
      <ForAll impact={impact} />
      {impactKinds.map((kind) => (
        <ImpactRows key={kind} kind={kind} impact={impact} />
      ))}
    </FormModal>
  );
}
