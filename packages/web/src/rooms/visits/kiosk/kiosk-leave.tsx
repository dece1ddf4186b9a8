import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormElement } from '../../../kit/forms/form-element.tsx';
import classes from './kiosk.module.css';
import type { kioskWords } from './kiosk-words.ts';

export function KioskLeave(props: {
  words: (typeof kioskWords)['pl'];
  /** Gives what is wrong, or null once the exit is noted. */
  onLeave: (code: string) => Promise<string | null>;
  onAgain: () => void;
}) {
  const { words, onLeave, onAgain } = props;
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <FormElement className={classes.middle} onSend={() => void onLeave(code).then(setWrong)}>
      <h1 className={classes.heading}>{words.leave}</h1>
      <p className={classes.large}>{words.scan}</p>
      <TextInput
        size="lg"
        label={words.code}
        value={code}
        error={wrong}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <div className={classes.bar}>
        <Button size="lg" variant="default" onClick={onAgain}>
          {words.again}
        </Button>
        <Button size="lg" type="submit">
          {words.goOut}
        </Button>
      </div>
    </FormElement>
  );
}
