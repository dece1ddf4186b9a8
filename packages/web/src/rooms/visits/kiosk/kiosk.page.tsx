import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type House, leaveByKiosk, openKiosk } from '@zaplecze/contract/rooms/visits/kiosk/calls';
import { badgeForm } from '@zaplecze/contract/rooms/visits/lists';
import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useScanner } from '../../../kit/fields/use-scanner.ts';
import { brand } from '../../../kit/navigation/brand.ts';
import { Loading } from '../../../kit/records/states.tsx';
import classes from './kiosk.module.css';
import { KioskEnter } from './kiosk-enter.tsx';
import { KioskLeave } from './kiosk-leave.tsx';
import { kioskWords, type Language, languages } from './kiosk-words.ts';
import { useIdle } from './use-idle.ts';

/** What was typed and left alone is wiped after so long, and the last words of a visit sooner. */
const idleMs = 60_000;
const doneMs = 15_000;

/**
 * The screen at the entrance, where guests announce themselves. It has no session: the token behind `#` of its address
 * is the right to its own calls alone, and is sent in their bodies, so that no log has it.
 */
export function KioskPage() {
  const token = useLocation().hash;
  const [language, setLanguage] = useState<Language>('pl');
  const opened = useApi(
    openKiosk,
    { body: { token } },
    { retry: false, enabled: token !== '', refetchInterval: 5 * 60_000 },
  );
  const texts = kioskWords[language];
  const house = opened.data?.house;
  const dead = token === '' || (opened.error && [400, 403, 409].includes(opened.error.status));
  return (
    <div className={classes.screen} lang={language}>
      <div className={classes.top}>
        <img src={brand.logo} alt="" height={40} />
        <span className={classes.brand}>{house?.company ?? brand.name}</span>
        <fieldset className={classes.languages}>
          <legend className="visually-hidden">{texts.language}</legend>
          {languages.map(({ id, name, said: full }) => (
            <button
              key={id}
              type="button"
              lang={id}
              aria-pressed={id === language}
              aria-label={full}
              onClick={() => setLanguage(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      {dead ? (
        <h1 className={classes.heading}>{texts.dead}</h1>
      ) : house ? (
        <Steps token={token} house={house} language={language} onIdle={() => setLanguage('pl')} />
      ) : opened.error ? (
        <h1 className={classes.heading}>{texts.failed}</h1>
      ) : (
        <Loading />
      )}
    </div>
  );
}

type Step = { at: 'welcome' | 'enter' | 'leave' } | { at: 'done'; title: string; more: string };

function Steps(props: { token: string; house: House; language: Language; onIdle: () => void }) {
  const { token, house, language, onIdle } = props;
  const texts = kioskWords[language];
  const [step, setStep] = useState<Step>({ at: 'welcome' });
  const begin = () => setStep({ at: 'welcome' });
  const waits = step.at === 'welcome' ? null : step.at === 'done' ? doneMs : idleMs;
  useIdle(waits, () => {
    begin();
    onIdle();
  });
  const leave = async (code: string): Promise<string | null> => {
    const badge = code.trim().toUpperCase();
    if (!badgeForm.test(badge)) return texts.wrongCode;
    try {
      await call(leaveByKiosk, { body: { token, badge } });
      setStep({ at: 'done', title: texts.bye, more: '' });
      return null;
    } catch {
      return texts.failed;
    }
  };
  // A badge is scanned wherever the guest is on this screen.
  useScanner((code) => void leave(code));
  useFocusOnHeading(step.at);
  if (step.at === 'enter')
    return (
      <KioskEnter
        token={token}
        house={house}
        language={language}
        onAgain={begin}
        onDone={(host) => setStep({ at: 'done', title: texts.done(host), more: texts.doneMore })}
      />
    );
  if (step.at === 'leave') return <KioskLeave words={texts} onLeave={leave} onAgain={begin} />;
  if (step.at === 'done')
    return (
      <div className={classes.middle} role="status">
        <h1 className={classes.heading} tabIndex={-1}>
          {step.title}
        </h1>
        <p className={classes.large}>{step.more}</p>
        <Button size="xl" variant="default" onClick={begin}>
          OK
        </Button>
      </div>
    );
  return (
    <div className={classes.middle}>
      <h1 className={classes.heading}>{texts.welcome}</h1>
      <Button size="xl" onClick={() => setStep({ at: 'enter' })}>
        {texts.arrive}
      </Button>
      <Button size="xl" variant="default" onClick={() => setStep({ at: 'leave' })}>
        {texts.leave}
      </Button>
    </div>
  );
}

/** Each step is read from its heading. */
function useFocusOnHeading(step: string): void {
  useEffect(() => {
    if (step === 'done') document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  }, [step]);
}
