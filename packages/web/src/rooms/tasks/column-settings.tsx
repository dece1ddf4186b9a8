import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

const ColumnDialog = lazyPart(part(() => import('./column-dialog.tsx'), 'ColumnDialog'));

export type ChoosingColumns = { chosen: string[]; onChoose: (keys: string[]) => void };

/** 'Kolumny': which ones the list shows; each tick counts at once and is kept for the person. */
export function ColumnSettings(props: ChoosingColumns) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconColumns3 size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        Kolumny
      </Button>
      {opened && (
        <Suspense>
          <ColumnDialog {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
