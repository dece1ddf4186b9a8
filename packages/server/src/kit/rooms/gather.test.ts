import { expect, test } from 'vitest';
import { exportWhole } from '../exports/table-exports.ts';
import { gather } from './gather.ts';
import { room } from './room.ts';

const pen = room({ exports: { tag: exportWhole('Tagi') } });

test('two rooms that speak for the same kind are named before the server starts [OPE-192]', () => {
  const brush = room({ exports: { tag: exportWhole('Znaczniki') } });
  expect(() => gather({ pen, brush })).toThrow('brush: exports.tag is said twice');
});

test('what rooms say does not depend on their order, and waits for what it needs [OPE-192]', () => {
  const reader = room({
    personal: ({ exports }) => ({ tag: { not: 'about' in exports.tag ? exports.tag.about : '' } }),
  });
  for (const rooms of [gather({ pen, reader }), gather({ reader, pen })]) {
    expect(rooms.personal).toEqual({ tag: { not: 'Tagi' } });
  }
});

test('concerns that wait for one another are named before the server starts [OPE-192]', () => {
  const first = room({ exports: ({ personal }) => ({ tag: exportWhole(String(personal.tag)) }) });
  const second = room({ personal: ({ exports }) => ({ tag: { not: String(exports.tag) } }) });
  expect(() => gather({ first, second })).toThrow('needs itself');
});
