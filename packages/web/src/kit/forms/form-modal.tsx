import { Button } from '@mantine/core';
import type { Need } from '@zaplecze/contract/rooms/start/lists';
import { type ReactNode, useRef } from 'react';
import { Modal, useLeaving } from '../dialogs/modal.tsx';
import { ConflictDialog } from './conflicts/conflict-dialog.tsx';
import { FormDraft } from './drafts/form-draft.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RecordFormProvider } from './form-context.tsx';
import { FormElement } from './form-element.tsx';
import classes from './form-page.module.css';
import { savesOnKeys } from './form-page.tsx';
import { Needs } from './needs-part.ts';
import type { AnyRecordForm } from './use-record-form.ts';
import { useSubmit } from './use-submit.ts';

type ModalFormProps = {
  form: AnyRecordForm;
  onClose: () => void;
  save?: string;
  /** While something that only this dialog knows is missing. */
  saveDisabled?: boolean;
  /** At the left end of the bar: what else one may do with the record, such as delete it. */
  beside?: ReactNode;
  /** What the form needs; where it is missing, the form shows a link to it instead. */
  needs?: readonly Need[];
  children: ReactNode;
};

/**
 * A form in a dialog. Mount it when it opens and drop it when it closes, so that each opening
 * starts from its record. Closed before it is saved, it becomes a draft; saving sends drafts of comments too.
 */
export function FormModal({
  title,
  size,
  ...props
}: ModalFormProps & { title: ReactNode; size?: number }) {
  return (
    <Modal title={title} opened onClose={props.onClose} size={size}>
      <ModalForm {...props} />
    </Modal>
  );
}

/** The same within a dialog that is there already, because the record was still on its way. */
export function ModalForm(props: ModalFormProps) {
  const { form, onClose, save = 'Zapisz', saveDisabled, beside, needs, children } = props;
  const leave = useLeaving();
  const element = useRef<HTMLFormElement>(null);
  const { submit, sending } = useSubmit(form);
  return (
    <RecordFormProvider form={form}>
      <FormElement
        ref={element}
        onSend={submit}
        onKeyDown={(event) => {
          savesOnKeys(() => void (saveDisabled || submit()))(event);
          // Other keys go on: drag and drop hears its arrows on the document.
          if (event.ctrlKey || event.metaKey) event.stopPropagation();
        }}
      >
        <FormDraft />
        {needs && <Needs of={needs} />}
        <div className={classes.modalFields}>{children}</div>
        <ErrorSummary short />
        <div className={classes.modalBar}>
          {beside && <div className={classes.modalBeside}>{beside}</div>}
          <Button variant="default" onClick={() => leave(onClose)}>
            Anuluj
          </Button>
          <Button type="submit" loading={sending} disabled={saveDisabled} title="Ctrl+Enter">
            {save}
          </Button>
        </div>
      </FormElement>
      <ConflictDialog of={element} />
    </RecordFormProvider>
  );
}
