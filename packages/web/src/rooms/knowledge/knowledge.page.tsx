import { IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import {
  type ArticleRow,
  createArticle,
  listArticles,
  removeArticle,
} from '@zaplecze/contract/knowledge';
import { Suspense, useState } from 'react';
import { useMay } from '../../kit/calls/session.ts';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowAction } from '../../kit/lists/row-menu.tsx';
import type { ColumnOf, FilterOfList, PillsOf } from '../../kit/lists/types.ts';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { DayText } from '../../kit/records/date-text.tsx';
import { useItem } from '../../kit/records/use-item.ts';
import { dictionarySource } from '../choices/index.ts';
import { PersonName } from '../persons/index.ts';
import classes from './knowledge.module.css';

const ArticleDialog = lazyPart(() => import('./article-dialog.tsx').then((m) => m.ArticleDialog));
const ArticleForm = lazyPart(() => import('./article-form.tsx').then((m) => m.ArticleForm));

const pills: PillsOf<typeof listArticles>[] = [
  { filter: 'type', label: 'Typ', all: 'Wszystko', source: dictionarySource('knowledgeBaseType') },
];
const filters: FilterOfList<typeof listArticles>[] = [
  { key: 'department', label: 'Dział', kind: 'choices', source: dictionarySource('department') },
];
const columns: ColumnOf<typeof listArticles>[] = [
  {
    key: 'name',
    header: 'Nazwa',
    sort: 'name',
    card: 'title',
    width: '40%',
    clip: true,
    render: (row) => row.name,
  },
  {
    key: 'type',
    header: 'Typ',
    sort: 'type',
    card: 'status',
    width: 130,
    render: (row) => <span className={classes.entry}>{row.type.name}</span>,
  },
  {
    key: 'department',
    header: 'Dział',
    sort: 'department',
    width: 170,
    render: (row) => (
      <span className={classes.entry}>
        <ColorDot color={row.department.color}>{row.department.name}</ColorDot>
      </span>
    ),
  },
  {
    key: 'modified',
    header: 'Data aktualizacji',
    sort: 'modifiedDate',
    width: 150,
    render: (row) => <DayText value={row.modified} />,
  },
  {
    key: 'userModified',
    header: 'Przez kogo',
    sort: 'modifiedBy',
    // Too much for a narrow window; the view tells who as well.
    from: 1280,
    render: (row) => <PersonName person={row.userModified} />,
  },
];

export function KnowledgePage() {
  const item = useItem();
  const [form, setForm] = useState<number | 'new' | null>(null);
  const mayAdd = useMay(createArticle);
  const remove = useSend(removeArticle, { toast: 'Wpis usunięty' });
  const drop = async (row: ArticleRow) => {
    if (await confirm({ text: row.name })) remove.mutate({ params: { id: row.id } });
  };
  const open = (row: ArticleRow) => () => item.open(row);
  const actions = (row: ArticleRow): RowAction[] => [
    { label: 'Zobacz', icon: IconEye, run: open(row) },
    ...(row.may.edit ? [{ label: 'Edytuj', icon: IconPencil, run: () => setForm(row.id) }] : []),
    ...(row.may.delete
      ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop(row) }]
      : []),
  ];
  const shown = typeof form === 'number' ? form : item.id;
  return (
    <>
      <ListPage
        title="Baza wiedzy"
        endpoint={listArticles}
        search="Szukaj w nazwach i treści…"
        pills={pills}
        filters={filters}
        columns={columns}
        open={open}
        actions={actions}
        primary={mayAdd && { label: 'Dodaj wpis', icon: IconPlus, run: () => setForm('new') }}
        empty={{
          title: 'Nie ma jeszcze wpisów',
          text: 'Tu są procedury, instrukcje i wzory, po które sięga cała firma.',
        }}
      />
      <Suspense>
        {form === 'new' && <ArticleForm onClose={() => setForm(null)} />}
        {shown !== null && (
          <ArticleDialog
            key={shown}
            id={shown}
            name={item.name}
            editing={form === shown}
            onEdit={() => setForm(shown)}
            // A form opened from the view goes back to it.
            onClose={() => (form === null ? item.close() : setForm(null))}
          />
        )}
      </Suspense>
    </>
  );
}
