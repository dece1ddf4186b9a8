import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { announceGuest } from '@zaplecze/contract/rooms/visits/announced/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientsApp, contactBody } from '../../src/rooms/clients/clients.fixture.ts';
import { feedOf, feedsApp, getCalendar } from '../../src/rooms/feeds/feeds.fixture.ts';
import { inPython } from '../peers/python.ts';

/* Calendars and cards read by Debian's python3-icalendar and python3-vobject; by node-ical and ical.js in the rooms' tests. */

describe.runIf(process.env.LONG === '1')('programs of others', () => {
  let feeds: Awaited<ReturnType<typeof feedsApp>>;
  let clients: Awaited<ReturnType<typeof clientsApp>>;
  beforeAll(async () => {
    [feeds, clients] = await Promise.all([feedsApp(), clientsApp()]);
  });
  afterAll(() => Promise.all([feeds.close(), clients.it.close()]));

  test('icalendar and vobject read a calendar: hours, categories, reminders [FEE-105]', async () => {
    const { work, taskOf, limit } = feeds;
    await work.begin();
    const day = addDays(warsawDay(), 20);
    const { id } = await taskOf(work.anna);
    await limit(id, `${day}T10:00:00Z`);
    await work.it.call(announceGuest, {
      as: work.anna,
      body: {
        ...{
          fullName: 'Ewa Nowicka',
          clientName: 'Browar; Łódź, Kraków',
          user: work.anna.id,
          people: 2,
        },
        expected: `${day}T11:30:00Z`,
      },
    });
    const { path } = await feedOf(work.it, work.anna, 'own', { alarm: 'hour' });
    const told = await inPython(
      `
import json, sys
from datetime import timezone
import icalendar, vobject
text = sys.stdin.buffer.read()
calendar = icalendar.Calendar.from_ical(text)
vobject.readOne(text.decode()).validate()
def told(event):
    alarms = [part for part in event.subcomponents if part.name == 'VALARM']
    return {
        'summary': str(event['summary']),
        'start': event['dtstart'].dt.astimezone(timezone.utc).isoformat() if hasattr(event['dtstart'].dt, 'hour') else str(event['dtstart'].dt),
        'categories': event['categories'].to_ical().decode(),
        'alarms': [int(alarm['trigger'].dt.total_seconds()) for alarm in alarms],
    }
events = {str(event['uid']).split('@')[0].split('-')[0]: told(event) for event in calendar.walk('VEVENT') if event['status'] == 'CONFIRMED'}
print(json.dumps([str(calendar['x-wr-calname']), [str(zone['tzid']) for zone in calendar.walk('VTIMEZONE')], events]))`,
      (await getCalendar(work.it, path)).body,
    );
    expect(told).toEqual([
      expect.any(String),
      ['Europe/Warsaw'],
      expect.objectContaining({
        gosc: {
          summary: expect.stringContaining('Ewa Nowicka (Browar; Łódź, Kraków)'),
          start: `${day}T11:30:00+00:00`,
          categories: 'Gość',
          alarms: [-3600],
        },
        zadanie: expect.objectContaining({ categories: 'Termin zadania', alarms: [-3600] }),
      }),
    ]);
  });

  test('vobject reads the cards of a client and its contact person [CLI-231]', async () => {
    const id = await clients.create({
      name: 'Drukarnia „Żagiel”; Sklep, Hurt',
      phone: '22 123 45 67, +49 30 901820',
      persons: [contactBody],
    });
    const { body } = await clients.it.app.inject({
      url: `/api/client/vcard/${id}`,
      headers: { 'access-token': clients.user.token },
    });
    const told = await inPython(
      `
import json, sys, vobject
cards = list(vobject.readComponents(sys.stdin.buffer.read().decode()))
for card in cards: card.validate()
print(json.dumps([{
  'name': card.fn.value, 'org': card.org.value, 'phones': [one.value for one in card.tel_list],
  'family': card.n.value.family, 'city': card.adr.value.city,
} for card in cards]))`,
      body,
    );
    const org = ['Drukarnia „Żagiel”; Sklep, Hurt'];
    expect(told).toEqual([
      { name: org[0], org, phones: ['+48221234567', '+4930901820'], family: '', city: 'Łódź' },
      { name: 'Jan Kowalski', org, phones: ['+48600700800'], family: 'Kowalski', city: 'Łódź' },
    ]);
  });
});
