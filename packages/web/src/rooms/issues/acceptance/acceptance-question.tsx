import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import {
  type AcceptanceLink,
  decideAcceptance,
} from '@zaplecze/contract/rooms/issues/acceptance/calls';
import { type ReactNode, Suspense, useState } from 'react';
import { ApiError, call } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import { suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { AppLink } from '../../../kit/navigation/link.tsx';
import { formatDateTime, formatDay } from '../../../kit/records/format.ts';
import { Loading } from '../../../kit/records/states.tsx';
import classes from './acceptance.module.css';

/** Forms weigh more than all the rest of this page, which is read on telephones. */
const AcceptanceReturn = suspendingPart(
  part(() => import('./acceptance-return.tsx'), 'AcceptanceReturn'),
);

type Props = {
  token: string;
  name: string;
  issue: NonNullable<AcceptanceLink['issue']>;
  /** Whether the person came to send it back. */
  returns: boolean;
  onDecided: (link: AcceptanceLink) => void;
  /** Somebody has decided meanwhile. */
  onLate: () => void;
};

const isLate = (error: unknown) => error instanceof ApiError && error.status === 409;

/** What was done, and the two ways to decide. */
export function AcceptanceQuestion(props: Props) {
  const { token, name, issue, onDecided, onLate } = props;
  const [returning, setReturning] = useState(props.returns);
  const [sending, setSending] = useState(false);
  const accept = async () => {
    setSending(true);
    try {
      const { link } = await call(decideAcceptance, { body: { token, decision: 'accept' } });
      onDecided(link);
    } catch (error) {
      setSending(false);
      if (isLate(error)) onLate();
      else report(error, () => void accept());
    }
  };
  return (
    <>
      <p className={classes.lead}>Zrealizowane, czeka na Twoją decyzję</p>
      <h1>{name}</h1>
      <Facts issue={issue} />
      {returning ? (
        <Suspense fallback={<Loading />}>
          <AcceptanceReturn
            token={token}
            onDecided={onDecided}
            onCancel={() => setReturning(false)}
          />
        </Suspense>
      ) : (
        <div className={classes.decide}>
          <Button
            leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
            loading={sending}
            onClick={() => void accept()}
          >
            Akceptuję
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
            disabled={sending}
            onClick={() => setReturning(true)}
          >
            Zwracam
          </Button>
        </div>
      )}
      <p className={classes.note}>
        Decyduje {issue.orderer}. Odnośnik działa raz, do {formatDateTime(issue.expires)}.
        {issue.acceptsOn &&
          ` Bez decyzji zgłoszenie zaakceptuje się samo ${formatDay(issue.acceptsOn)}.`}
      </p>
      <p className={classes.note}>
        <AppLink to={addressOf('yourIssue', { id: issue.id })}>
          Otwórz zgłoszenie w programie
        </AppLink>
      </p>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Longer descriptions are opened by whoever wants to read them: the buttons stay in sight. */
const shownAtOnce = 400;

function Facts({ issue }: { issue: Props['issue'] }) {
  const { client, type, users, doneBy, doneAt, description, said } = issue;
  return (
    <>
      <dl className={classes.facts}>
        {client && <Fact label="Klient">{client}</Fact>}
        <Fact label="Typ">{type}</Fact>
        <Fact label="Wykonanie">{users.map((one) => one.name).join(', ')}</Fact>
        <Fact label="Zrealizowano">
          {[formatDateTime(doneAt), doneBy].filter(Boolean).join(', ')}
        </Fact>
      </dl>
      <details className={classes.details} open={description.length <= shownAtOnce}>
        <summary>Opis</summary>
        <p className={classes.text}>{description}</p>
      </details>
      {said.length > 0 && (
        <>
          <h2 className={classes.heading}>Ostatnie komentarze</h2>
          <ul className={classes.said}>
            {said.map(({ by, at, text }) => (
              <li key={at}>
                <span className={classes.by}>
                  {by}, {formatDateTime(at)}
                </span>
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
