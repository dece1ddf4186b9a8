import type { Allow } from '../../permissions.ts';
import type { CallArea } from '../../rooms/session/access-tokens/lists.ts';
import type { Endpoint, Io } from './endpoint.ts';
import type { FileIo } from './file-calls.schemas.ts';

/** The two calls that hang an uploaded file on a record and take one off it. */
export type FileCalls<I extends Io> = { attach: Endpoint<I>; detach: Endpoint<I> };

/** `path` names the record and the file, mostly `/:id/:file`. */
export function fileCalls<I extends Io = FileIo>(
  path: string,
  allow: Allow,
  area: CallArea,
): FileCalls<I> {
  return {
    attach: { method: 'POST', path, allow, area },
    detach: { method: 'DELETE', path, allow, area },
  };
}
