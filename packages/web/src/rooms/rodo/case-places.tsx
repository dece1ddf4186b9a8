import { Button } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  casePlaces,
  eraseCase,
  type PersonalCase,
} from '@zaplecze/contract/rooms/rodo/cases/calls';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import { FoundGroups } from './found-groups.tsx';
import classes from './rodo.module.css';

/** Everywhere that the person of a request stands; where they are to be forgotten, with what goes. */
export function CasePlaces({ record }: { record: PersonalCase }) {
  const params = { id: record.id };
  const found = useApi(casePlaces, { params });
  const [chosen, onChoose] = useState<string[]>([]);
  const erase = useSend(eraseCase, {
    toast: 'Dane osoby usunięto z zapisów',
    onDone: () => onChoose([]),
  });
  const erasing = record.kind === 'erasure';
  const groups = found.data?.groups ?? [];
  const goes = groups.flatMap(({ places }) => places).filter((place) => place.goes).length;
  const count = goes + chosen.length;
  const ask = async () => {
    const yes = await confirm({
      title: 'Usunąć dane osoby z zapisów?',
      text: `Tego nie można cofnąć. Dane znikną z ${countWords(count, 'miejsca', 'miejsc', 'miejsc')}, także z historii zmian.`,
    });
    if (yes) erase.mutate({ params, body: { confirmed: chosen } });
  };
  return (
    <MainBox title="Gdzie stoi ta osoba">
      {!found.data ? (
        <PendingAnswer
          answer={found}
          shape={
            <>
              <Loading />
              <PartToCome />
            </>
          }
        />
      ) : groups.length === 0 ? (
        <EmptyNote>Nie znaleziono żadnych zapisów o tej osobie.</EmptyNote>
      ) : (
        <>
          {erasing && (
            <p className={classes.second}>
              Osoby kontaktowe anonimizuje się z menu przy nazwisku, byłych pracowników w ich
              profilu. W zapisach zaznacz miejsca, w których mowa o tej osobie; niezaznaczone
              zostaną bez zmian.
            </p>
          )}
          <FoundGroups
            groups={groups}
            request={record.id}
            choosing={erasing ? { chosen, onChoose } : undefined}
          />
          {erasing && (
            <div className={classes.bar}>
              <span className={classes.second}>
                Zniknie z {countWords(count, 'miejsca', 'miejsc', 'miejsc')}.
              </span>
              <Button
                color="red.8"
                size="xs"
                disabled={count === 0}
                loading={erase.isPending}
                onClick={() => void ask()}
              >
                Usuń z zapisów
              </Button>
            </div>
          )}
        </>
      )}
    </MainBox>
  );
}
