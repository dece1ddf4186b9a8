import type { Names } from '../../../kit/parsing/names.ts';

/** Everything that cells of a file of clients can name. */
export type ClientNames = {
  province: Names;
  status: Names;
  projectTypes: Names;
  tags: Names;
  clientService: Names;
  personPosition: Names;
};
