import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import type { ReactNode } from 'react';
import layout from '../../kit/lists/list-page.module.css';
import { formatNumber } from '../../kit/records/format.ts';
import classes from './dictionary.module.css';
import { UnusedTags } from './unused-tags.tsx';

type Props = { kind: DictionaryKind; count: number | undefined; add: ReactNode };

/** The title with how many items there are, and the button that adds one. */
export function DictionaryHead({ kind, count, add }: Props) {
  return (
    <header className={layout.head}>
      <h1 className={layout.title}>
        {dictionaries[kind].title}
        {count !== undefined && <span className={layout.count}>{formatNumber(count)}</span>}
      </h1>
      <div className={classes.buttons}>
        {kind === 'tag' && <UnusedTags />}
        {add}
      </div>
    </header>
  );
}
