import '../../kit/first-screen/styles-forms.ts';
import { Button, Group } from '@mantine/core';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { getHandover, removePerson } from '@zaplecze/contract/rooms/people/calls';
import type { HandoverKind } from '@zaplecze/contract/rooms/people/leaving';
import { useMemo, useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { PickOne } from '../../kit/fields/pickers/record-picker.tsx';
import { ErrorState, Loading } from '../../kit/records/states.tsx';
import { colleaguesOf } from './colleagues.ts';
import classes from './profile/profile.module.css';

type Leaving = { id: number; name: string };
type Props = { person: Leaving; onClose: () => void; onDone?: () => void };

/** The question before a person is deactivated: who takes over their clients and open tasks. */
export function RemovePerson({ person, onClose, onDone }: Props) {
  const handover = useApi(getHandover, { params: { id: person.id } }, { staleTime: 0 });
  return (
    <Modal
      title={`Wyłączenie konta: ${person.name}`}
      opened
      onClose={onClose}
      size={480}
      waits={!handover.data && !handover.error}
    >
      <p className={classes.first}>
        Konto zostanie wyłączone i od razu wylogowane. Dotychczasowe zapisy zachowają imię i
        nazwisko. Pracę, która trwa, musi ktoś przejąć. Czy wyłączyć konto?
      </p>
      {handover.error ? (
        <ErrorState error={handover.error} retry={() => void handover.refetch()} />
      ) : handover.data ? (
        <Heirs person={person} work={handover.data} onClose={onClose} onDone={onDone} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

type Work = Answer<typeof getHandover>;
type Field = HandoverKind;
type Heir = { field: Field; label: string; required: boolean; help?: string };

const openTasks = (count: number) =>
  countWords(count, 'otwarte zadanie', 'otwarte zadania', 'otwartych zadań');

/** 'Do przekazania: Hasła, Kopie zapasowe i 3 inne.' */
function namesIn(names: string[], count: number): string {
  const more = count - names.length;
  return `Do przekazania: ${names.join(', ')}${more > 0 ? ` i jeszcze ${more}` : ''}.`;
}

function heirsOf(work: Work): Heir[] {
  const { clients, onlyCarer, tasks, repeating, issues, offers, articles, articleNames } = work;
  const { departments, visits, cases, rules } = work;
  const all: (Heir & { count: number })[] = [
    {
      field: 'tasks',
      count: tasks + repeating + rules,
      label: `Kto przejmie ${tasks > 0 ? openTasks(tasks) : 'powtarzające się zadania'}?`,
      required: true,
      help:
        [
          repeating > 0 && 'Także te, które wrócą w następnych okresach projektów.',
          rules > 0 && `Także zadania z reguł usług (${rules}).`,
        ]
          .filter(Boolean)
          .join(' ') || undefined,
    },
    {
      field: 'issues',
      count: issues,
      label: `Kto przejmie ${countWords(issues, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń')}?`,
      required: true,
    },
    {
      field: 'offers',
      count: offers,
      label: `Kto przejmie ${countWords(offers, 'ofertę', 'oferty', 'ofert')}?`,
      required: true,
    },
    {
      field: 'departments',
      count: departments,
      label: `Kto pokieruje: ${countWords(departments, 'dział', 'działy', 'działów')}?`,
      required: true,
    },
    {
      field: 'visits',
      count: visits,
      label: `Kto przyjmie gości i przesyłki (${visits})?`,
      required: true,
    },
    {
      field: 'cases',
      count: cases,
      label: `Kto przejmie ${countWords(cases, 'sprawę', 'sprawy', 'spraw')} RODO?`,
      required: true,
    },
    {
      field: 'articles',
      count: articles,
      label: `Kto przejmie ${countWords(articles, 'wpis', 'wpisy', 'wpisów')} bazy wiedzy?`,
      required: true,
      help: `Kierownik albo administrator. ${namesIn(articleNames, articles)}`,
    },
    {
      field: 'clients',
      count: clients,
      label: `Kto przejmie ${countWords(clients, 'klienta', 'klientów', 'klientów')}?`,
      required: onlyCarer > 0,
      help:
        onlyCarer > 0
          ? undefined
          : 'Każdy z nich ma też innego opiekuna, więc wybór nie jest konieczny.',
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** The first choice is offered for all kinds of work; each may then be changed by itself. */
function pick(heirs: Heir[], chosen: Partial<Record<Field, number>>, field: Field, id?: number) {
  const first = Object.values(chosen).every((one) => one === undefined);
  if (!first || id === undefined) return { ...chosen, [field]: id };
  return Object.fromEntries(heirs.map((heir) => [heir.field, id]));
}

function Heirs({ person, work, onClose, onDone }: Props & { work: Work }) {
  const heirs = heirsOf(work);
  const [chosen, setChosen] = useState<Partial<Record<Field, number>>>({});
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
          const messages = error instanceof ApiError ? error.errors : {};
          setErrors(messages);
          if (Object.keys(messages).length === 0) report(error, send);
        },
      },
    );
  return (
    <>
      {heirs.map(({ field, label, required, help }) => (
        <div key={field} className={classes.heir}>
          <PickOne
            label={label}
            description={help}
            withAsterisk={required}
            placeholder="Wybierz osobę…"
            source={source}
            error={errors[field]}
            value={chosen[field] ?? null}
            onPick={(id) => {
              setErrors({});
              setChosen(pick(heirs, chosen, field, id ?? undefined));
            }}
          />
        </div>
      ))}
      {work.checklists > 0 && (
        <p className={classes.first}>
          {countWords(work.checklists, 'punkt', 'punkty', 'punktów')} list kontrolnych{' '}
          {work.checklists === 1 ? 'wróci' : 'wrócą'} do osób, które mają te zadania i zgłoszenia.
        </p>
      )}
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
