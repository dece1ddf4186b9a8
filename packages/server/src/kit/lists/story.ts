import type { Address } from '@zaplecze/contract/addresses';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import type { Allow } from '@zaplecze/contract/permissions';
import type { StoryKind } from '@zaplecze/contract/rooms/story/lists';
import type { StoryCursor, StoryEvent } from '@zaplecze/contract/rooms/story/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { User } from '../http/guard.ts';

/** Which part of a client's story is asked for, and by whom. */
export type StoryRequest = {
  user: User;
  client: number;
  /** The last event that was read. */
  before?: StoryCursor | undefined;
  /** Whether words are looked for, those of `me.parts`. */
  searched: boolean;
  most: number;
};

/** An event as the database tells it. */
export type StoryRow = Pick<
  StoryEvent,
  'kind' | 'id' | 'at' | 'day' | 'title' | 'notes' | 'text' | 'mentions' | 'file'
> & {
  micros: number;
  by: PersonRef | null;
  status: number | null;
  called: { id: number; user: number }[] | null;
  /** The parts of its address beside its id, and further facts for its room's words. */
  place: Record<string, unknown> | null;
  note: Omit<NonNullable<StoryEvent['note']>, 'may'> | null;
};

/** How one kind of event is found and described; each room declares its own in its register. */
export type StorySource = {
  /** Who may see such events; by default everybody. */
  allow?: Allow;
  /** Events in the columns of `storyRows`: of those alone that the room's own lists would show the asker. */
  find: (request: StoryRequest) => RawBuilder<unknown>;
  address: (row: StoryRow) => Address | null;
  statuses?: readonly { id: number; name: string; color: string }[];
  /** Replaces title and notes where the database's words do not fit. */
  describe?: (row: StoryRow) => Pick<StoryRow, 'title' | 'notes'>;
};

/** Each kind with its room's word: a kind without one does not compile (rooms/house.ts). */
export type StorySources = Record<StoryKind, StorySource>;

/** The people in whose name the asker looks, themselves first: a column of the table `me`, worked out once. */
export const askers = sql<number[]>`(select people from me)::int[]`;

type Branch = {
  kind: StoryKind;
  /** Tables, the record's first. */
  from: RawBuilder<unknown>;
  client: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** When it happened: the columns before `id` of an index that begins with the client. */
  at: RawBuilder<unknown>;
  /** Its moment may lie ahead; then it has not happened yet. */
  planned?: boolean;
  /** It is known to the day alone. */
  day?: RawBuilder<unknown>;
  where?: RawBuilder<unknown> | undefined;
  by?: RawBuilder<unknown>;
  title: RawBuilder<unknown>;
  notes?: RawBuilder<unknown>;
  status?: RawBuilder<unknown>;
  text?: RawBuilder<unknown>;
  mentions?: RawBuilder<unknown>;
  called?: RawBuilder<unknown>;
  place?: RawBuilder<unknown>;
  file?: RawBuilder<unknown>;
  note?: RawBuilder<unknown>;
  /** A folded column that has all its words, where there is one: looked at before they are folded. */
  search?: RawBuilder<unknown>;
};

/** Before the first page, in the words of every other: the statement stays the same. */
const beginning: StoryCursor = { micros: 4e15, kind: 'note', id: 0 };

/** That an event comes after the last that was read: later ones first, then by kind, then by number. */
function after({ before = beginning }: StoryRequest, { kind, at, id }: Branch) {
  const moment = sql`(timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond')`;
  const own = sql`${sql.lit(kind)} collate "C"`;
  return sql`${at} <= ${moment} and (${at} < ${moment} or ${own} > ${before.kind}::text
    or ${own} = ${before.kind}::text and ${id} < ${before.id}::bigint)`;
}

function matching({ searched }: StoryRequest, { title, notes, text, search }: Branch) {
  if (!searched) return sql`true`;
  // With its type it is an array; a bare query would be its rows.
  const parts = sql`(select parts from me)::text[]`;
  const columns = [
    title,
    ...(notes ? [sql`array_to_string(${notes}, ' ')`] : []),
    ...(text ? [text] : []),
  ];
  const words = sql`fold(concat_ws(' ', ${sql.join(columns)}))`;
  const first = search ? sql`${search} like all (${parts}) and ` : sql``;
  // Within `case` it counts as neither rare nor usual: thought rare, it was looked for among all clients' records first.
  return sql`case when ${first}${words} like all (${parts}) then true else false end`;
}

const none = sql`array[]::text[]`;
const nothing = sql`null`;

/** The newest events of one kind: the same columns in the same order for all kinds, none but the page's. */
export function storyRows(request: StoryRequest, branch: Branch): RawBuilder<unknown> {
  const { kind, from, client, id, at, planned, where } = branch;
  return sql`select ${sql.lit(kind)}::text collate "C" as kind, ${id}::bigint as id, ${at} as at,
      (extract(epoch from ${at}) * 1000000)::bigint as micros, ${branch.day ?? sql`false`} as day,
      ${branch.by ?? nothing}::json as by, ${branch.title}::text as title,
      ${branch.notes ?? none}::text[] as notes, ${branch.status ?? nothing}::int as status,
      ${branch.text ?? nothing}::text as text, ${branch.mentions ?? sql`'[]'`}::json as mentions,
      ${branch.called ?? nothing}::json as called, ${branch.place ?? nothing}::jsonb as place,
      ${branch.file ?? nothing}::json as file, ${branch.note ?? nothing}::json as note
    from ${from}
    where ${client} = ${request.client} and ${after(request, branch)} and ${where ?? sql`true`}
      and ${planned ? sql`${at} <= now()` : sql`true`} and ${matching(request, branch)}
    order by ${at} desc, ${id} desc
    limit ${request.most}`;
}
