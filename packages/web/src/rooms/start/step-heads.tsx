import { Button } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { type DictionaryItem, dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { queryClient } from '../../kit/calls/query-client.ts';
import { report } from '../../kit/calls/send.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { PickOne } from '../../kit/fields/pickers/record-picker.tsx';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { useUnsaved } from '../../kit/forms/drafts/use-unsaved.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { peopleSource } from '../choice-sources/index.ts';
import classes from './start.module.css';

const { list, update } = dictionaryCalls.department;
const departments = (count: number) => countWords(count, 'działu', 'działów', 'działów');

/** Who heads each department: tasks that check others' work are theirs, and requests for absences wait for them. */
export function HeadsStep() {
  const { data, error, refetch } = useApi(list, { query: {} });
  if (error || !data) return <PendingAnswer answer={{ error, refetch }} shape={<PartToCome />} />;
  return <Heads departments={data.list} />;
}

function Heads({ departments: all }: { departments: DictionaryItem[] }) {
  const [chosen, setChosen] = useState<Record<number, number | null>>({});
  const [sending, setSending] = useState(false);
  const headOf = (one: DictionaryItem) => chosen[one.id] ?? one.head?.id ?? null;
  const changed = all.filter((one) => headOf(one) !== (one.head?.id ?? null));
  const empty = all.filter((one) => headOf(one) === null);
  const first = all.map(headOf).find((head) => head !== null) ?? null;
  useUnsaved(changed.length > 0);
  const save = async () => {
    setSending(true);
    try {
      for (const one of changed) {
        const { id, version } = one;
        await call(update, { params: { id }, body: { head: headOf(one) } }, { ifMatch: version });
      }
      setChosen({});
      toast.success(`Zapisano kierowników ${departments(changed.length)}`);
    } catch (failure) {
      report(failure);
    } finally {
      setSending(false);
      await queryClient.invalidateQueries();
    }
  };
  if (all.length === 0)
    return (
      <p>
        Nie ma jeszcze działów. Dodaj je w kroku{' '}
        <AppLink to={addressOf('start', { step: 'structure' })}>Spółki, działy, stanowiska</AppLink>
        .
      </p>
    );
  return (
    <>
      <p>
        Kierownik działu dostaje zadania kontrolne projektów, wnioski o nieobecność i to, czego nikt
        inny nie może zrobić. Bez niego projekt poprosi o osobę przy każdym takim zadaniu.
      </p>
      <div className={classes.heads}>
        {all.map((one) => (
          <PickOne
            key={one.id}
            label={one.name}
            source={peopleSource}
            value={headOf(one)}
            known={one.head ? [one.head] : []}
            clearable={false}
            onPick={(id) => setChosen({ ...chosen, [one.id]: id })}
          />
        ))}
      </div>
      <div className={classes.bar}>
        <Button loading={sending} disabled={changed.length === 0} onClick={() => void save()}>
          {changed.length === 0
            ? 'Zapisz kierowników'
            : `Zapisz kierowników ${departments(changed.length)}`}
        </Button>
        {first !== null && empty.length > 0 && (
          <Button
            variant="default"
            onClick={() =>
              setChosen({ ...chosen, ...Object.fromEntries(empty.map(({ id }) => [id, first])) })
            }
          >
            Ta sama osoba w pozostałych
          </Button>
        )}
      </div>
    </>
  );
}
