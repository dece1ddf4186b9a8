import { Button, Group } from '@mantine/core';
import type { Client } from '@zaplecze/contract/clients';
import { counted } from '@zaplecze/contract/kit/words';
import { anonymizePerson, personalData } from '@zaplecze/contract/rodo';
import { Modal } from '../../kit/modal.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { useFresh, useSend } from '../../kit/use-api.ts';
import classes from './clients.module.css';

/** Asks before a person's data are removed for good, and names what will be gone and what stays. */
export function AnonymizePerson(props: { person: Client['persons'][number]; onClose: () => void }) {
  const { person, onClose } = props;
  const params = { id: person.id };
  const answer = useFresh(personalData, { params });
  const send = useSend(anonymizePerson, {
    toast: 'Osoba zanonimizowana',
    onDone: onClose,
  });
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Modal title={`Zanonimizować: ${name}?`} opened onClose={onClose} size={520}>
      {answer.data ? (
        <What {...answer.data} />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <Loading />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Nie
        </Button>
        <Button
          color="red.8"
          disabled={!answer.data}
          loading={send.isPending}
          onClick={() => send.mutate({ params })}
        >
          Anonimizuj
        </Button>
      </Group>
    </Modal>
  );
}

function What(props: { agreements: number; mentions: { label: string; count: number }[] }) {
  const { agreements, mentions } = props;
  return (
    <div className={classes.what}>
      <p>
        <strong>Tego nie można cofnąć.</strong> Znikną:
      </p>
      <ul>
        <li>imię i nazwisko, telefon, e-mail, stanowisko i opis, także z historii zmian,</li>
        {agreements > 0 && (
          <li>pliki i treść zgód tej osoby ({counted(agreements, 'zgoda', 'zgody', 'zgód')}),</li>
        )}
        <li>
          imię i nazwisko, telefon i e-mail z zapisów o tym kliencie
          {mentions.length === 0
            ? ' (nie znaleziono takich wzmianek).'
            : `: ${mentions.map(({ label, count }) => `${label.toLowerCase()} (${count})`).join(', ')}.`}
        </li>
      </ul>
      <p>
        Zostaną: liczba osób kontaktowych, typy i daty zgód, projekty, oferty i zgłoszenia. Form
        odmienionych („Janowi Kowalskiemu”) oraz treści i nazw plików system nie przeszukuje:
        przejrzyj je osobno.
      </p>
    </div>
  );
}
