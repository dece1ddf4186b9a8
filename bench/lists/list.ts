import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { ListInfo } from '@zaplecze/contract/kit/lists/list';

/**
 * Where the values of a filter come from: a statement that gives them as `id` (and, where each person
 * has others, whose they are as `person`), or a fixed list of the contract.
 */
export type Source = string | readonly { id: number }[];

/** A list of the contract, with what people look for in it. */
export type List = {
  name: string;
  endpoint: Pick<Endpoint, 'method' | 'path' | 'allow'>;
  info: ListInfo;
  /** A statement whose `text`s hold the words that are searched for. */
  texts: string;
  /** Filters that mean here what they mean in no other list. */
  own?: Record<string, Source>;
  /** Orders and filters of the call that its page has not. */
  without?: readonly string[];
  /** How many pages it has, where they are fewer than people leaf through elsewhere. */
  pages?: number;
  /** What its page always asks. */
  fixed?: Record<string, string>;
  /** What its page asks until somebody chooses otherwise. */
  usual?: Record<string, string>;
  /** What is measured beside each order and each filter by itself. */
  more?: Record<string, { filter: Record<string, string>; sort?: string }>;
};

export const dictionary = (table: string) => `select id from "${table}" order by id`;
export const people = 'select id from person where active order by id';

/** What the contract tells of the list that a call answers. */
export function infoOf({ path, list }: { path: string; list?: ListInfo | undefined }): ListInfo {
  if (!list) throw new Error(`${path} answers no list`);
  return list;
}
