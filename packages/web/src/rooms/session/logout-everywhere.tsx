import '../../kit/first-screen/styles-forms.ts';
import { addressOf } from '@zaplecze/contract/addresses';
import { logoutEverywhere } from '@zaplecze/contract/rooms/session/calls';
import { everywhere } from '@zaplecze/contract/rooms/session/forms';
import { call } from '../../kit/calls/api.ts';
import { endSession, useMe } from '../../kit/calls/session.ts';
import { forgetDrafts } from '../../kit/forms/drafts/sign-out-drafts.ts';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { EndAccess } from './end-access.tsx';

/** Ends all own sessions, this one too, and what else opens the account where the person says so. */
export function LogoutEverywhere({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const form = useRecordForm({
    schema: everywhere,
    defaults: { endAccess: false },
    done: null,
    ask: () => forgetDrafts(me.id),
    send: async (body, options) => {
      await call(logoutEverywhere, { body }, options);
      // Nothing is read anew afterwards: there is nobody left to read it for.
      window.history.replaceState(null, '', addressOf('home'));
      endSession();
    },
  });
  return (
    <FormModal
      form={form}
      title="Wylogować wszędzie?"
      save="Wyloguj wszędzie"
      size={420}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        Zakończą się wszystkie Twoje sesje, także ta. Zalogujesz się ponownie.
      </p>
      <EndAccess />
    </FormModal>
  );
}
