import { IconBriefcase, IconCheck, IconSend, IconX } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createOffer, type Offer, removeOffer } from '@zaplecze/contract/rooms/offers/calls';
import {
  isOpenOffer,
  needsComment,
  offerStatus,
  offerStatuses,
  projectObstacle,
} from '@zaplecze/contract/rooms/offers/lists';
import { createProject } from '@zaplecze/contract/rooms/projects/calls';
import { useState } from 'react';
import { useStatus } from '../../kit/bulk/use-status.ts';
import { useMay } from '../../kit/calls/session.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { useRemoveAction } from '../../kit/lists/table/row-actions.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { type MainAction, RecordActions } from '../../kit/records/in-place/record-actions.tsx';
import { useAsk } from '../questions/index.ts';
import { offerStatusAct } from './offer-acts.ts';

const Decide = lazyPart(part(() => import('./offer-decision.tsx'), 'OfferDecision'));

/**
 * An offer that waits is decided about by two buttons, an accepted one becomes a project, one to be submitted anew is. Other
 * statuses stand in the menu; those that must say why ask for it (OFF-31).
 */
export function OfferActions({ offer }: { offer: Offer }) {
  const { id, status, next, projects, may } = offer;
  const go = useGo();
  const mayCreate = useMay(createOffer);
  const mayStart = useMay(createProject);
  const [deciding, decide] = useState<number | null>(null);
  const { give, busy } = useStatus(offerStatusAct, offer);
  const remove = useRemoveAction<Offer>(removeOffer, {
    toast: 'Oferta usunięta',
    words: ({ name }) => name,
    onDone: () => void go(addressOf('offers')),
  });
  const ask = useAsk({ kind: 'offer', id, name: offer.name });
  const step = (to: number) => () => (needsComment(to) ? decide(to) : void give(to));
  const main: MainAction[] = [];
  if (may.decide && isOpenOffer(status.id)) {
    const { refused, accepted } = offerStatus;
    main.push(
      { label: 'Odmowa', icon: IconX, quiet: true, run: step(refused) },
      { label: 'Zaakceptowana', icon: IconCheck, busy, run: step(accepted) },
    );
  }
  if (mayStart && !projectObstacle({ status: status.id, projects }))
    main.push({
      label: 'Utwórz projekt',
      icon: IconBriefcase,
      to: { to: addressOf('projectAdd', { offer: id }) },
    });
  if (mayCreate && status.id === offerStatus.submittedAnew && next.length === 0)
    main.push({
      label: 'Złóż ponownie',
      icon: IconSend,
      to: { to: addressOf('offerCopy', { id }) },
    });
  const statuses = may.decide
    ? offerStatuses.filter(
        (one) => one.id !== status.id && !main.some(({ label }) => label === one.name),
      )
    : [];
  return (
    <>
      <RecordActions
        name={offer.name}
        main={main}
        statuses={statuses.map((one) => ({
          label: needsComment(one.id) ? `${one.name}…` : one.name,
          status: one,
          run: step(one.id),
        }))}
        {...(may.decide && { ask: ask.action })}
        edit={may.edit && { to: addressOf('offerEdit', { id }) }}
        remove={remove(offer)}
      />
      {ask.dialog}
      {deciding !== null && (
        <Decide
          offer={offer}
          next={deciding}
          onClose={() => decide(null)}
          onDone={() => {
            const anew = deciding === offerStatus.submittedAnew && mayCreate;
            decide(null);
            if (anew) void go(addressOf('offerCopy', { id }));
          }}
        />
      )}
    </>
  );
}
