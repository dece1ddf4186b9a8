import { expect, test } from 'vitest';
import { addressesOf } from './hosts.ts';

test.each([
  ['postgresql://u@a/b', ['postgresql://u@a/b']],
  ['postgres://u:p@a:6000,b:6001/x', ['postgres://u:p@a:6000/x', 'postgres://u:p@b:6001/x']],
  [
    'postgresql://u@a,b/x?sslmode=require',
    ['postgresql://u@a/x?sslmode=require', 'postgresql://u@b/x?sslmode=require'],
  ],
  [
    'postgresql://u@[::1]:1,b:2/x?target_session_attrs=read-write',
    ['postgresql://u@[::1]:1/x', 'postgresql://u@b:2/x'],
  ],
  ['postgresql://u@/x?host=a,b&port=1,2', ['postgresql://u@a:1/x', 'postgresql://u@b:2/x']],
  ['postgresql://u@/x?host=a,b&port=6000', ['postgresql://u@a:6000/x', 'postgresql://u@b:6000/x']],
  ['postgresql:///x?host=%2Fvar%2Frun', ['postgresql:///x?host=%2Fvar%2Frun']],
  ['postgresql://u@/x?host=a,b&port=1,2,3', null],
  ['postgresql://u@a,,b/x', null],
  ['postgresql://u@a:x,b/y', null],
  ['postgresql://u@a/b?target_session_attrs=standby', null],
  ['mysql://u@a/b', null],
])('%s names %j [OPE-90]', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});
