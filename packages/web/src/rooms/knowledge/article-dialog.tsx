import { type Article, getArticle } from '@zaplecze/contract/rooms/knowledge/calls';
import { Suspense } from 'react';
import { useFresh } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { DeletedNote } from '../../kit/records/deleted-note.tsx';
import { TitlePencil } from '../../kit/records/in-place/editable-fact.tsx';
import { DetailSkeleton, PendingAnswer } from '../../kit/records/states.tsx';
import { ArticleEditor } from './article-facts.tsx';
import { ArticleView } from './article-view.tsx';

// The editor is heavy and comes only for who writes.
const ArticleForm = suspendingPart(part(() => import('./article-form.tsx'), 'ArticleForm'));

/** Reads an article, then shows it or lets it be changed; without `onEdit` over another room's page. */
export function ArticleDialog(props: {
  id: number;
  name?: string;
  editing: boolean;
  onEdit?: () => void;
  onClose: () => void;
}) {
  const { id, name = 'Baza wiedzy', editing, onEdit, onClose } = props;
  const answer = useFresh(getArticle, { params: { id } });
  const record: Article | undefined = answer.data?.knowledgeBase;
  if (record && editing && record.may.edit)
    return (
      <Suspense fallback={<ArticleToCome name={record.name} onClose={onClose} />}>
        <ArticleForm record={record} onClose={onClose} />
      </Suspense>
    );
  return (
    <Modal
      title={record?.name ?? name}
      opened
      beside={record?.may.edit && onEdit && <TitlePencil editor={ArticleEditor} record={record} />}
      onClose={onClose}
      size={1080}
      waits={!record}
      address={editing || !onEdit ? undefined : 'item'}
    >
      {record ? (
        <>
          <DeletedNote error={answer.later} />
          <ArticleView record={record} onEdit={onEdit} onClose={onClose} />
        </>
      ) : (
        <PendingAnswer answer={answer} />
      )}
    </Modal>
  );
}

/** The dialog stays while the editor comes: it is given up as any other. */
const ArticleToCome = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <Modal title={name} opened onClose={onClose} size={820} waits>
    <DetailSkeleton />
  </Modal>
);
