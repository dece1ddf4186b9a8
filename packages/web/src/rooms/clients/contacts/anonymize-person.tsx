import '../../../kit/first-screen/styles-forms.ts';
import { Button, Checkbox, Group } from '@mantine/core';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { anonymizePerson, personalData } from '@zaplecze/contract/rooms/rodo/calls';
import { useState } from 'react';
import { useFresh } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import classes from '../clients.module.css';

type Held = Answer<typeof personalData>;

/** Asks before a person's data are removed for good, and names what will be gone and what stays. */
export function AnonymizePerson(props: {
  id: number;
  name: string;
  /** The request in whose protocol it stands. */
  request?: number;
  onClose: () => void;
}) {
  const { id, name, request, onClose } = props;
  const params = { id };
  const answer = useFresh(personalData, { params });
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const send = useSend(anonymizePerson, {
    toast: 'Osoba zanonimizowana',
    onDone: onClose,
  });
  return (
    <Modal title={`Zanonimizować: ${name}?`} opened onClose={onClose} size={560}>
      {answer.data ? (
        <>
          <What {...answer.data} />
          <Doubts doubts={answer.data.doubts} confirmed={confirmed} onConfirm={setConfirmed} />
        </>
      ) : (
        <PendingAnswer answer={answer} shape={<Loading />} />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Nie
        </Button>
        <Button
          color="red.8"
          disabled={!answer.data}
          loading={send.isPending}
          onClick={() => send.mutate({ params, body: { confirmed, case: request } })}
        >
          Anonimizuj
        </Button>
      </Group>
    </Modal>
  );
}

function What({ agreements, mentions }: Held) {
  return (
    <div className={classes.what}>
      <p>
        <strong>Tego nie można cofnąć.</strong> Znikną:
      </p>
      <ul>
        <li>imię i nazwisko, telefon, e-mail, stanowisko i opis, także z historii zmian,</li>
        {agreements > 0 && (
          <li>
            pliki i treść zgód tej osoby ({countWords(agreements, 'zgoda', 'zgody', 'zgód')}),
          </li>
        )}
        <li>
          imię i nazwisko, telefon i e-mail z zapisów o tym kliencie i z tych bez klienta, także
          skasowanych
          {mentions.length === 0
            ? ' (nie znaleziono takich wzmianek).'
            : `: ${mentions.map(({ label, count }) => `${label.toLowerCase()} (${count})`).join(', ')}.`}
        </li>
      </ul>
      <p>
        Zostaną: liczba osób kontaktowych, typy i daty zgód, projekty, oferty i zgłoszenia. Treści
        plików system nie przeszukuje: przejrzyj je osobno.
      </p>
    </div>
  );
}

/** Places that only a person can decide about: nothing is chosen beforehand. */
function Doubts(props: {
  doubts: Held['doubts'];
  confirmed: string[];
  onConfirm: (keys: string[]) => void;
}) {
  const { doubts, confirmed, onConfirm } = props;
  if (doubts.length === 0) return null;
  return (
    <Checkbox.Group
      className={classes.doubts}
      label="Czy tu też mowa o tej osobie?"
      description="Zaznacz miejsca, z których nazwisko ma zniknąć. Niezaznaczone zostaną bez zmian."
      value={confirmed}
      onChange={onConfirm}
    >
      <div className={classes.places}>
        {doubts.map(({ key, label, excerpt }) => (
          <Checkbox key={key} value={key} label={excerpt.trim()} description={label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
