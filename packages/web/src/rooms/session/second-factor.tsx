import { Button } from '@mantine/core';
import { counted } from '@zaplecze/contract/kit/words';
import { getSecondFactor, resetSecondFactor } from '@zaplecze/contract/second-factor';
import { Suspense, useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useApi, useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { MainBox } from '../../kit/records/details.tsx';
import classes from './second-factor.module.css';

const TurnOn = lazyPart(part(() => import('./second-factor-on.tsx'), 'TurnOn'));
const TurnOff = lazyPart(part(() => import('./second-factor-off.tsx'), 'TurnOff'));

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
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
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
        <Button
          size="xs"
          variant={data.on ? 'default' : 'filled'}
          onClick={() => setOpen(data.on ? 'off' : 'on')}
        >
          {data.on ? 'Wyłącz' : 'Włącz'}
        </Button>
      </div>
      <Suspense>
        {open === 'on' && <TurnOn onClose={close} />}
        {open === 'off' && <TurnOff onClose={close} />}
      </Suspense>
    </MainBox>
  );
}

function left(codes: number): string {
  if (codes === 0)
    return 'Nie masz już kodów zapasowych: wyłącz i włącz ponownie, aby dostać nowe.';
  return `Masz jeszcze ${counted(codes, 'kod zapasowy', 'kody zapasowe', 'kodów zapasowych')}.`;
}

function OfOthers({ person }: Props) {
  const { data } = useApi(getSecondFactor, { params: { id: person.id } });
  const reset = useSend(resetSecondFactor, { toast: 'Weryfikacja dwuetapowa wyłączona' });
  if (!data?.on) return null;
  const ask = async () => {
    const yes = await confirm({
      title: 'Wyłączyć weryfikację dwuetapową?',
      text: `${person.name} zaloguje się samym hasłem. Zrób to tylko na prośbę tej osoby, gdy straciła aplikację i kody zapasowe.`,
    });
    if (yes) reset.mutate({ params: { id: person.id } });
  };
  return (
    <MainBox title="Weryfikacja dwuetapowa">
      <div className={classes.row}>
        <p className={classes.says}>Ta osoba podaje przy logowaniu kod z aplikacji.</p>
        <Button size="xs" variant="default" loading={reset.isPending} onClick={() => void ask()}>
          Wyłącz
        </Button>
      </div>
    </MainBox>
  );
}
