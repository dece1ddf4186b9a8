import { ArticleDialog } from './article-dialog.tsx';

/** An article over another room's page, to read: the page and what is typed there stay. */
export function ArticleOver(props: { id: number; name?: string; onClose: () => void }) {
  return <ArticleDialog {...props} editing={false} />;
}
