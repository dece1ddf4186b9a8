import { Button, Checkbox, Group } from '@mantine/core';
import type { ParamsOf } from '@zaplecze/contract/addresses';
import {
  answerConnection,
  type ConnectionQuestion,
  getConnectionQuestion,
} from '@zaplecze/contract/rooms/session/connections/calls';
import { useState } from 'react';
import { useMe } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { DayText } from '../../../kit/records/date-text.tsx';
import { Loading } from '../../../kit/records/states.tsx';
import classes from './connections.module.css';

/** An application asks to be let in: who it is, what it will be able to do, as whom and until when. */
export function ConnectPage({ connectToken: uid }: ParamsOf<'connect'>) {
  const { data, error } = useApi(getConnectionQuestion, { params: { uid } }, { retry: false });
  if (error && !data) {
    return (
      <>
        <h1>Nie można połączyć</h1>
        <p>{error.message}</p>
      </>
    );
  }
  return data ? <Question uid={uid} question={data} /> : <Loading />;
}

function Question({ uid, question }: { uid: string; question: ConnectionQuestion }) {
  const me = useMe();
  const [writes, setWrites] = useState(false);
  // The application goes on in this very window.
  const answer = useSend(answerConnection, {
    onDone: ({ to }) => window.location.assign(to),
  });
  const send = (allow: boolean) =>
    answer.mutate({ params: { uid }, body: { allow, writes: allow && writes } });
  const { application, known, returns, until } = question;
  return (
    <>
      <h1>Połączyć aplikację?</h1>
      <p>
        <strong className={classes.application}>{application}</strong>{' '}
        {known && known !== application ? `(${known}) ` : ''}prosi o dostęp do tego, co widzisz jako{' '}
        <strong>{me.fullname}</strong>.
      </p>
      {known === null && (
        <p className={classes.note}>
          Nazwę podała sama aplikacja i nikt jej nie potwierdził. Zgódź się tylko wtedy, gdy
          łączenie zaczęło się przed chwilą od Ciebie.
        </p>
      )}
      <ul className={classes.facts}>
        <li>Odczyta klientów, projekty, zgłoszenia i resztę, którą widzisz; nic ponad to.</li>
        <li>Nie zobaczy haseł ani ustawień i nie zmieni kont.</li>
        <li>
          Dostęp kończy się <DayText value={until} />. Odłączysz ją wcześniej w swoim profilu.
        </li>
        <li>Po zgodzie wrócisz do: {returns}</li>
      </ul>
      {question.writes && (
        <Checkbox
          mb="md"
          label="Może też zmieniać: dodawać i poprawiać to, co możesz Ty"
          description="Asystent ma pytać przed każdym zapisem."
          checked={writes}
          onChange={(event) => setWrites(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" disabled={answer.isPending} onClick={() => send(false)}>
          Odmów
        </Button>
        <Button loading={answer.isPending} onClick={() => send(true)}>
          Połącz
        </Button>
      </Group>
    </>
  );
}
