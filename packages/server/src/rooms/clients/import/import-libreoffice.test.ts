import { afterAll, describe, expect, test } from 'vitest';
import { libreOffice } from '../../../../test/peers/libreoffice.ts';
import { header, importApp, newNip, row } from './import.fixture.ts';

const { it, manager, worker, shown, given, imported, instead, only } = await importApp();
afterAll(() => it.close());

describe('with LibreOffice', () => {
  const table = () =>
    `"${header.replaceAll(';', '";"')}";"Od"\n` +
    `"Gęśla Jaźń i Śćółka";${newNip()};600100200;"zazolc@firma.pl";"Źródlana 7";"00-950";"Łódź";"Świętosława Żądło-Ćwik";2026-03-29\n`;

  test('its XLSX goes in [CLI-91, CLI-105]', async () => {
    const made = await libreOffice(table(), 'csv', 'xlsx');
    const before = await shown((await given(made)).id);
    expect(before.columns.at(-1)).toEqual({ header: 'Od', samples: ['2026-03-29'], leftOut: null });
    const result = await imported(made, { instead: instead() });
    expect(result).toMatchObject({ state: 'done', imported: 1, sheet: 'in' });
    // Cells are personal data: once the clients are in, none are left.
    expect(result.columns.at(-1)).toEqual({ header: 'Od', samples: [], leftOut: null });
    expect(await only('Gęśla Jaźń')).toMatchObject({
      name: 'Gęśla Jaźń i Śćółka',
      phone: '600100200',
      postalCode: '00-950',
      persons: [{ firstName: 'Świętosława', lastName: 'Żądło-Ćwik' }],
    });
  });

  test.each([
    ['csv', 'Gęśla z CSV'],
    ['windows', 'Gęśla z Windows'],
  ] as const)('its %s goes in [CLI-91]', async (kind, name) => {
    const made = await libreOffice(table().replace('Gęśla Jaźń', name), 'csv', kind);
    if (kind === 'windows') expect(made.includes(0x9c)).toBe(true);
    expect(await imported(made, { instead: instead() })).toMatchObject({ imported: 1 });
    expect(await only(name)).toMatchObject({ name: `${name} i Śćółka`, city: 'Łódź' });
  });

  test.each(['xlsx', 'csv'] as const)(
    'what our list writes as %s, opened and saved there, comes in again as it was [CLI-107]',
    async (format) => {
      const name = `Wędrowna ${format}`;
      const more = 'Jan Lis, +48 601 000 000, jan@lis.pl; Ewa Kos, ewa@kos.pl';
      await imported(
        `${header};Pozostałe osoby kontaktowe;Faktura: miasto;Kolor;Tagi\n${row(name)};"${more}";Kraków;#00AA11;VIP\n`.replace(
          '600 100 200',
          '+48 600 100 200',
        ),
        { instead: instead() },
      );
      const before = await only(name);
      const answer = await it.app.inject({
        url: `/api/client/list/export?format=${format}&search=${encodeURIComponent(name)}`,
        headers: { 'access-token': worker.token },
      });
      const saved = await libreOffice(answer.rawPayload, format, 'xlsx');
      await it.call((await import('@zaplecze/contract/rooms/clients/calls')).removeClient, {
        as: manager,
        params: { id: before.id },
      });
      expect(await imported(saved)).toMatchObject({ state: 'done', imported: 1 });
      const after = await only(name);
      const lasting = ({
        id: _id,
        created: _c,
        modified: _m,
        persons,
        ...client
      }: typeof before) => ({
        ...client,
        persons: persons.map(
          ({ id: _, client: _client, ...person }: Record<string, unknown>) => person,
        ),
      });
      expect(lasting(after)).toEqual(lasting(before));
    },
  );
});
