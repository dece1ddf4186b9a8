import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { DictionaryKind } from '@zaplecze/contract/rooms/dictionaries/lists';
import { dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { addEntries, getProposals } from '@zaplecze/contract/rooms/start/calls';
import { proposedKinds, structureKinds } from '@zaplecze/contract/rooms/start/lists';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { tooLong } from '../../kit/fields/text-fields.tsx';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { useUnsaved } from '../../kit/forms/drafts/use-unsaved.ts';
import { FormElement } from '../../kit/forms/form-element.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './start.module.css';

/** Signs of a name, as in the dictionaries' own form. */
const longest = 200;

type Proposals = Answer<typeof getProposals>['kinds'];
type Entry = { kind: DictionaryKind; name: string };

export function StructureStep() {
  return (
    <>
      <p>
        Spółki, w których imieniu pracujecie, działy i stanowiska. Działy trafią do wszystkich
        spółek; można to potem zmienić w definicjach.
      </p>
      <Entries kinds={structureKinds} />
    </>
  );
}

export function DictionariesStep() {
  return (
    <>
      <p>
        Z tych list wybiera się w formularzach. Zaznaczone propozycje wystarczą na początek; każdą
        pozycję można później zmienić, usunąć i dopisać.
      </p>
      <Entries kinds={proposedKinds} />
    </>
  );
}

function Entries({ kinds }: { kinds: readonly DictionaryKind[] }) {
  const { data, error, refetch } = useApi(getProposals, {});
  if (error || !data) return <PendingAnswer answer={{ error, refetch }} shape={<PartToCome />} />;
  const shown = kinds.flatMap((kind) => data.kinds.filter((one) => one.kind === kind));
  return <Picker kinds={shown} />;
}

const keyOf = ({ kind, name }: Entry) => `${kind} ${name}`;

/** Ticked to begin with: what most companies take, where a dictionary is still empty. */
function usual(kinds: Proposals): Set<string> {
  const empty = kinds.filter(
    ({ proposals, others }) => others.length === 0 && proposals.every(({ there }) => !there),
  );
  return new Set(
    empty.flatMap(({ kind, proposals }) =>
      proposals.filter((one) => one.usual).map(({ name }) => keyOf({ kind, name })),
    ),
  );
}

function Picker({ kinds }: { kinds: Proposals }) {
  const [ticked, setTicked] = useState(() => usual(kinds));
  const [own, setOwn] = useState<Entry[]>([]);
  /** Typed and not added yet, by kind: saving takes it too. */
  const [typed, setTyped] = useState<Partial<Record<DictionaryKind, string>>>({});
  const pending = kinds.flatMap(({ kind }) => {
    const name = typed[kind]?.trim();
    return name ? [{ kind, name }] : [];
  });
  const chosen: Entry[] = [
    ...kinds.flatMap(({ kind, proposals }) =>
      proposals
        .filter(({ name, there }) => !there && ticked.has(keyOf({ kind, name })))
        .map(({ name }) => ({ kind, name })),
    ),
    ...own,
    ...pending,
  ];
  useUnsaved(own.length + pending.length > 0);
  const add = useSend(addEntries, {
    onDone: ({ added }) => {
      setOwn([]);
      setTyped({});
      setTicked(new Set());
      toast.success(`Dodano ${countWords(added, 'pozycję', 'pozycje', 'pozycji')}`);
    },
  });
  const tick = (key: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(key);
    else next.delete(key);
    setTicked(next);
  };
  const take = (kind: DictionaryKind) => {
    const name = typed[kind]?.trim();
    if (tooLong(name, longest)) return;
    if (name) setOwn([...own, { kind, name }]);
    setTyped({ ...typed, [kind]: '' });
  };
  return (
    <FormElement
      onSend={() => {
        if (chosen.length > 0) add.mutate({ body: { entries: chosen } });
      }}
    >
      <div className={classes.kinds}>
        {kinds.map(({ kind, proposals, others }) => (
          <fieldset key={kind} className={classes.kind}>
            <legend>{dictionaries[kind].title}</legend>
            <div className={classes.ticks}>
              {proposals.map(({ name, there }) => (
                <Checkbox
                  key={name}
                  size="sm"
                  label={name}
                  disabled={there}
                  checked={there || ticked.has(keyOf({ kind, name }))}
                  onChange={(event) => tick(keyOf({ kind, name }), event.currentTarget.checked)}
                />
              ))}
              {others.map((name) => (
                <Checkbox key={name} size="sm" label={name} checked disabled readOnly />
              ))}
              {own
                .filter((one) => one.kind === kind)
                .map((one) => (
                  <Checkbox
                    key={one.name}
                    size="sm"
                    label={one.name}
                    checked
                    onChange={() => setOwn(own.filter((each) => each !== one))}
                  />
                ))}
            </div>
            <div className={classes.own}>
              <TextInput
                size="xs"
                aria-label={`${dictionaries[kind].title}: nowa nazwa`}
                placeholder="Nowa nazwa…"
                error={tooLong(typed[kind]?.trim(), longest)}
                value={typed[kind] ?? ''}
                onChange={(event) => setTyped({ ...typed, [kind]: event.currentTarget.value })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.ctrlKey) return;
                  event.preventDefault();
                  take(kind);
                }}
              />
              <Button
                size="xs"
                variant="default"
                aria-label={`${dictionaries[kind].title}: dodaj nową nazwę`}
                disabled={!typed[kind]?.trim()}
                onClick={() => take(kind)}
              >
                Dodaj
              </Button>
            </div>
          </fieldset>
        ))}
      </div>
      <Button type="submit" mt={16} loading={add.isPending} disabled={chosen.length === 0}>
        {chosen.length === 0
          ? 'Zapisz zaznaczone'
          : `Zapisz ${countWords(chosen.length, 'pozycję', 'pozycje', 'pozycji')}`}
      </Button>
    </FormElement>
  );
}
