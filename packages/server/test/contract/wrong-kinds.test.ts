import { expect, test } from 'vitest';
import type * as z from 'zod';
import { nameOfPlace, places } from '../hostile/places.ts';
import { schemasOf } from '../mounted-schemas.ts';

/** What no field asks for at least once: each of JSON's kinds. */
const kinds: unknown[] = [null, true, 1, 'x', [], [null], {}, { toString: 1 }, { length: 1 }];

/** The value at its place, and nothing beside it. */
const around = (path: readonly (string | number)[], value: unknown): unknown =>
  path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );

/** What reading the value threw instead of saying what is wrong with it. */
function thrownBy(schema: z.ZodType, value: unknown): string | null {
  try {
    schema.safeParse(value);
    return null;
  } catch (error) {
    return String(error);
  }
}

test('a value of a wrong kind is refused in words at every place of the contract [OPE-160]', () => {
  const thrown = places.flatMap((place) =>
    // The part itself, and each element or object on the way, is a place where something else may stand.
    place.path
      .map((_, depth) => place.path.slice(0, depth))
      .concat([place.path])
      .flatMap((path) =>
        kinds.flatMap((value) => {
          const error = thrownBy(schemasOf(place.endpoint)[place.part], around(path, value));
          return error
            ? [`${nameOfPlace({ ...place, path })} × ${JSON.stringify(value)}: ${error}`]
            : [];
        }),
      ),
  );
  expect([...new Set(thrown)]).toEqual([]);
});
