import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import type { Db } from '../../kit/database/database.ts';

const waiting = [
  {
    from: ['Marta Wilk', 'marta.wilk@piekarnia-wilk.example'],
    subject: 'Prośba o ofertę na obsługę kadrową',
    text: 'Dzień dobry,\n\nprowadzimy piekarnię w Zgierzu, zatrudniamy 14 osób. Szukamy biura, które przejmie kadry i płace od stycznia. Czy mogą Państwo przysłać cennik?\n\nMarta Wilk',
    reason: 'Nadawca nie jest osobą kontaktową żadnego klienta',
  },
  {
    from: ['', 'sekretariat@szkola12.example'],
    subject: 'Duplikat faktury 114/2026',
    text: 'Prosimy o duplikat faktury 114/2026, oryginał do nas nie dotarł.',
    reason: 'Nadawca nie jest osobą kontaktową żadnego klienta',
  },
  {
    from: ['Paweł Sikora', 'pawel@grupa-sikora.example'],
    subject: 'Zmiana adresu do korespondencji',
    text: 'Od 1 grudnia nasze spółki mają nowy adres: ul. Piotrkowska 200, Łódź. Proszę o poprawienie umów.',
    reason: 'Nadawca jest osobą kontaktową kilku klientów',
  },
];

const refused = [
  ['Automatyczna odpowiedź: nieobecność', 'Automatyczna odpowiedź'],
  ['Promocja na tonery -40%', 'Oznaczony jako spam'],
  [
    'Re: Zaplecze: Twoja kolej',
    'Odpowiedź przyszła z innego adresu niż ten, na który wysłano powiadomienie',
  ],
] as const;

/** Letters of the last weeks: those that wait, what became of the others, and some that were refused. */
export async function fillLetters(
  db: Db,
  { staff, company, now }: { staff: { id: number }[]; company: number[]; now: number },
): Promise<void> {
  const day = 86_400_000;
  const issues = await db
    .selectFrom('issue')
    .select(['id', 'name', 'created'])
    .where('client', 'is not', null)
    .orderBy('id')
    .limit(36)
    .execute();
  const base = { company: company[0] ?? null, told: false, reason: null, issue: null, text: '' };
  const name = (at: number, kind: string) => `<${kind}-${at}-${now}@demonstracja.example>`;
  const rows = [
    ...waiting.map(({ from: [fromName = '', fromAddress = ''], ...letter }, at) => ({
      ...{ ...base, ...letter, fromName, fromAddress, messageId: name(at, 'czeka') },
      ...{ status: letterStatus.waiting, received: new Date(now - (at * 5 + 1) * 3_600_000) },
    })),
    ...issues.map(({ id, name: subject, created }, at) => ({
      ...{ ...base, subject, issue: id, messageId: name(at, 'sprawa') },
      ...{
        fromName: '',
        fromAddress: `biuro${at + 1}@klient.example`,
        status: at % 3 === 2 ? letterStatus.comment : letterStatus.issue,
      },
      received: new Date(Math.min(Date.parse(created), now - (at + 2) * 3_600_000)),
    })),
    ...refused.map(([subject, reason], at) => ({
      ...{ ...base, subject, reason, messageId: name(at, 'odmowa'), company: null },
      ...{
        fromName: '',
        fromAddress: `nadawca${at + 1}@obcy.example`,
        status: letterStatus.refused,
      },
      received: new Date(now - (at + 1) * 2 * day),
    })),
  ].map((row) => ({
    ...row,
    status: row.status as number,
    handledBy: null as number | null,
    handledAt: null as Date | null,
  }));
  rows.push({
    ...base,
    ...{
      fromName: 'Targi Biuro 2026',
      fromAddress: 'newsletter@targi.example',
      messageId: name(0, 'odlozony'),
    },
    ...{ subject: 'Zaproszenie na targi', reason: 'Reklama', status: letterStatus.putAway },
    ...{
      received: new Date(now - 3 * day),
      handledBy: staff[1]?.id ?? null,
      handledAt: new Date(now - 2.9 * day),
    },
  });
  await db.insertInto('incomingLetter').values(rows).execute();
}
