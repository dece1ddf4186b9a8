import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatDay } from '../../kit/records/format.ts';
import { acceptIssue, sendHeld } from '../day/index.ts';
import { IssueReturn } from '../issues/index.ts';
import classes from './notifications.module.css';

type Props = {
  /** `acceptsOn`: the day on which it is accepted by itself. */
  issue: { id: number; name: string; version: number; acceptsOn: string | null };
  /** The words of the notice, from a time at which that day may have been another one. */
  words: string;
};

/** A done issue, decided about where its notice is read. */
export function NoticeDecision({ issue, words: said }: Props) {
  const day = formatDay(issue.acceptsOn);
  const [accepting, setAccepting] = useState(false);
  const [returning, setReturning] = useState(false);
  const accepted = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The buttons are gone, and the keyboard was on one of them.
    if (accepting) accepted.current?.focus({ preventScroll: true });
  }, [accepting]);
  useSentOnLeaving();
  const accept = async () => {
    setAccepting(true);
    await acceptIssue(issue);
    setAccepting(false);
  };
  if (accepting)
    return (
      <div className={classes.decision}>
        <span ref={accepted} tabIndex={-1} className={classes.decided}>
          <IconCheck size={16} stroke={1.75} aria-hidden /> Zaakceptowane
        </span>
      </div>
    );
  return (
    <div className={classes.decision}>
      <Button
        size="compact-sm"
        leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
        aria-label={`Akceptuję: ${issue.name}`}
        onClick={() => void accept()}
      >
        Akceptuję
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
        aria-label={`Zwracam: ${issue.name}`}
        onClick={() => setReturning(true)}
      >
        Zwracam
      </Button>
      {day !== '' && !said.includes(day) && (
        <span className={classes.facts}>Samo zaakceptuje się {day}</span>
      )}
      {returning && <IssueReturn issue={issue} onClose={() => setReturning(false)} />}
    </div>
  );
}

/** What was accepted and can still be taken back is sent once the person goes away from it. */
function useSentOnLeaving() {
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && sendHeld();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      sendHeld(false);
    };
  }, []);
}
