import { Button, TextInput } from '@mantine/core';
import { groupedAccount } from '@zaplecze/contract/kit/fields/company-numbers';
import {
  checkAccount,
  checkClient,
  type KnownOfClient,
  knownOfClient,
} from '@zaplecze/contract/rooms/business-registries/calls';
import {
  companyState,
  type RegistryField,
  registryFacts,
  registryName,
} from '@zaplecze/contract/rooms/business-registries/lists';
import { useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { CopyButton, Fact, SideBox } from '../../kit/records/details.tsx';
import { formatDay } from '../../kit/records/format.ts';
import classes from './business-registries.module.css';

/** VAT status with its proof, accounts, changes; nothing at all where no register is asked. */
export function ClientRegistry({ client }: { client: number }) {
  const known = useApi(knownOfClient, { params: { id: client } }).data?.known;
  const check = useSend(checkClient);
  if (!known || (!known.on && known.asked.length === 0)) return null;
  const problems = check.data?.asked.flatMap(({ message }) => message ?? []) ?? [];
  return (
    <SideBox
      title="W rejestrach"
      action={
        known.on && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={check.isPending}
            onClick={() => check.mutate({ params: { id: client } })}
          >
            Sprawdź teraz
          </Button>
        )
      }
    >
      <div role="status">
        {check.data?.message && <p className={classes.note}>{check.data.message}</p>}
        {!check.data?.message && problems.length > 0 && (
          <p className={classes.note}>{problems.join(' ')}</p>
        )}
      </div>
      {known.asked.length === 0 && <p className={classes.note}>Jeszcze nie sprawdzano.</p>}
      <Vat known={known} />
      <Others known={known} />
      <Changes known={known} />
      {known.accounts && <Account client={client} known={known} />}
    </SideBox>
  );
}

type Known = { known: KnownOfClient };

/** The proof: what the register calls its answer, and the day. */
function Proof({ day, requestId }: { day: string; requestId: string | null }) {
  return (
    <span className={classes.from}>
      na dzień {formatDay(day)}
      {requestId && (
        <>
          , id zapytania {requestId} <CopyButton text={requestId} what="identyfikator zapytania" />
        </>
      )}
    </span>
  );
}

function Vat({ known: { facts, asked } }: Known) {
  const answer = asked.find(({ registry }) => registry === 'mf');
  if (!answer) return null;
  const status = facts.find(({ field }) => field === 'vatStatus')?.value;
  const accounts = facts.filter(({ field }) => field === 'account');
  return (
    <>
      <Fact label="Status VAT">
        <StatusDot status={companyState(status ?? 'Nie figuruje w wykazie')} />
        <br />
        <Proof {...answer} />
      </Fact>
      {accounts.length > 0 && (
        <Fact label="Rachunki w wykazie">
          {accounts.map(({ value }) => (
            <span key={value} className={classes.account}>
              {groupedAccount(value)} <CopyButton text={value} what="numer rachunku" />
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}

/** Facts of registers without a field of the client. */
function Others({ known: { facts, asked } }: Known) {
  const shown: RegistryField[] = ['state', 'representation'];
  return asked
    .filter(({ registry }) => registry !== 'mf')
    .map(({ registry, state, day }) => {
      const otherFacts = facts.filter(
        ({ source, field }) => source === registry && shown.includes(field),
      );
      if (state === 'none') return null;
      return (
        <Fact key={registry} label={registryName(registry)}>
          {otherFacts.map(({ field, value }) =>
            field === 'state' ? (
              <StatusDot key={field} status={companyState(value)} />
            ) : (
              <span key={field} className={classes.said}>
                {value}
              </span>
            ),
          )}
          <br />
          <Proof day={day} requestId={null} />
        </Fact>
      );
    });
}

function Changes({ known: { changes } }: Known) {
  if (changes.length === 0) return null;
  return (
    <Fact label="Zmiany w rejestrach">
      <ul className={classes.changes}>
        {changes.map(({ id, registry, field, before, after, at }) => (
          <li key={id}>
            {registryFacts[field]}: {before ?? 'brak'} → {after ?? 'brak'}
            <br />
            <span className={classes.from}>
              {registryName(registry)}, {formatDay(at)}
            </span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

/** Whether an account is on the list, asked before a transfer. */
function Account({ client, known: { checks } }: Known & { client: number }) {
  const [typed, type] = useState('');
  const check = useSend(checkAccount, { quiet: true, onDone: () => type('') });
  const { error } = check;
  const wrong = error instanceof ApiError ? (error.errors.account ?? error.message) : null;
  return (
    <>
      <form
        className={classes.ask}
        onSubmit={(event) => {
          event.preventDefault();
          check.mutate({ params: { id: client }, body: { account: typed } });
        }}
      >
        <TextInput
          size="xs"
          label="Sprawdź rachunek"
          placeholder="26 cyfr"
          value={typed}
          maxLength={40}
          autoComplete="off"
          error={wrong}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button
          type="submit"
          size="xs"
          variant="default"
          loading={check.isPending}
          disabled={typed.trim() === ''}
        >
          Sprawdź
        </Button>
      </form>
      <ul className={classes.changes} aria-label="Sprawdzone rachunki" aria-live="polite">
        {checks.map(({ account, assigned, day, requestId }) => (
          <li key={account + day}>
            <span className={classes.account}>{groupedAccount(account)}</span>
            <StatusDot
              status={{
                id: 0,
                name: assigned ? 'Jest w wykazie' : 'Nie ma go w wykazie',
                color: companyState(assigned ? 'Czynny' : '').color,
              }}
            />
            <br />
            <Proof day={day} requestId={requestId} />
          </li>
        ))}
      </ul>
    </>
  );
}
