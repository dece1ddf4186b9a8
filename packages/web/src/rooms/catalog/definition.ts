import type { taskDefinitions } from '@zaplecze/contract/catalog';
import type { Endpoint, Nothing } from '@zaplecze/contract/kit/endpoint';
import type { byId, createdId, FileRef, May, Ref } from '@zaplecze/contract/kit/records';
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

/** The calls that each of the three kinds has; `R`: its whole record. */
export type DefinitionCalls<R = unknown> = {
  get: Endpoint<typeof byId, Nothing, Nothing, z.ZodType<{ item: R }>>;
  create: Endpoint<Nothing, Nothing, z.ZodType, typeof createdId>;
  update: Endpoint<typeof byId, Nothing, z.ZodType, typeof taskDefinitions.update.answer>;
  remove: typeof taskDefinitions.remove;
  attach: typeof taskDefinitions.attach;
  detach: typeof taskDefinitions.detach;
};
