import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import {
  addPackages,
  listPackages,
  type StarterPackage,
} from '@zaplecze/contract/rooms/start/calls';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './start.module.css';

export function CatalogStep() {
  const { data, error, refetch } = useApi(listPackages, {});
  const departments = useApi(dictionaryCalls.department.list, { query: {} });
  const [chosen, setChosen] = useState<string[]>([]);
  /** Other departments than those of their names, by package. */
  const [places, setPlaces] = useState<Record<string, string>>({});
  const add = useSend(addPackages, {
    onDone: ({ services }) => {
      setChosen([]);
      toast.success(`Utworzono ${countWords(services.length, 'usługę', 'usługi', 'usług')}`);
    },
  });
  if (error || !data) return <PendingAnswer answer={{ error, refetch }} shape={<PartToCome />} />;
  const places_ = departments.data?.list ?? [];
  const packages = chosen.map((key) => ({ key, department: Number(places[key]) || null }));
  return (
    <>
      <p>
        Usługa składa się z procedur, a procedura z kolejnych zadań. Wybierz, co firma robi:
        powstaną gotowe usługi, które potem zmienisz po swojemu w katalogu.
      </p>
      <ul className={classes.packages} aria-label="Katalog na start">
        {data.packages.map((one) => (
          <li key={one.key} className={classes.package}>
            {one.service ? (
              <>
                <strong>{one.name}</strong>
                <p className={classes.quiet}>
                  Utworzono:{' '}
                  <AppLink to={addressOf('serviceDefinition', { id: one.service.id })}>
                    {one.service.name}
                  </AppLink>
                </p>
              </>
            ) : (
              <Choice
                one={one}
                departments={places_}
                ticked={chosen.includes(one.key)}
                onTick={(on) =>
                  setChosen(on ? [...chosen, one.key] : chosen.filter((key) => key !== one.key))
                }
                place={places[one.key] ?? ''}
                onPlace={(place) => setPlaces({ ...places, [one.key]: place })}
              />
            )}
            <Content one={one} />
          </li>
        ))}
      </ul>
      <div className={classes.bar}>
        <Button
          loading={add.isPending}
          disabled={chosen.length === 0}
          onClick={() => add.mutate({ body: { packages } })}
        >
          {chosen.length === 0
            ? 'Utwórz wybrane usługi'
            : `Utwórz ${countWords(chosen.length, 'usługę', 'usługi', 'usług')}`}
        </Button>
        <AppLink to={addressOf('serviceDefinitions')}>Ułóż własną usługę</AppLink>
      </div>
    </>
  );
}

function Choice(props: {
  one: StarterPackage;
  departments: { id: number; name: string }[];
  ticked: boolean;
  onTick: (on: boolean) => void;
  place: string;
  onPlace: (place: string) => void;
}) {
  const { one, departments, ticked } = props;
  const named = departments.some(({ name }) => name.toLowerCase() === one.department.toLowerCase());
  return (
    <>
      <Checkbox
        label={<strong>{one.name}</strong>}
        checked={ticked}
        onChange={(event) => props.onTick(event.currentTarget.checked)}
      />
      <p className={classes.quiet}>{one.description}</p>
      {ticked && (
        <NativeSelect
          size="xs"
          label="Dział"
          value={props.place}
          onChange={(event) => props.onPlace(event.currentTarget.value)}
          data={[
            { value: '', label: named ? one.department : `${one.department} (nowy dział)` },
            ...departments
              .filter(({ name }) => name.toLowerCase() !== one.department.toLowerCase())
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </>
  );
}

function Content({ one }: { one: StarterPackage }) {
  const count = one.procedures.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return (
    <details>
      <summary>
        {countWords(one.procedures.length, 'procedura', 'procedury', 'procedur')},{' '}
        {countWords(count, 'zadanie', 'zadania', 'zadań')}
      </summary>
      {one.procedures.map(({ name, tasks }) => (
        <div key={name}>
          {name}
          <ol>
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
        </div>
      ))}
    </details>
  );
}
