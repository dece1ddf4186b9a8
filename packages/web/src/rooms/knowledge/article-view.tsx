import { Button } from '@mantine/core';
import { IconLink, IconPencil } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Article } from '@zaplecze/contract/knowledge';
import { toast } from '../../kit/dialogs/toast.ts';
import text from '../../kit/fields/rich-text.module.css';
import { RecordFiles } from '../../kit/files/files.tsx';
import { ColorDot, ColorPill } from '../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { SafeHtml } from '../../kit/records/safe-html.tsx';
import classes from './knowledge.module.css';

/** An article to read, with an address to share. */
export function ArticleView(props: { record: Article; onEdit: () => void; onClose: () => void }) {
  const { record, onEdit, onClose } = props;
  const share = async () => {
    try {
      const address = new URL(addressOf('knowledge', { item: record.id }), window.location.origin);
      await navigator.clipboard.writeText(address.href);
      toast.success('Skopiowano odnośnik');
    } catch {
      toast.error('Przeglądarka nie pozwoliła skopiować.');
    }
  };
  return (
    <>
      <p className={classes.about}>
        <ColorPill color={null}>{record.type.name}</ColorPill>
        <ColorDot color={record.department.color}>{record.department.name}</ColorDot>
        <span className={classes.changed}>
          Zaktualizowano <DateTimeText value={record.modified} />
          {record.userModified && `, ${record.userModified.name}`}
        </span>
      </p>
      {record.description ? (
        <div className={text.text}>
          <SafeHtml html={record.description} />
        </div>
      ) : (
        <p className={classes.none}>Ten wpis nie ma jeszcze treści.</p>
      )}
      {record.files.length > 0 && (
        <section className={classes.files}>
          <h3 className={classes.heading}>Pliki</h3>
          <RecordFiles files={record.files} />
        </section>
      )}
      <div className={classes.bar}>
        <Button
          variant="subtle"
          ml={-18}
          leftSection={<IconLink size={16} stroke={1.5} aria-hidden />}
          onClick={() => void share()}
        >
          Kopiuj link
        </Button>
        <span className={classes.room} />
        <Button variant="default" onClick={onClose}>
          Zamknij
        </Button>
        {record.may.edit && (
          <Button leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} onClick={onEdit}>
            Edytuj
          </Button>
        )}
      </div>
    </>
  );
}
