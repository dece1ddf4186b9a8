import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../kit/buttons/button.tsx';
import { ApiError } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { useMe } from '../../kit/calls/session.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { pushSupported, turnOn, useConsent } from './push.ts';

const refused =
  'Przeglądarka nie pozwala na powiadomienia z tej strony. Można to zmienić w jej ustawieniach.';
const failed =
  'Przeglądarka nie połączyła się ze swoją usługą powiadomień. Spróbuj ponownie za chwilę.';

/** 'Zgoda na powiadomienia': only where push is supported and not yet allowed (NOT-40). */
export function ConsentButton() {
  const consent = useConsent();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  if (!pushSupported() || consent === 'granted') return null;
  const ask = async () => {
    setAsking(true);
    try {
      const answer = await turnOn(me.id);
      if (answer === 'granted') toast.success('Powiadomienia będą przychodzić na to urządzenie');
      else if (answer === 'denied') toast.info(refused);
    } catch (error) {
      if (error instanceof ApiError) report(error, () => void ask());
      else toast.error(failed, () => void ask());
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button
      size="xs"
      loading={asking}
      leftSection={<IconBellRinging size={16} stroke={1.5} aria-hidden />}
      onClick={() => void ask()}
    >
      Zgoda na powiadomienia
    </Button>
  );
}
