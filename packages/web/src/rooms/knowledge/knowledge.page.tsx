import { IconPlus } from '@tabler/icons-react';
import {
  type ArticleRow,
  createArticle,
  listArticles,
  removeArticle,
} from '@zaplecze/contract/rooms/knowledge/calls';
import { articleColumns, articleFilters } from '@zaplecze/contract/rooms/knowledge/columns';
import { useMay } from '../../kit/calls/session.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { editAction, useRemoveAction, viewAction } from '../../kit/lists/table/row-actions.ts';
import type { PillsOf } from '../../kit/lists/types.ts';
import { useItemForm } from '../../kit/records/use-item.ts';
import { dictionarySource, sourceOf } from '../choice-sources/index.ts';
import { articleColumns as columns } from './article-columns.tsx';

const ArticleDialog = lazyPart(part(() => import('./article-dialog.tsx'), 'ArticleDialog'));
const ArticleForm = lazyPart(part(() => import('./article-form.tsx'), 'ArticleForm'));

const HelpFound = lazyPart(part(() => import('./help/help-found.tsx'), 'HelpFound'));

const pills: PillsOf<typeof listArticles>[] = [
  { filter: 'type', label: 'Typ', all: 'Wszystko', source: dictionarySource('knowledgeBaseType') },
];
const filters = fieldFilters(listArticles, articleColumns, articleFilters, sourceOf);

export function KnowledgePage({ list }: OfList<typeof listArticles>) {
  const { link, shown, editing, adding, add, edit, close } = useItemForm();
  const mayAdd = useMay(createArticle);
  const remove = useRemoveAction<ArticleRow>(removeArticle, {
    toast: 'Wpis usunięty',
    words: ({ name }) => name,
  });
  const view = (row: ArticleRow) => link(row);
  return (
    <>
      <ListPage
        title="Baza wiedzy"
        list={list}
        search="Szukaj w nazwach i treści…"
        above={<HelpFound />}
        pills={pills}
        filters={filters}
        columns={columns}
        open={view}
        actions={(row) => [
          viewAction(view(row), 'Zobacz'),
          ...editAction(row, () => edit({ id: row.id })),
          ...remove(row),
        ]}
        primary={mayAdd && { label: 'Dodaj wpis', icon: IconPlus, run: add }}
        empty={{
          title: 'Nie ma jeszcze wpisów',
          text: 'Tu są procedury, instrukcje i wzory, po które sięga cała firma.',
          needs: ['knowledgeBaseType', 'department'],
        }}
      />
      {adding && <ArticleForm onClose={close} />}
      {shown && (
        <ArticleDialog
          key={shown.id}
          {...shown}
          editing={editing}
          onEdit={() => edit(shown)}
          onClose={close}
        />
      )}
    </>
  );
}
