import { Button } from '@mantine/core';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Article } from '@zaplecze/contract/rooms/knowledge/calls';
import { RecordFoot } from '../../kit/dialogs/record-foot.tsx';
import { RecordFiles } from '../../kit/files/files.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleText } from './article-text.tsx';
import { copyAddress } from './copy-address.ts';
import classes from './knowledge.module.css';
import { ReadingConfirmation } from './reading/reading-confirmation.tsx';

// Only the keepers of the knowledge base use it.
const ArticleKeeping = lazyPart(part(() => import('./article-care.tsx'), 'ArticleKeeping'));

const quiet = { root: classes.quiet, label: classes.word };

/** An article to read, with an address to share. Without `onEdit` it is looked at over other work. */
export function ArticleView(props: {
  record: Article;
  onEdit?: (() => void) | undefined;
  onClose: () => void;
}) {
  const { record, onEdit, onClose } = props;
  const apart = onEdit === undefined;
  const address = addressOf('knowledge', { item: record.id });
  return (
    <>
      <ArticleFacts record={record} apart={apart} />
      <ReadingConfirmation record={record} />
      <ArticleText record={record} apart={apart} />
      {record.files.length > 0 && (
        <section className={classes.files}>
          <h3 className={classes.heading}>Pliki</h3>
          <RecordFiles files={record.files} />
        </section>
      )}
      {record.linkedFrom.length > 0 && (
        <section className={classes.files}>
          <h3 className={classes.heading}>Linkują tutaj</h3>
          <ul className={classes.linked}>
            {record.linkedFrom.map(({ id, name }) => (
              <li key={id}>
                <AppLink to={addressOf('knowledge', { item: id })} newTab={apart}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!apart && record.may.edit && <ArticleKeeping record={record} />}
      <RecordFoot
        onClose={onClose}
        edit={onEdit && record.may.edit && onEdit}
        left={
          <>
            <Button
              variant="subtle"
              classNames={quiet}
              leftSection={<IconLink size={16} stroke={1.5} aria-hidden />}
              onClick={() => void copyAddress(address)}
            >
              Kopiuj link
            </Button>
            <Button
              variant="subtle"
              classNames={quiet}
              leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
              onClick={() => window.print()}
            >
              Drukuj
            </Button>
          </>
        }
      />
    </>
  );
}
