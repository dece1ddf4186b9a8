import { Button } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { getSecondFactor } from '@zaplecze/contract/rooms/session/second-factor/calls';
import { useState } from 'react';
import { useMe } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { MainBox } from '../../../kit/records/details.tsx';
import classes from './second-factor.module.css';

const TurnOn = lazyPart(part(() => import('./second-factor-on.tsx'), 'TurnOn'));
const dialogs = () => import('./second-factor-dialogs.tsx');
const TurnOff = lazyPart(part(dialogs, 'TurnOff'));
const NewCodes = lazyPart(part(dialogs, 'NewCodes'));
const TurnOffFor = lazyPart(part(dialogs, 'TurnOffFor'));

type Props = { person: { id: number; name: string } };

/** On a profile: the owner turns the second step on and off, an administrator takes it off others. */
export function SecondFactor({ person }: Props) {
  const me = useMe();
  if (me.id === person.id) return <Own person={person} />;
  return me.flags.admin ? <OfOthers person={person} /> : null;
}

function Own({ person }: Props) {
  const { data } = useApi(getSecondFactor, { params: { id: person.id } });
  /** What is being done; the answer changes `data.on` before its dialog is through. */
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null);
  if (!data) return null;
  const close = () => setOpen(null);
  return (
    <MainBox title="Weryfikacja dwuetapowa">
      <div className={classes.row}>
        <p className={classes.says}>
          {data.on
            ? `Przy logowaniu podajesz także kod z aplikacji. ${left(data.codesLeft)}`
            : 'Przy logowaniu wystarcza hasło. Kod z aplikacji w telefonie ochroni konto, gdy ktoś to hasło pozna.'}
        </p>
        {data.on && (
          <Button size="xs" variant="default" onClick={() => setOpen('codes')}>
            Nowe kody zapasowe
          </Button>
        )}
        <Button
          size="xs"
          variant={data.on ? 'default' : 'filled'}
          onClick={() => setOpen(data.on ? 'off' : 'on')}
        >
          {data.on ? 'Wyłącz' : 'Włącz'}
        </Button>
      </div>
      {open === 'on' && <TurnOn onClose={close} />}
      {open === 'off' && <TurnOff onClose={close} />}
      {open === 'codes' && <NewCodes onClose={close} />}
    </MainBox>
  );
}

function left(codes: number): string {
  if (codes === 0) return 'Nie masz już kodów zapasowych: utwórz nowe.';
  return `Masz jeszcze ${countWords(codes, 'kod zapasowy', 'kody zapasowe', 'kodów zapasowych')}.`;
}

function OfOthers({ person }: Props) {
  const { data } = useApi(getSecondFactor, { params: { id: person.id } });
  const [asking, setAsking] = useState(false);
  if (!data?.on) return null;
  return (
    <MainBox title="Weryfikacja dwuetapowa">
      <div className={classes.row}>
        <p className={classes.says}>Ta osoba podaje przy logowaniu kod z aplikacji.</p>
        <Button size="xs" variant="default" onClick={() => setAsking(true)}>
          Wyłącz
        </Button>
      </div>
      {asking && <TurnOffFor person={person} onClose={() => setAsking(false)} />}
    </MainBox>
  );
}
