import { Switch } from '@mantine/core';
import { ExportButton } from '../../kit/lists/export/export-button.tsx';
import { SearchBox } from '../../kit/lists/filters/search-box.tsx';
import layout from '../../kit/lists/list-page.module.css';
import type { DictionaryState } from './use-dictionary.ts';

/** What narrows the items, and their download. */
export function DictionaryToolbar({ state }: { state: DictionaryState }) {
  const { search, setSearch, archived, setArchived, items, exported } = state;
  return (
    <div className={layout.toolbar}>
      <SearchBox placeholder="Szukaj po nazwie…" value={search} onSearch={setSearch} />
      <div className={layout.tools}>
        <Switch
          size="xs"
          label="Pokaż archiwum"
          checked={archived}
          onChange={(event) => setArchived(event.currentTarget.checked)}
        />
        {items && <ExportButton {...exported} count={items.length} />}
      </div>
    </div>
  );
}
