import { Button, TextInput } from '@mantine/core';
import { enterByKiosk, type House } from '@zaplecze/contract/rooms/visits/kiosk/calls';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { FormElement } from '../../../kit/forms/form-element.tsx';
import classes from './kiosk.module.css';
import { type Host, KioskHost } from './kiosk-host.tsx';
import { kioskWords, type Language } from './kiosk-words.ts';

type Wrong = { fullName?: string; people?: string; host?: string; all?: string };

/** The guest's own entry, with the notice beside it; nothing typed here outlives the step. */
export function KioskEnter(props: {
  token: string;
  house: House;
  language: Language;
  onAgain: () => void;
  onDone: (host: string) => void;
}) {
  const { token, house, language, onAgain, onDone } = props;
  const texts = kioskWords[language];
  const [fields, setFields] = useState({ fullName: '', company: '', people: '1', car: '' });
  const [host, setHost] = useState<Host | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [sending, setSending] = useState(false);
  const field = (name: keyof typeof fields) => ({
    size: 'lg' as const,
    value: fields[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((before) => ({ ...before, [name]: value }));
    },
  });
  const send = async () => {
    const people = Number(fields.people);
    const found: Wrong = {
      ...(fields.fullName.trim() === '' && { fullName: texts.nameMissing }),
      ...(!(Number.isInteger(people) && people >= 1 && people <= 200) && {
        people: texts.peopleWrong,
      }),
      ...(!host && { host: texts.hostMissing }),
    };
    setWrong(found);
    if (!host || Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const { fullName, company, car } = fields;
      const { id, surname } = host;
      const guest = { token, fullName, company, people, car, host: id, surname };
      onDone((await call(enterByKiosk, { body: guest })).host);
    } catch {
      setWrong({ all: texts.failed });
      setSending(false);
    }
  };
  return (
    <FormElement className={classes.columns} onSend={() => void send()}>
      <div className={classes.fields}>
        <h1 className={classes.heading}>{texts.arrive}</h1>
        <TextInput
          {...field('fullName')}
          label={texts.fullName}
          error={wrong.fullName}
          maxLength={200}
          autoFocus
          withAsterisk
        />
        <KioskHost
          token={token}
          words={texts}
          host={host}
          error={wrong.host}
          onPick={(picked) => {
            setHost(picked);
            setWrong((before) => ({ ...before, host: '' }));
          }}
        />
        <TextInput
          {...field('company')}
          label={texts.company}
          description={texts.companyHelp}
          maxLength={250}
        />
        <div className={classes.pair}>
          <TextInput
            {...field('people')}
            label={texts.people}
            inputMode="numeric"
            error={wrong.people}
            maxLength={3}
          />
          <TextInput {...field('car')} label={texts.car} maxLength={60} />
        </div>
        {wrong.all && (
          <p role="alert" className={classes.wrong}>
            {wrong.all}
          </p>
        )}
        <div className={classes.bar}>
          <Button size="lg" variant="default" onClick={onAgain}>
            {texts.again}
          </Button>
          <Button size="lg" type="submit" loading={sending}>
            {texts.enter}
          </Button>
        </div>
      </div>
      <section className={classes.notice}>
        <h2>{texts.noticeTitle}</h2>
        {texts.notice(house).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    </FormElement>
  );
}
