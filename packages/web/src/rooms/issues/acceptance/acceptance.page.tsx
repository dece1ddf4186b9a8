import { useLocation } from '@tanstack/react-router';
import {
  type AcceptanceLink,
  checkAcceptance,
} from '@zaplecze/contract/rooms/issues/acceptance/calls';
import { useState } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { ErrorState, Loading } from '../../../kit/records/states.tsx';
import { AcceptanceOver } from './acceptance-over.tsx';
import { AcceptanceQuestion } from './acceptance-question.tsx';

const dead: AcceptanceLink = { state: 'dead', name: null, outcome: null, issue: null };

/**
 * The page of a link in a letter or a push: what was done, and the two ways to decide, without signing in. Opening it
 * decides nothing, since mailboxes open links by themselves. The link's secret stands behind `#`: no server is told of it.
 */
export function AcceptancePage() {
  const { hash, search } = useLocation();
  const returns = (search as { return?: unknown }).return !== undefined;
  if (hash === '') return <AcceptanceOver link={dead} />;
  return <OfLink key={`${hash} ${returns}`} token={hash} returns={returns} />;
}

function OfLink({ token, returns }: { token: string; returns: boolean }) {
  const [decided, setDecided] = useState<AcceptanceLink | null>(null);
  const found = useApi(
    checkAcceptance,
    { body: { token } },
    // Words that are being typed stay; what became of it meanwhile is told when they are sent.
    { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const link = decided ?? found.data?.link;
  if (!link && found.error)
    return <ErrorState error={found.error} retry={() => void found.refetch()} />;
  if (!link) return <Loading />;
  if (link.state !== 'open' || !link.issue) return <AcceptanceOver link={link} />;
  return (
    <AcceptanceQuestion
      token={token}
      name={link.name ?? ''}
      issue={link.issue}
      returns={returns}
      onDecided={setDecided}
      onLate={() => void found.refetch()}
    />
  );
}
