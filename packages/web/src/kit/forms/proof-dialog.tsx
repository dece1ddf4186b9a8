import type { BodyInput } from '@zaplecze/contract/kit/calls/endpoint';
import { ownProof } from '@zaplecze/contract/rooms/session/own-proof/forms';
import type { disableSecondFactor } from '@zaplecze/contract/rooms/session/second-factor/calls';
import type { CallOptions } from '../calls/api.ts';
import { FormModal } from './form-modal.tsx';
import { OwnProof } from './own-proof.tsx';
import { useRecordForm } from './use-record-form.ts';

/** Asks for the own password and code before something that takes a protection away; then does it. */
export function ProofDialog<A>(props: {
  title: string;
  /** Explains the consequences. */
  text: string;
  save: string;
  /** Words of success for the toast; null says nothing. */
  done: string | null;
  send: (body: BodyInput<typeof disableSecondFactor>, options: CallOptions) => Promise<A>;
  onDone: (answer: A) => void;
  onClose: () => void;
}) {
  const { title, text, save, done, send, onDone, onClose } = props;
  const form = useRecordForm({
    schema: ownProof,
    defaults: { password: '', code: '' },
    done,
    send,
    onDone,
  });
  return (
    <FormModal form={form} title={title} save={save} size={420} onClose={onClose}>
      <p style={{ margin: 0 }}>{text}</p>
      <OwnProof withCode autoFocus />
    </FormModal>
  );
}
