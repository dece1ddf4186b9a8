import { Button } from '@mantine/core';
import { type Article, endReading } from '@zaplecze/contract/rooms/knowledge/calls';
import { useState } from 'react';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { DateTimeText, Overdue } from '../../kit/records/date-text.tsx';
import { formatDay } from '../../kit/records/format.ts';
import classes from './knowledge.module.css';
import { ReadersDialog } from './reading/readers-dialog.tsx';
import { ReadingForm } from './reading/reading-form.tsx';
import { ReviewForm } from './reading/review-form.tsx';

type Opened = 'review' | 'ask' | 'change' | 'readers';

/** For who keeps the base: reviews of an article, and who is to read it. */
export function ArticleKeeping({ record }: { record: Article }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const end = useSend(endReading, { toast: 'Prośba o przeczytanie wycofana' });
  const { reading, reviews, reviewOn } = record;
  const close = () => setOpened(null);
  const withdraw = async () => {
    const question = { title: 'Czy wycofać prośbę o przeczytanie?', danger: false };
    if (await confirm(question)) end.mutate({ params: { id: record.id } });
  };
  return (
    <>
      <section className={classes.files}>
        <h3 className={classes.heading}>Przegląd</h3>
        <div className={classes.keeping}>
          <span>
            {reviewOn ? (
              <>
                Następny: <Overdue value={reviewOn} />
              </>
            ) : (
              'Bez terminu przeglądu'
            )}
          </span>
          <Button size="xs" variant="default" onClick={() => setOpened('review')}>
            Przejrzane…
          </Button>
        </div>
        {reviews.length > 0 && (
          <ul className={classes.linked} aria-label="Historia przeglądów">
            {reviews.map(({ at, by, next }) => (
              <li key={at}>
                <DateTimeText value={at} />, {by.name}
                {next ? `, następny ${formatDay(next)}` : ', bez następnego'}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={classes.files}>
        <h3 className={classes.heading}>Prośba o przeczytanie</h3>
        {reading ? (
          <div className={classes.keeping}>
            <span>
              Przeczytało {reading.read} z {reading.asked}
              {reading.dueOn && (
                <>
                  {', '}
                  <Overdue value={reading.dueOn} lead="do" done={reading.read === reading.asked} />
                </>
              )}
              {`. Prosi ${reading.askedBy.name}: ${
                reading.everybody
                  ? 'wszyscy'
                  : reading.departments.map(({ name }) => name).join(', ')
              }.`}
              {reading.earlier > 0 && ` Wcześniejszą treść: ${reading.earlier}.`}
            </span>
            <Button size="xs" variant="default" onClick={() => setOpened('readers')}>
              Kto przeczytał
            </Button>
            <Button size="xs" variant="default" onClick={() => setOpened('change')}>
              Zmień…
            </Button>
            <Button size="xs" variant="default" onClick={() => setOpened('ask')}>
              Poproś ponownie…
            </Button>
            <Button
              size="xs"
              variant="subtle"
              loading={end.isPending}
              onClick={() => void withdraw()}
            >
              Wycofaj
            </Button>
          </div>
        ) : (
          <div className={classes.keeping}>
            <span>Nikt nie jest proszony o przeczytanie.</span>
            <Button size="xs" variant="default" onClick={() => setOpened('ask')}>
              Poproś o przeczytanie…
            </Button>
          </div>
        )}
      </section>
      {opened === 'review' && <ReviewForm record={record} onClose={close} />}
      {opened === 'ask' && <ReadingForm record={record} onClose={close} />}
      {opened === 'change' && reading && (
        <ReadingForm record={record} reading={reading} onClose={close} />
      )}
      {opened === 'readers' && reading && (
        <ReadersDialog record={record} reading={reading} onClose={close} />
      )}
    </>
  );
}
