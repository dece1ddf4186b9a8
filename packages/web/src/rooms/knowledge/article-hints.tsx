import { useDebouncedValue } from '@mantine/hooks';
import { IconBulb } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { suggestArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import classes from './article-hints.module.css';
import { ArticleOver } from './knowledge.parts.ts';

/** How long nothing is typed before it is asked, in milliseconds. */
const pause = 300;

/**
 * Under the type of an issue that is being written: articles that may answer it. They open over the form, which stays
 * as it is.
 */
export function ArticleHints(props: { type: number | null | undefined; name: string | undefined }) {
  const { type } = props;
  const [name] = useDebouncedValue(props.name ?? '', pause);
  const [opened, setOpened] = useState<{ id: number; name: string } | null>(null);
  const known = typeof type === 'number';
  const { data } = useApi(
    suggestArticles,
    { query: { type: type ?? 0, name: name.slice(0, 250) } },
    { enabled: known, staleTime: 60_000, placeholderData: (before) => before },
  );
  const found = known ? (data?.list ?? []) : [];
  return (
    <>
      <div role="status" className={classes.hints} hidden={found.length === 0}>
        {found.length > 0 && (
          <>
            <IconBulb size={16} stroke={1.5} aria-hidden />
            <span>Może pomoże:</span>
            {found.map((article) => (
              <a
                key={article.id}
                href={addressOf('knowledge', { item: article.id })}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  setOpened(article);
                }}
              >
                {article.name}
              </a>
            ))}
          </>
        )}
      </div>
      {opened && <ArticleOver {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
