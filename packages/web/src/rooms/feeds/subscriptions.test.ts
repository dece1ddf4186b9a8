import { expect, test } from 'vitest';
import { subscriptions } from './subscriptions.ts';

const path = 'biuro.example.pl/api/auth/feed/abc/kalendarz.ics';

test('an address by https is opened in the device’s calendar and added to Google and Outlook [FEE-10]', () => {
  const links = subscriptions(`https://${path}`).map(({ href }) => new URL(href));
  expect(links.map(({ protocol, host }) => `${protocol}${host}`)).toEqual([
    'webcal:biuro.example.pl',
    'https:calendar.google.com',
    'https:outlook.office.com',
  ]);
  expect(links[1]?.searchParams.get('cid')).toBe(`webcal://${path}`);
  expect(links[2]?.searchParams.get('url')).toBe(`https://${path}`);
});

test('one that the Internet cannot reach is offered to the device alone [FEE-10]', () => {
  expect(subscriptions('http://localhost:3000/api/auth/feed/abc/kalendarz.ics')).toHaveLength(1);
});
