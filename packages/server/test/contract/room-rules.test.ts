import { allows, flagsOf } from '@zaplecze/contract/permissions';
import { isReturn, issueEnded } from '@zaplecze/contract/rooms/issues/lists';
import { isOpenOffer, needsComment, projectObstacle } from '@zaplecze/contract/rooms/offers/lists';
import { companyInitials } from '@zaplecze/contract/rooms/reception/calls';
import { sameSeries } from '@zaplecze/contract/rooms/reception/lists';
import { endDateProblem } from '@zaplecze/contract/rooms/tasks/forms';
import { describe, expect, test } from 'vitest';

describe('rules of rooms', () => {
  test.each([
    ['Meridian Księgowość sp. z o.o.', 'MK'],
    ['Meridian Audyt S.A.', 'MA'],
    ['Biuro Rachunkowe Nowak i Wspólnicy', 'BRN'],
    ['Kowalscy-Nowak sp. j.', 'KN'],
    ['Żagiel', 'ŻA'],
    ['żagiel', 'ŻA'],
  ])('%s has the initials %s', (name, initials) => {
    expect(companyInitials(name)).toBe(initials);
  });

  const parcel = {
    company: 1,
    direction: 'inbound' as const,
    operationDate: '2026-11-22T10:00:00Z',
  };
  test.each([
    [{}, true],
    [{ operationDate: '2026-01-02T10:00:00Z' }, true],
    // New Year's night in Warsaw.
    [{ operationDate: '2026-12-31T22:59:00Z' }, true],
    [{ operationDate: '2026-12-31T23:00:00Z' }, false],
    [{ operationDate: '2025-12-31T23:00:00Z' }, true],
    [{ company: 2 }, false],
    [{ company: null }, false],
    [{ direction: 'outbound' as const }, false],
  ])('a parcel changed by %j keeps its number: %s', (change, stays) => {
    expect(sameSeries(parcel, { ...parcel, ...change })).toBe(stays);
  });

  test.each([
    [0, true, false, 'Projekt powstaje tylko z zaakceptowanej oferty'],
    [1, false, true, 'Projekt powstaje tylko z zaakceptowanej oferty'],
    [2, false, false, null],
    [3, true, true, 'Projekt powstaje tylko z zaakceptowanej oferty'],
    [4, false, true, 'Projekt powstaje tylko z zaakceptowanej oferty'],
  ])('an offer of status %i: open %s, asks why %s, no project for %j', (status, open, why, no) => {
    expect(isOpenOffer(status)).toBe(open);
    expect(needsComment(status)).toBe(why);
    expect(projectObstacle({ status, projects: [{ cancelled: true }] })).toBe(no);
    expect(projectObstacle({ status, projects: [{ cancelled: false }] })).toBe(
      'Z tej oferty utworzono już projekt',
    );
  });

  const done = { status: { id: 9 }, created: '2026-11-20T10:00:00+00:00' };
  const again = { status: { id: 9 }, created: '2026-11-20T12:00:00+01:00' };
  const begun = { status: { id: 2 }, created: '2026-11-21T10:00:00Z' };
  test.each([
    [1, [], null],
    [2, [begun, done], null],
    [9, [begun, done], done.created],
    [30, [{ status: { id: 30 }, created: '2026-11-22T10:00:00Z' }, done], done.created],
    [10, [], null],
    // The later by the clock, not by the letters of its zone.
    [9, [done, again], again.created],
  ])('an issue of status %i with the course %j ended at %j', (id, statusHistory, ended) => {
    expect(issueEnded({ status: { id }, statusHistory })).toBe(ended);
  });

  test.each([
    [9, 2, true],
    [1, 2, false],
    [9, 30, false],
    [30, 2, false],
  ])('an issue’s step from %i to %i is a return: %s', (before, next, expected) => {
    expect(isReturn(before, next)).toBe(expected);
  });

  const now = Date.parse('2026-11-22T11:00:00Z');
  const future = 'Data zakończenia nie może być w przyszłości';
  const early = 'Data zakończenia nie może być przed początkiem projektu (20.11.2026)';
  test.each([
    ['2026-11-22T10:00:00.000Z', null],
    // Today by its day alone.
    ['2026-11-22T22:59:00.000Z', null],
    ['2026-11-22T20:00:00.000Z', future],
    ['2026-11-23T22:59:00.000Z', future],
    ['2026-11-19T23:00:00.000Z', null],
    ['2026-11-19T22:59:00.000Z', early],
  ])('a task of a project begun on 20.11 that ended at %s: %j', (end, problem) => {
    expect(endDateProblem(end, { began: '2026-11-20', now })).toBe(problem);
  });

  test.each([
    ['everyone', ['ROLE_USER'], true],
    ['manager', ['ROLE_USER'], false],
    ['manager', ['ROLE_MANAGER'], true],
    ['admin', ['ROLE_MANAGER', 'ROLE_RECEPTION'], false],
    ['admin', ['ROLE_ADMIN'], true],
    ['reception', ['ROLE_RECEPTION'], true],
    ['everyone', null, false],
    ['public', null, true],
  ] as const)('what is for %s is open to %j: %s', (allow, held, open) => {
    expect(allows(allow, held && flagsOf(held))).toBe(open);
  });
});
