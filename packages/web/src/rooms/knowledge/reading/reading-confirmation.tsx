import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type Article, confirmReading } from '@zaplecze/contract/rooms/knowledge/calls';
import { useSend } from '../../../kit/calls/use-send.ts';
import { DateTimeText, Overdue } from '../../../kit/records/date-text.tsx';
import classes from '../knowledge.module.css';

/** What the reader is to confirm, or has confirmed. */
export function ReadingConfirmation({ record }: { record: Article }) {
  const confirm = useSend(confirmReading, { toast: 'Potwierdzone: wpis przeczytany' });
  const { asked, id, version } = record;
  if (!asked) return null;
  if (asked.at !== null) {
    return (
      <p className={classes.read}>
        <IconCheck size={16} stroke={1.5} aria-hidden />
        <span>
          Przeczytane <DateTimeText value={asked.at} />
          {asked.earlier && '. Od tego czasu treść się zmieniła.'}
        </span>
      </p>
    );
  }
  return (
    <section className={classes.asked} aria-label="Prośba o przeczytanie">
      <p>
        {asked.by.name} prosi o przeczytanie
        {asked.dueOn && (
          <>
            {' '}
            <Overdue value={asked.dueOn} lead="do" />
          </>
        )}
      </p>
      <Button
        size="xs"
        loading={confirm.isPending}
        leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
        onClick={() => confirm.mutate({ params: { id }, body: { version } })}
      >
        Przeczytane
      </Button>
    </section>
  );
}
