import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { findHosts } from '@zaplecze/contract/rooms/visits/kiosk/calls';
import { fewestLetters } from '@zaplecze/contract/rooms/visits/kiosk/forms';
import { useState } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import classes from './kiosk.module.css';
import type { kioskWords } from './kiosk-words.ts';

/** Whom the guest visits, with the letters that showed this person. */
export type Host = { id: number; name: string; surname: string };

/** A host is found by letters of the surname; the list of the staff is never shown. */
export function KioskHost(props: {
  token: string;
  words: (typeof kioskWords)['pl'];
  host: Host | null;
  error: string | undefined;
  onPick: (host: Host | null) => void;
}) {
  const { token, words: texts, host, error, onPick } = props;
  const [typed, setTyped] = useState('');
  const [phrase] = useDebouncedValue(typed.trim(), 300);
  const enough = phrase.length >= fewestLetters;
  const found = useApi(
    findHosts,
    { body: { token, surname: phrase } },
    { enabled: enough && !host, retry: false, gcTime: 0, placeholderData: keepPreviousData },
  );
  const list = enough && !host ? (found.data?.list ?? []) : [];
  const words =
    !enough || host || !found.data
      ? null
      : found.data.more
        ? texts.tooMany
        : list.length === 0
          ? texts.nobody
          : null;
  return (
    <div>
      <TextInput
        size="lg"
        label={texts.host}
        description={texts.hostHelp}
        withAsterisk
        autoComplete="off"
        maxLength={100}
        error={found.error ? texts.failed : error}
        value={host ? host.name : typed}
        onChange={({ currentTarget }) => {
          if (host) onPick(null);
          setTyped(host ? '' : currentTarget.value);
        }}
      />
      <div aria-live="polite">
        {words && <p className={classes.hint}>{words}</p>}
        {list.length > 0 && (
          <ul className={classes.hosts}>
            {list.map((one) => (
              <li key={one.id}>
                <Button
                  size="lg"
                  variant="default"
                  fullWidth
                  onClick={() => onPick({ ...one, surname: phrase })}
                >
                  {one.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
