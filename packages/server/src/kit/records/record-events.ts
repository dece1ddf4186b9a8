import type { Allow } from '@zaplecze/contract/permissions';
import type { RecordEventKind } from '@zaplecze/contract/rooms/history/events/lists';
import type { TokenArea } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import type { RawBuilder } from 'kysely';
import type { User } from '../http/guard.ts';

/** Who is told of the events of one kind of record, as its room says it. */
export type EventSource = {
  /** The area that a key needs to read such records. */
  area: TokenArea;
  /** As the call that reads the record. */
  allow: Allow;
  /** The table under an alias, as the other SQL here names it; `askers` is known there. */
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  /** Of a task: the numbers that its calls take, as JSON. */
  task?: RawBuilder<unknown>;
  /** Of a part of a client's record: the client, and of one that is gone, of what its deletion noted (`d.changes`). */
  client?: RawBuilder<unknown>;
  goneClient?: RawBuilder<unknown>;
  /** The rule on the row; by default everybody whom `allow` lets in. */
  where?: (user: User) => RawBuilder<unknown>;
  /** Whom records that are gone are told to, where nothing is left to ask about the person's part in them. */
  goneAllow?: Allow;
  /** The last name of one that is gone, of what its deletion noted (`d.changes`); null: nobody is told. */
  goneName?: RawBuilder<unknown>;
};
/** Each kind with its room's word: a kind without one does not compile (rooms/house.ts). */
export type EventSources = Record<RecordEventKind, EventSource>;
