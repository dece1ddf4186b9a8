import type { Source } from '../../kit/fields/pickers/source.ts';
import { peopleSource } from '../choice-sources/index.ts';

/** Everybody but one person, who cannot stand in for themselves or take over from themselves. */
export function colleaguesOf(id: number | undefined): Source {
  if (id === undefined) return peopleSource;
  return {
    ...peopleSource,
    key: [...peopleSource.key, 'without', id],
    find: async (...parameters) =>
      (await peopleSource.find(...parameters)).filter((one) => one.id !== id),
  };
}
