import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import type { ReactNode } from 'react';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import classes from './dictionary.module.css';
import { UnusedTags } from './unused-tags.tsx';

type Props = { kind: DictionaryKind; count: number | undefined; add: ReactNode };

/** The title with how many items there are, and the button that adds one. */
export function DictionaryHead({ kind, count, add }: Props) {
  return (
    <PageHead title={dictionaries[kind].title} count={count !== undefined && formatNumber(count)}>
      <div className={classes.buttons}>
        {kind === 'tag' && <UnusedTags />}
        {add}
      </div>
    </PageHead>
  );
}
