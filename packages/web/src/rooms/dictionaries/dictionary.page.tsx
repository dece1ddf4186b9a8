import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { DictionaryItem } from '@zaplecze/contract/rooms/dictionaries/calls';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { type ComponentType, useRef, useState } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { useListKeys } from '../../kit/lists/keys/keys.tsx';
import { TableSkeleton } from '../../kit/lists/table/table-skeleton.tsx';
import { ErrorState } from '../../kit/records/states.tsx';
import classes from './dictionary.module.css';
import { DictionaryEmpty } from './dictionary-empty.tsx';
import { DictionaryHead } from './dictionary-head.tsx';
import { DictionaryTable } from './dictionary-table.tsx';
import { useDictionary } from './use-dictionary.ts';

const Form = lazyPart(part(() => import('./dictionary-form.tsx'), 'DictionaryForm'));

/** The screen of one kind, as the router takes it. */
export function dictionaryPage(kind: DictionaryKind): ComponentType {
  return function Page() {
    // The key gives each kind a state of its own.
    return <DictionaryPage key={kind} kind={kind} />;
  };
}

/** Every simple dictionary: its items, searched and ordered here, with dialogs to change them. */
function DictionaryPage({ kind }: { kind: DictionaryKind }) {
  const { one } = dictionaries[kind];
  const state = useDictionary(kind);
  const { items } = state;
  const [edited, setEdited] = useState<DictionaryItem | 'new' | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const keys = useListKeys(region);
  const add = (
    <Button
      size="xs"
      data-primary
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      Dodaj {one}
    </Button>
  );
  return (
    <div ref={region} className={classes.page}>
      <DictionaryHead kind={kind} state={state} add={add} />
      {state.error && <ErrorState error={state.error} retry={state.retry} />}
      {!items && !state.error && <TableSkeleton columns={1} />}
      {items && (
        <DictionaryTable
          kind={kind}
          items={items}
          onEdit={setEdited}
          empty={<DictionaryEmpty state={state} add={add} />}
        />
      )}
      {edited && (
        <Form
          kind={kind}
          item={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {keys}
    </div>
  );
}
