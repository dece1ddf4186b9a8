import { IconMessageQuestion } from '@tabler/icons-react';
import { getDay, lookAtDay } from '@zaplecze/contract/rooms/day/calls';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/buttons/button.tsx';
import { formatLongDay } from '../../kit/calendar/day-names.ts';
import { call } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useLive } from '../../kit/live/live.ts';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import { AskDialog } from '../questions/index.ts';
import classes from './day.module.css';
import { DayWhole } from './day-whole.tsx';
import { pendingActs, sendHeld } from './pending-acts.ts';

/** How often the day is read anew by itself, in milliseconds: limits pass although nothing changes. */
const withNews = 300_000;
const withoutNews = 30_000;
/** How often it is told that somebody looks. */
const lookEvery = 600_000;

/** A person's day: late work, today's work, and tasks whose turn has come, with their actions. */
export function DayPage() {
  const live = useLive();
  const answer = useApi(getDay, {}, { refetchInterval: live ? withNews : withoutNews });
  const day = pendingActs.useOver(answer.data?.day);
  useLooking();
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && sendHeld();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      sendHeld(false);
    };
  }, []);
  return (
    <>
      <PageHead title="Mój dzień" count={day && dayWords(day.today)}>
        <span className={classes.keys} aria-hidden>
          <kbd>j</kbd> <kbd>k</kbd> dalej, wstecz <kbd>e</kbd> załatwione <kbd>?</kbd> więcej
        </span>
        <AskButton />
      </PageHead>
      <div className={classes.page}>
        {day ? <DayWhole day={day} /> : <PendingAnswer answer={answer} />}
      </div>
    </>
  );
}

/** Asks a colleague, whoever it is. */
function AskButton() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMessageQuestion size={16} stroke={1.5} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Zapytaj
      </Button>
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** 'czwartek, 26 listopada'. */
const dayWords = (day: string) => formatLongDay(day).replace(/ \d{4}$/, '');

/** Tells that the person looks, while the page is in sight; what it is for stands in the server's room. */
function useLooking() {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      call(lookAtDay, { body: {} }).catch(() => undefined);
    };
    look();
    const timer = window.setInterval(look, lookEvery);
    return () => window.clearInterval(timer);
  }, []);
}
