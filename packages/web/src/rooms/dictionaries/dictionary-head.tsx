import { Switch } from '@mantine/core';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import type { ReactNode } from 'react';
import { SearchBox } from '../../kit/lists/filters/search-box.tsx';
import { ViewButton } from '../../kit/lists/view/view-button.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { UnusedTags } from './unused-tags.tsx';
import type { DictionaryState } from './use-dictionary.ts';

type Props = { kind: DictionaryKind; state: DictionaryState; add: ReactNode };

/** The title with how many items there are, what narrows them, their download, and the button that adds one. */
export function DictionaryHead({ kind, state, add }: Props) {
  const { all, search, setSearch, archived, setArchived, items, exported } = state;
  return (
    <PageHead
      title={dictionaries[kind].title}
      count={all && formatNumber(all.length)}
      beside={
        <>
          <SearchBox placeholder="Szukaj po nazwie…" value={search} onSearch={setSearch} />
          <Switch
            size="xs"
            label="Pokaż archiwum"
            checked={archived}
            onChange={(event) => setArchived(event.currentTarget.checked)}
          />
        </>
      }
      tools={<ViewButton exported={items && { ...exported, count: items.length }} />}
    >
      {kind === 'tag' && <UnusedTags />}
      {add}
    </PageHead>
  );
}
