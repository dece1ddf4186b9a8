import {
  anonymizePerson,
  anonymizeStaff,
  exportPerson,
  personalData,
} from '@zaplecze/contract/rooms/rodo/calls';
import * as cases from '@zaplecze/contract/rooms/rodo/cases/calls';
import { expect, test } from 'vitest';
import { limitsTimes } from '../../kit/database/work.ts';
import { routes } from '../house.ts';

test.each([
  ['a contact person is forgotten', anonymizePerson, 1800],
  ['one of the staff is forgotten', anonymizeStaff, 1800],
  ['the person of a request is forgotten', cases.eraseCase, 1800],
  ['what is held of a contact person is told', personalData, 300],
  ['places of a request are told', cases.casePlaces, 300],
  ['a person is looked for', cases.findPersonal, 300],
  ['a copy of their data is made', exportPerson, 300],
  ['a copy of the data of a request is made', cases.exportCase, 300],
] as const)('%s however many rows the history has [ROD-51]', (_, endpoint, seconds) => {
  const route = routes.find((one) => one.endpoint === endpoint);
  expect(limitsTimes(1)[route?.kind ?? 'ordinary'].statement).toBe(seconds);
});
