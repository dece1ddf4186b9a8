import type { TestApp } from '../../../../test/http.ts';

/** Makes types with a limit, beside those that there are; gives the number. */
export const limitedTypes =
  ({ db }: Pick<TestApp, 'db'>) =>
  async (name: string, more: object): Promise<number> => {
    const type = await db
      .insertInto('calendarType')
      .values({ name, limited: true, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    return type.id;
  };
