import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type DictionaryItem, dictionaryCalls } from '@zaplecze/contract/dictionaries';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/dictionaries.lists';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { useRows } from '../../kit/calls/use-api.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { ExportButton } from '../../kit/lists/export-button.tsx';
import { useListKeys } from '../../kit/lists/keys.tsx';
import layout from '../../kit/lists/list-page.module.css';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { TableSkeleton } from '../../kit/lists/table-skeleton.tsx';
import { formatNumber, plain } from '../../kit/records/format.ts';
import { EmptyState, ErrorState } from '../../kit/records/states.tsx';
import classes from './dictionary.module.css';
import { DictionaryTable } from './dictionary-table.tsx';
import { ownFields } from './own-fields.tsx';
import { UnusedTags } from './unused-tags.tsx';

const Form = lazyPart(() => import('./dictionary-form.tsx').then((m) => m.DictionaryForm));

/** The screen of one kind, as the router takes it. */
export function dictionaryPage(kind: DictionaryKind): ComponentType {
  return function Page() {
    // The key gives each kind a state of its own.
    return <DictionaryPage key={kind} kind={kind} />;
  };
}

/** Every simple dictionary: its items, searched and ordered here, with dialogs to change them. */
function DictionaryPage({ kind }: { kind: DictionaryKind }) {
  const { title, one } = dictionaries[kind];
  const [search, setSearch] = useState('');
  const [archived, setArchived] = useState(false);
  const [edited, setEdited] = useState<DictionaryItem | 'new' | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const keys = useListKeys(region);
  const query = archived ? { archived: '1' as const } : {};
  const answer = useRows(dictionaryCalls[kind].list, { query });
  const all = answer.data?.list.filter(ownFields[kind]?.shows ?? (() => true));
  const words = plain(search).split(/\s+/);
  const items = all?.filter(({ name }) => words.every((word) => plain(name).includes(word)));
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
      <header className={layout.head}>
        <h1 className={layout.title}>
          {title}
          {all && <span className={layout.count}>{formatNumber(all.length)}</span>}
        </h1>
        <div className={classes.buttons}>
          {kind === 'tag' && <UnusedTags />}
          {add}
        </div>
      </header>
      <div className={layout.toolbar}>
        <SearchBox placeholder="Szukaj po nazwie…" value={search} onSearch={setSearch} />
        <div className={layout.tools}>
          <Switch
            size="xs"
            label="Pokaż archiwum"
            checked={archived}
            onChange={(event) => setArchived(event.currentTarget.checked)}
          />
          {items && (
            <ExportButton
              endpoint={dictionaryCalls[kind].list}
              query={{ ...query, ...ownFields[kind]?.exported, search: search.trim() || undefined }}
              count={items.length}
            />
          )}
        </div>
      </div>
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {!items && !answer.error && <TableSkeleton columns={1} />}
      {items && (
        <DictionaryTable
          kind={kind}
          items={items}
          onEdit={setEdited}
          empty={
            all?.length === 0 ? (
              <EmptyState
                title="Lista jest jeszcze pusta"
                text="Pozycje stąd wybiera się w formularzach."
                action={add}
              />
            ) : (
              <EmptyState title="Nic nie pasuje" text={`Nie ma pozycji z „${search}” w nazwie.`} />
            )
          }
        />
      )}
      {edited && (
        <Suspense>
          <Form
            kind={kind}
            item={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      {keys}
    </div>
  );
}
