import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { type FoundGroup, findPersonal } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/records/states.tsx';
import { FoundGroups } from './found-groups.tsx';
import classes from './rodo.module.css';

const CaseAdd = lazyPart(part(() => import('./case-form.tsx'), 'CaseAdd'));

type Found = { text: string; groups: FoundGroup[] };

/** A person wherever they stand. What is typed stays out of the address and of every log. */
export function PersonalPage() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [adding, setAdding] = useState(false);
  const find = useSend(findPersonal, {
    quiet: true,
    onDone: ({ groups }, { body }) => setFound({ text: body.text, groups }),
  });
  const wrong = find.error instanceof ApiError ? find.error.errors.text : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    find.mutate({ body: { text } });
  };
  return (
    <>
      <PageHead title="Dane osobowe" />
      <p className={classes.lead}>
        Wszystkie miejsca, w których stoi osoba: osoby kontaktowe, goście, pracownicy, nadawcy,
        treści zapisów, nazwy plików i historia. Pisownia, kolejność i odmiana nie mają znaczenia.
      </p>
      <search>
        <form className={classes.search} onSubmit={send}>
          <TextInput
            label="Imię i nazwisko, e-mail albo telefon"
            value={text}
            maxLength={200}
            error={wrong}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            type="submit"
            loading={find.isPending}
            leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          >
            Znajdź
          </Button>
        </form>
      </search>
      {find.isPending ? (
        <Loading />
      ) : find.error && !wrong ? (
        <ErrorState error={find.error} retry={() => find.mutate({ body: { text } })} />
      ) : (
        found && <Answer found={found} onAdd={() => setAdding(true)} />
      )}
      {adding && <CaseAdd about={found?.text ?? text} onClose={() => setAdding(false)} />}
    </>
  );
}

function Answer({ found: { text, groups }, onAdd }: { found: Found; onAdd: () => void }) {
  const add = (
    <IconButton icon={IconPlus} onClick={onAdd}>
      Nowa sprawa
    </IconButton>
  );
  if (groups.length === 0) {
    return (
      <>
        <EmptyState
          title={`Nie znaleziono: ${text}`}
          text="Sprawdź pisownię albo wpisz samo nazwisko, e-mail lub telefon. Treści plików system nie przeszukuje."
        />
        {add}
      </>
    );
  }
  return (
    <section aria-label="Znalezione miejsca">
      <div className={classes.group}>{add}</div>
      <FoundGroups groups={groups} />
      <p className={classes.second}>
        Treści plików, kopii zapasowych i wysłanych listów system nie przeszukuje.
      </p>
    </section>
  );
}
