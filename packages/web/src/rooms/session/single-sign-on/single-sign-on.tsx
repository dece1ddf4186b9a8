import { Button } from '@mantine/core';
import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import {
  enterWithTicket,
  signInOptions,
} from '@zaplecze/contract/rooms/session/single-sign-on/calls';
import { ssoFailures } from '@zaplecze/contract/rooms/session/single-sign-on/lists';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import classes from './single-sign-on.module.css';

type Entered = Answer<typeof enterWithTicket>;
type State = { entering: boolean; problem: string | null };

/** What the way back from the sign-in service left behind the `#`; taken once, and out of sight. */
function takeAnswer(): URLSearchParams {
  const { hash, pathname, search } = window.location;
  const answer = new URLSearchParams(hash.slice(1));
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  return answer;
}

const isFailure = (why: string): why is keyof typeof ssoFailures => Object.hasOwn(ssoFailures, why);

/** Ends a way through the company's sign-in service that led back to this page; never for `over`. */
export function useSingleSignOn(onEntered: (entered: Entered) => void, over = false): State {
  const [state, setState] = useState<State>({ entering: false, problem: null });
  const entered = useEffectEvent(onEntered);
  useEffect(() => {
    if (over) return;
    const answer = takeAnswer();
    const [ticket, why] = [answer.get('ticket'), answer.get('sso')];
    if (why !== null && isFailure(why)) {
      setState({ entering: false, problem: ssoFailures[why] });
    }
    if (ticket === null) return;
    setState({ entering: true, problem: null });
    call(enterWithTicket, { body: { ticket } }).then(entered, (error: unknown) => {
      const problem = error instanceof ApiError ? error.message : String(error);
      setState({ entering: false, problem });
    });
  }, [over]);
  return state;
}

/** The button beside the password, where the operator has configured it. */
export function SingleSignOn(props: State & { back: string; newTab?: boolean }) {
  const { entering, problem, back, newTab } = props;
  const { data } = useApi(signInOptions, {}, { staleTime: Infinity });
  if (!data?.oidc) return null;
  return (
    <div className={classes.company}>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        component="a"
        href={`/api/auth/oidc?back=${encodeURIComponent(back)}`}
        target={newTab ? '_blank' : undefined}
        variant="default"
        fullWidth
        loading={entering}
      >
        {data.oidc.label}
      </Button>
    </div>
  );
}
