import { requiredText } from '@zaplecze/contract/kit/fields/fields';
import { get } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { contractResolver } from './contract-resolver.ts';

const schema = z.object({
  name: requiredText('Nazwa jest wymagana'),
  custom: z.record(z.string(), z.unknown()),
});
const words = 'Numer: wypełnij to pole';
const resolve = contractResolver(schema, () => ({}), new Map([['custom.numer', words]]));
const ask = async (values: object) => {
  const { errors } = await resolve(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const messageOf = (name: string): unknown => get(errors, `${name}.message`);
  return [messageOf('name'), messageOf('custom.numer')];
};

test.each([
  ['nothing', { name: '', custom: {} }, ['Nazwa jest wymagana', words]],
  ['the schema’s alone', { name: 'Żagiel', custom: { numer: ' ' } }, [undefined, words]],
  ['a choice of none', { name: 'Żagiel', custom: { numer: [] } }, [undefined, words]],
  ['the own one alone', { name: '', custom: { numer: 'A' } }, ['Nazwa jest wymagana', undefined]],
  ['both, a „nie” too', { name: 'Żagiel', custom: { numer: false } }, [undefined, undefined]],
])('filled with %s a form tells what is missing at once [CUS-336]', async (_, values, told) => {
  expect(await ask(values)).toEqual(told);
});
