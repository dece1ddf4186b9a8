import { IconFilter } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { useState } from 'react';
import { lazyPart } from '../../first-screen/lazy-part.tsx';
import { part } from '../../first-screen/part.ts';
import { IconButton } from '../../navigation/icon-button.tsx';
import type { ListState } from '../state/use-list-state.ts';
import type { FilterField } from '../types.ts';

const FilterModal = lazyPart(part(() => import('./filter-modal.tsx'), 'FilterModal'));

/** 'Filtry' with the number of those that the person chose (`active`); its dialog comes when first asked for. */
export function FilterButton(props: { fields: FilterField[]; state: ListState; active: number }) {
  const { fields, state, active } = props;
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <IconButton
        icon={IconFilter}
        variant={active > 0 ? 'light' : 'subtle'}
        {...(active === 0 && { color: 'gray' })}
        aria-haspopup="dialog"
        data-list-key="f"
        onClick={() => {
          setLoaded(true);
          setOpened(true);
        }}
      >
        Filtry
        {active > 0 && (
          <>
            <span aria-hidden>&nbsp;({active})</span>
            <span className="visually-hidden">
              , {countWords(active, 'czynny', 'czynne', 'czynnych')}
            </span>
          </>
        )}
      </IconButton>
      {loaded && (
        <FilterModal
          fields={fields}
          state={state}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
