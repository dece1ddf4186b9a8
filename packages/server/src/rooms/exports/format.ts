import { recordFields } from '@zaplecze/contract/rooms/fields';
import type { TableExports } from '../../kit/exports/table-exports.ts';
import type { Table } from './tables.queries.ts';

const types: Record<string, string> = {
  'timestamp with time zone': 'chwila',
  date: 'dzień',
  boolean: 'tak/nie',
  integer: 'liczba',
  smallint: 'liczba',
  bigint: 'liczba',
  numeric: 'kwota',
  json: 'JSON',
  jsonb: 'JSON',
};

const typeOf = (type: string) => types[type] ?? (type.endsWith('[]') ? 'JSON' : 'tekst');

const head = `# Format eksportu całych danych

Archiwum ZIP (z rozszerzeniem ZIP64, gdy jest duże) z danymi z jednej chwili.

- \`CZYTAJ.md\`: ten opis, chwila danych i liczba wierszy każdej tabeli.
- \`dane/<tabela>.csv\`: po jednym pliku na rodzaj zapisu, ze wszystkimi wierszami.
- \`listy/klienci.csv\`: klienci w takich kolumnach, w jakich czyta je „Import klientów”.
- \`pliki/<rodzaj zapisu>/<numer zapisu>/<numer pliku>-<nazwa>\`: pliki leżące przy zapisach; te, które nie leżą przy niczym, w \`pliki/luzem\`.
- \`pliki.csv\`: spis plików archiwum: ścieżka, numer z \`dane/file.csv\`, nazwa, rodzaj, wielkość, suma SHA-256 oraz czy treści zabrakło w magazynie (\`missing\`).

## Jak zapisane są wartości w \`dane\`

- UTF-8 ze znacznikiem na początku, średniki między kolumnami, wiersze zakończone CR LF, cudzysłowy jak w RFC 4180.
- Brak wartości to puste pole; pusty tekst to dwa cudzysłowy \`""\`.
- Dni: \`RRRR-MM-DD\`. Chwile: ISO 8601 w UTC z mikrosekundami. Liczby z kropką dziesiętną. Tak/nie: \`true\`, \`false\`. Spisy i struktury: JSON.
- Kolumna wskazująca zapis innej tabeli ma jego numer, a następna, z końcówką \`_name\`, jego nazwę.
- Tekst, który arkusz mógłby wziąć za formułę (zaczyna się od \`=\`, \`+\`, \`-\`, \`@\`, tabulatora albo końca wiersza, także po apostrofach) i nie jest liczbą ujemną, ma przed sobą jeden apostrof więcej. Czytając, zdejmij z niego jeden apostrof.
- Numery (\`id\`) są niepowtarzalne w tabeli. \`version\` to kolejna wersja zapisu.

Haseł, kluczy i sesji w archiwum nie ma.
`;

function lineOf({ name, columns }: Table, about: string): string {
  const labels = (recordFields as Record<string, Record<string, { label: string }>>)[name] ?? {};
  const columnWords = columns.map((column) => {
    const label = labels[column.name]?.label;
    const to = column.to ? ` → ${column.to}` : '';
    return `\`${column.name}\` (${label ? `${label}, ` : ''}${typeOf(column.type)}${to})`;
  });
  return `### ${name}.csv\n\n${about}: ${columnWords.join(', ')}.\n`;
}

/**
 * The description of the format, of what the rooms say of their tables and the database of its columns; it stands in
 * the archive and in docs/export-format.md.
 *
 * @param counts rows of each table at the moment of the archive
 */
export function formatText(
  tables: Table[],
  declared: TableExports,
  origin?: { moment: string; counts: Map<string, number> },
): string {
  const saidOf = (name: string) => declared[name as keyof TableExports];
  const described = tables.map((table) => {
    const declaration = saidOf(table.name);
    return lineOf(table, 'about' in declaration ? declaration.about : '');
  });
  const out = Object.entries(declared).flatMap(([name, declaration]) =>
    'leftOut' in declaration
      ? [`- \`${name}\`: ${declaration.leftOut}`]
      : Object.entries(declaration.without).map(
          ([column, why]) => `- \`${name}.${column}\`: ${why}`,
        ),
  );
  const counted =
    origin &&
    `## To archiwum\n\nChwila danych: ${origin.moment}\n\n| tabela | wierszy |\n|---|---|\n${[
      ...origin.counts,
    ]
      .map(([name, count]) => `| ${name} | ${count} |`)
      .join('\n')}\n`;
  return [
    head,
    ...(counted ? [counted] : []),
    `## Tabele\n\n${described.join('\n')}`,
    `## Czego nie ma i dlaczego\n\n${out.sort().join('\n')}\n`,
  ].join('\n');
}
