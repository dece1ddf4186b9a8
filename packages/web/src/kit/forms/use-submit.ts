import { useRef, useState } from 'react';
import { useScope } from './drafts/unsaved.ts';
import { hasDrafts, saveDrafts } from './drafts/use-unsaved.ts';
import type { AnyRecordForm } from './use-record-form.ts';

/**
 * The submit of a form whose saving ends what it stands in: a typed comment beside it is sent too, since
 * the person pressed save. What is wrong in the form is told first, and a comment that
 * could not be sent keeps the form open.
 */
export function useSubmit(form: AnyRecordForm) {
  const scope = useScope();
  const busy = useRef(false);
  const [drafts, setDrafts] = useState(false);
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      if (hasDrafts(scope) && (await form.form.trigger())) {
        setDrafts(true);
        if (!(await saveDrafts(scope))) return;
      }
      await form.submit();
    } finally {
      busy.current = false;
      setDrafts(false);
    }
  };
  return { submit: () => void submit(), sending: form.sending || drafts };
}
