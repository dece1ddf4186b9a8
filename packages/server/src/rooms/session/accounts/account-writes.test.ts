import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountEvent, accountEvents } from '@zaplecze/contract/rooms/session/account-events';
import { expect, test } from 'vitest';

/*
 * Functions that write what accounts are made of, and by which event their person learns of it; for the others, why
 * there is none to tell. A further one fails here until somebody has said which it is.
 */
const writes: Record<string, AccountEvent[] | string> = {
  'session/access-tokens/access-tokens.queries.ts insertToken': ['keyMade'],
  'session/access-tokens/access-tokens.queries.ts revokeToken': 'takes a way in away',
  'session/access-tokens/access-tokens.queries.ts revokeTokensOf': 'takes ways in away',
  'session/access-tokens/access-tokens.queries.ts takeEnding': 'tells of the end by itself',
  'session/access-tokens/access-tokens.queries.ts forgetTokensOf': 'an anonymised account',
  'session/access-tokens/access-tokens.queries.ts forgetTokens': 'ended a year ago',
  'session/connections/connections.queries.ts insertConnection': ['connectionMade'],
  'session/connections/oauth-items.queries.ts oauthItems': 'takes a way in away',
  'session/devices/devices.queries.ts useDevice': 'a browser that is known',
  'session/devices/devices.queries.ts addDevice': ['newDevice'],
  'session/devices/devices.queries.ts forgetDevicesOf': 'takes a way in away',
  'session/devices/devices.queries.ts forgetUnusedDevices': 'ended long ago',
  'session/devices/own-sessions.queries.ts endOne': 'takes a way in away',
  'session/second-factor/second-factor.queries.ts beginFactor':
    'opens and asks nothing before it is confirmed',
  'session/second-factor/second-factor.queries.ts confirmFactor': ['secondFactorOn'],
  'session/second-factor/second-factor.queries.ts takeStep': 'the right code of a sign-in',
  'session/second-factor/second-factor.queries.ts keepCodes': ['secondFactorOn', 'codesMade'],
  'session/second-factor/second-factor.queries.ts takeCode': ['codeUsed'],
  'session/second-factor/second-factor.queries.ts removeFactor': ['secondFactorOff'],
  'session/second-factor/second-factor.queries.ts resealFactors':
    'the same secrets under another key',
  'session/session.queries.ts startSession': ['newDevice'],
  'session/session.queries.ts endSession': 'takes a way in away',
  'session/session.queries.ts endSessionsOf': 'takes ways in away',
  'session/session.queries.ts forgetEnded': 'ended by itself',
  'session/wrong-codes.queries.ts noteWrongCode': ['wrongCodes', 'codesBlocked'],
  'session/wrong-codes.queries.ts forgetWrongCodes': 'a right code or password',
  'feeds/feeds.queries.ts insertFeed': ['feedMade'],
  'feeds/feeds.queries.ts removeFeedsOf': 'takes a way in away',
  'feeds/feeds.queries.ts noteUse': 'when it was read',
  'people/people.write.queries.ts setSuccessor': 'who takes over tasks',
  'people/people.write.queries.ts setPassword': ['passwordSet', 'passwordReset', 'passwordChanged'],
  'people/people.write.queries.ts forgetPerson': 'an anonymised account',
  'people/people.write.queries.ts insertPerson': 'begins with an invitation',
  'people/people.write.queries.ts changePerson': [
    'emailChanged',
    'rolesChanged',
    'deactivated',
    'activated',
  ],
  'people/programs/programs.queries.ts insertProgram': 'nobody signs in as a program',
  'people/programs/programs.queries.ts changeProgram': 'nobody signs in as a program',
  'feeds/feeds.queries.ts removeFeed': 'takes a way in away',
};

const tables = 'accessToken|knownDevice|session|secondFactor|recoveryCode|calendarFeed|person';
const writing = new RegExp(
  `(?:insertInto|updateTable|deleteFrom)\\('(?:${tables})'\\)|(?:insertRow|saveRow|removeRow)\\(\\w+, '(?:${tables})'` +
    `|(?:update|insert into|delete from) (?:"(?:${tables})"|session\\b|person\\b)`,
);

/** Each function of the product's own files that writes a table of accounts, by file and name. */
function writersOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  return sources.flatMap((file) => {
    const parts = readFileSync(join(folder, file), 'utf8').split(
      /^(?=(?:export )?(?:async )?(?:function|const) )/m,
    );
    return parts
      .filter((part) => writing.test(part))
      .map((part) => `${file} ${/(?:function|const) (\w+)/.exec(part)?.[1]}`);
  });
}

test('whatever writes the tables of accounts tells their people, or says here why not [SES-60]', () => {
  const found = writersOf(join(import.meta.dirname, '../..'));
  expect(found.toSorted()).toEqual(Object.keys(writes).toSorted());
  const told = new Set(
    Object.values(writes).flatMap((events) => (Array.isArray(events) ? events : [])),
  );
  const rest = Object.keys(accountEvents).filter((event) => !told.has(event as AccountEvent));
  expect(rest).toEqual(['serviceLinked']);
});
