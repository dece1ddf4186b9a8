import { IconPencil } from '@tabler/icons-react';
import type { Address } from '@zaplecze/contract/addresses';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { LinkButton } from '../navigation/link.tsx';
import type { Target } from '../navigation/use-anchor.ts';
import { useLeaving } from './modal.tsx';
import classes from './record-foot.module.css';

const pencil = <IconPencil size={16} stroke={1.5} aria-hidden />;

/**
 * The foot of a dialog that shows a record, alike in all of them and always in reach (SHE-421): `left` what is rarely
 * done, 'Zamknij', the form with everything for who may, the record's page, then what else one does there, of which one
 * may be filled.
 */
export function RecordFoot(props: {
  onClose: () => void;
  edit?: Target | (() => void) | false | undefined;
  page?: Address | undefined;
  left?: ReactNode;
  children?: ReactNode;
}) {
  const { onClose, edit, page, left, children } = props;
  const leave = useLeaving();
  return (
    <div className={classes.foot} data-foot>
      {left}
      <span className={classes.room} />
      <Button variant="default" onClick={() => leave(onClose)}>
        Zamknij
      </Button>
      {typeof edit === 'function' && (
        <Button variant="default" leftSection={pencil} onClick={() => leave(edit)}>
          Edytuj wszystko
        </Button>
      )}
      {typeof edit === 'object' && (
        <LinkButton variant="default" leftSection={pencil} {...edit}>
          Edytuj wszystko
        </LinkButton>
      )}
      {page && (
        <LinkButton variant="default" to={page}>
          Otwórz jako stronę
        </LinkButton>
      )}
      {children}
    </div>
  );
}
