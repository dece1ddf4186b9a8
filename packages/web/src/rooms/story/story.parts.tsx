import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import classes from './places.module.css';

/** What a client's page shows besides its own data; all of it comes after the first picture. */
const Glance = lazyPart(part(() => import('./glance.tsx'), 'Glance'));
const Story = lazyPart(
  part(() => import('./client-story.tsx'), 'Story'),
  // As high as it is long: what is below it is drawn with it.
  { ordered: true },
);

/** The client at a glance; room for it is kept until it comes. */
export function ClientGlance({ client }: { client: Client }) {
  return (
    <div className={classes.glance}>
      <Glance client={client} />
    </div>
  );
}

/** A client's services, each of which opens what it is. */
export const ClientServices = lazyPart(part(() => import('./services.tsx'), 'Services'));

/** What happened with the client, with the place to write a note. */
export function ClientStory({ client }: { client: Client }) {
  return <Story key={client.id} client={client} />;
}
