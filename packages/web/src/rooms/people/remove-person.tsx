import '../../kit/styles-forms.ts';
import { Button, Group } from '@mantine/core';
import { counted } from '@zaplecze/contract/kit/words';
import { getHandover, removePerson } from '@zaplecze/contract/people';
import { useMemo, useState } from 'react';
import { ApiError } from '../../kit/api.ts';
import { PickOne } from '../../kit/fields/record-picker.tsx';
import { Modal } from '../../kit/modal.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { report, useApi, useSend } from '../../kit/use-api.ts';
import { colleaguesOf } from './colleagues.ts';
import classes from './profile.module.css';

type Leaving = { id: number; name: string };
type Props = { person: Leaving; onClose: () => void; onDone?: () => void };

/** The question before a person is deactivated: who takes over their clients and open tasks. */
export function RemovePerson({ person, onClose, onDone }: Props) {
  const handover = useApi(getHandover, { params: { id: person.id } }, { staleTime: 0 });
  return (
    <Modal
      title="Czy skasować?"
      opened
      onClose={onClose}
      size={480}
      waits={!handover.data && !handover.error}
    >
      <p className={classes.first}>
        <strong>{person.name}</strong> – konto zostanie wyłączone i od razu wylogowane.
        Dotychczasowe zapisy zachowają imię i nazwisko.
      </p>
      {handover.error ? (
        <ErrorState error={handover.error} retry={() => void handover.refetch()} />
      ) : handover.data ? (
        <Heirs person={person} count={handover.data} onClose={onClose} onDone={onDone} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

type Count = { clients: number; onlyCarer: number; tasks: number };
type Heir = { field: 'clients' | 'tasks'; label: string; help: string };

function heirsOf({ clients, onlyCarer, tasks }: Count): Heir[] {
  const alone =
    onlyCarer > 0
      ? `Bez wyboru ${counted(onlyCarer, 'klient zostanie', 'klientów zostanie', 'klientów zostanie')} z opiekunem, który już nie pracuje.`
      : 'Każdy z nich ma też innego opiekuna, więc wybór nie jest konieczny.';
  const all: (Heir & { count: number })[] = [
    {
      field: 'clients',
      count: clients,
      label: `Kto przejmie ${counted(clients, 'klienta', 'klientów', 'klientów')}?`,
      help: alone,
    },
    {
      field: 'tasks',
      count: tasks,
      label: `Kto przejmie ${counted(tasks, 'otwarte zadanie', 'otwarte zadania', 'otwartych zadań')}?`,
      help: 'Bez wyboru zadania zostaną przypisane do wyłączonego konta.',
    },
  ];
  return all.filter(({ count }) => count > 0);
}

function Heirs({ person, count, onClose, onDone }: Props & { count: Count }) {
  const [chosen, setChosen] = useState<{ clients?: number; tasks?: number }>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const source = useMemo(() => colleaguesOf(person.id), [person.id]);
  const remove = useSend(removePerson, { toast: `Konto wyłączone: ${person.name}`, quiet: true });
  const send = () =>
    remove.mutate(
      { params: { id: person.id }, query: chosen },
      {
        onSuccess: () => {
          onClose();
          onDone?.();
        },
        onError: (error) => {
          const told = error instanceof ApiError ? error.errors : {};
          setErrors(told);
          if (Object.keys(told).length === 0) report(error, send);
        },
      },
    );
  return (
    <>
      {heirsOf(count).map(({ field, label, help }) => (
        <div key={field} className={classes.heir}>
          <PickOne
            label={label}
            description={help}
            placeholder="Wybierz osobę…"
            source={source}
            error={errors[field]}
            value={chosen[field] ?? null}
            onPick={(id) => setChosen({ ...chosen, [field]: id ?? undefined })}
          />
        </div>
      ))}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Nie
        </Button>
        <Button color="red.8" loading={remove.isPending} onClick={send}>
          Tak
        </Button>
      </Group>
    </>
  );
}
