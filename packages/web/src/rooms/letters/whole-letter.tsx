import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

const WholeLetterDialog = lazyPart(
  part(() => import('./whole-letter-dialog.tsx'), 'WholeLetterDialog'),
);

/** Opens the letter that a description or a comment was, as it came; nothing where it was none. */
export function WholeLetter({ letter }: { letter: number | null }) {
  const [opened, setOpened] = useState(false);
  if (letter === null) return null;
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        leftSection={<IconMail size={14} stroke={1.5} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Pokaż cały list
      </Button>
      {opened && <WholeLetterDialog id={letter} onClose={() => setOpened(false)} />}
    </>
  );
}
