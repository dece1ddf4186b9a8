import { addressOf } from '@zaplecze/contract/addresses';
import { type ServiceDefinition, serviceDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { serviceStatus } from '@zaplecze/contract/rooms/catalog/lists';
import { getOffer, type Offer } from '@zaplecze/contract/rooms/offers/calls';
import { projectObstacle } from '@zaplecze/contract/rooms/offers/lists';
import type { ReactNode } from 'react';
import { useApi, useFresh } from '../../kit/calls/use-api.ts';
import type { PickerItem } from '../../kit/fields/pickers/source.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { DetailSkeleton, EmptyState, ErrorState } from '../../kit/records/states.tsx';

/** Reads the offer that a project is made of and the services of its types, an only one with its tasks; or says why none is made. */
export function OfOffer(props: {
  id: number;
  children: (offer: Offer, fitting: PickerItem[], only?: ServiceDefinition) => ReactNode;
}) {
  const answer = useFresh(getOffer, { params: { id: props.id } });
  const offer = answer.data?.offer;
  const type = (offer?.projectTypes ?? []).map(({ id }) => id).join(',');
  // At most a page of the call: one chooses among them by eye.
  const query = {
    filter: { status: String(serviceStatus.active), type },
    sort: 'name' as const,
    order: 'asc' as const,
    perPage: 100,
  };
  const services = useApi(serviceDefinitions.list, { query }, { enabled: type !== '' });
  const [first, ...others] = services.data?.list.list ?? [];
  const only = others.length === 0 ? first : undefined;
  const definition = useApi(
    serviceDefinitions.get,
    { params: { id: only?.id ?? 1 } },
    { enabled: only !== undefined },
  );
  const failed = [answer, services, definition].find(({ error }) => error !== null);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  if (!offer || !services.data || (only && !definition.data)) return <DetailSkeleton />;
  const { projects, status } = offer;
  const obstacle = projectObstacle({ status: status.id, projects });
  if (obstacle) return <Obstacle words={obstacle} offer={offer} />;
  return props.children(offer, services.data.list.list, only && definition.data?.item);
}

function Obstacle({ words, offer }: { words: string; offer: Offer }) {
  const [project] = offer.projects;
  return (
    <EmptyState
      title={words}
      action={
        project ? (
          <AppLink to={addressOf('project', { id: project.id })}>{project.name}</AppLink>
        ) : (
          <AppLink to={addressOf('offer', { id: offer.id })}>{offer.name}</AppLink>
        )
      }
    />
  );
}
