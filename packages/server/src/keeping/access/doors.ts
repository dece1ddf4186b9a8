/** Something that opens the product without a password, or sends data out of it, and can be taken back by itself. */
export type Door = {
  table: string;
  /** The plural noun in messages. */
  says: string;
  /** Over the row `t`: what tells one from all others, whichever copy it stands in. */
  key: string;
  /** Over the row `t`: whether it opens anything now. */
  open: string;
  /** Ends the rows `t` whose `key` is not among `$1`. */
  end: { update: string } | 'delete';
  /** Over `t` and its person `p`: how it is told; null: as a number alone. */
  name: string | null;
};

const hash = `encode(t."tokenHash", 'hex')`;
const person = `p."firstName" || ' ' || p."lastName"`;

/**
 * Every table of such rows. `restore-access.test.ts` looks for others: whatever has a `tokenHash` stands here, or is left out of
 * copies altogether (sessionTables).
 */
export const doors: Door[] = [
  {
    table: 'accessToken',
    says: 'klucze dostępu',
    key: hash,
    open: 't.revoked is null and t.expires > now()',
    end: { update: 'revoked = now()' },
    name: `t.name || ' (' || ${person} || ')'`,
  },
  {
    table: 'calendarFeed',
    says: 'adresy kalendarzy',
    key: hash,
    open: 'true',
    end: 'delete',
    name: person,
  },
  {
    table: 'kiosk',
    says: 'ekrany przy wejściu',
    key: hash,
    open: 't.revoked is null',
    end: { update: 'revoked = now()' },
    name: 't.name',
  },
  {
    table: 'passwordReset',
    says: 'zaproszenia i linki do nowego hasła',
    key: hash,
    open: 't.expires > now()',
    end: 'delete',
    name: person,
  },
  {
    table: 'actionLink',
    says: 'linki do odbioru zgłoszeń',
    key: hash,
    open: 't.ended is null and t.used is null and t.expires > now()',
    end: { update: 'ended = now()' },
    name: null,
  },
  {
    table: 'knownDevice',
    says: 'zapamiętane przeglądarki',
    key: `${hash} || ' ' || t.person`,
    open: 'true',
    end: 'delete',
    name: null,
  },
  {
    table: 'pushSubscription',
    says: 'urządzenia z powiadomieniami push',
    key: `t.endpoint || ' ' || t.person`,
    open: 'true',
    end: 'delete',
    name: null,
  },
  {
    table: 'webhook',
    says: 'webhooki',
    key: `t.url || ' ' || t.secret`,
    open: 't.active',
    end: { update: 'active = false' },
    name: 't.name',
  },
];

/** Rows that mean somebody's being signed in; no copy has them, and a database that is put back loses them. */
export const sessionTables = ['session', 'signInTicket', 'oidcAttempt', 'news'];
