import type { Endpoint, Io, IoOf } from '@zaplecze/contract/kit/calls/endpoint';
import type { NoInput } from '@zaplecze/contract/kit/calls/io';
import type { byId, createdId, FileRef, May, Ref } from '@zaplecze/contract/kit/values/records';
import type { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import type * as z from 'zod';

/** What tasks, procedures and services have in common. */
export type Definition = {
  id: number;
  name: string;
  description: string | null;
  files: FileRef[];
  created: string;
  modified: string;
  userModified: Ref | null;
  version: number;
  archived: boolean;
  may: May;
};

type Of<P extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Io & {
  params: P;
  query: NoInput;
  body: B;
  answer: A;
};

/** The calls that each of the three kinds has; `R`: its whole record. */
export type DefinitionCalls<R = unknown> = {
  get: Endpoint<Of<typeof byId, NoInput, z.ZodType<{ item: R }>>>;
  create: Endpoint<Of<NoInput, z.ZodType, typeof createdId>>;
  update: Endpoint<Of<typeof byId, z.ZodType, IoOf<typeof taskDefinitions.update>['answer']>>;
  remove: typeof taskDefinitions.remove;
  attach: typeof taskDefinitions.attach;
  detach: typeof taskDefinitions.detach;
};
