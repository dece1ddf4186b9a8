import { Button, Radio } from '@mantine/core';
import type { FileReading } from '@zaplecze/contract/kit/calls/imports';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { useState } from 'react';
import { Select } from '../fields/select.tsx';
import { Section } from '../forms/form-page.tsx';
import classes from './import.module.css';

/** Which sheet and row of headings the file is to be read by; a heading of null is found anew. */
export type ReadAnew = {
  choose: (choice: { sheet: number | null; heading: number | null }) => void;
  loading: boolean;
};

type Props = { reading: FileReading; anew: ReadAnew };

const rowsOf = ({ rows }: FileReading['sheets'][number]) =>
  rows === null ? 'nieprzejrzany' : countWords(rows, 'wiersz', 'wiersze', 'wierszy');

/** Of a workbook with several sheets that have something in them: which is meant. Nothing else is asked before. */
export function SheetQuestion({ reading, anew }: Props) {
  const [sheet, setSheet] = useState(String(reading.sheet));
  const { sheets } = reading;
  return (
    <Section
      title="Arkusz"
      help="Zaimportowany zostanie jeden arkusz. Po pozostałe wczytaj potem ten sam plik jeszcze raz."
    >
      <Radio.Group
        label={`Dane są w ${countWords(sheets.length, 'arkuszu', 'arkuszach', 'arkuszach')}. Który zaimportować?`}
        value={sheet}
        onChange={setSheet}
      >
        <div className={classes.radios}>
          {sheets.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets of a file stay where they are
            <Radio key={at} value={String(at)} label={`${one.name} (${rowsOf(one)})`} />
          ))}
        </div>
      </Radio.Group>
      <div>
        <Button
          loading={anew.loading}
          onClick={() => anew.choose({ sheet: Number(sheet), heading: null })}
        >
          Dalej
        </Button>
      </div>
    </Section>
  );
}

/** The sheet and the row of headings that were found, each to be changed; what stands above the headings is told. */
export function SheetChoice({ reading, anew }: Props) {
  const { sheets, first, heading } = reading;
  const above = first.filter(({ number }) => number < heading);
  return (
    <Section
      title="Arkusz i nagłówki"
      help="Importowane jest to, co stoi pod wierszem nagłówków. Zmiana dopasowuje kolumny od nowa."
    >
      {sheets.length > 1 && (
        <Select
          label="Arkusz"
          data={sheets.map((one, at) => ({
            value: String(at),
            label: `${one.name} (${rowsOf(one)})`,
          }))}
          value={String(reading.sheet)}
          onChange={(value) => anew.choose({ sheet: Number(value), heading: null })}
          disabled={anew.loading}
          allowDeselect={false}
          comboboxProps={{ shadow: 'sm' }}
        />
      )}
      <Select
        label="Wiersz nagłówków"
        description={
          above.length > 0 &&
          `Nad nagłówkami, pominięte: ${countWords(above.length, 'wiersz', 'wiersze', 'wierszy')} (${above.map(wordsOf).join(' / ')})`
        }
        data={first.map((row) => ({
          value: String(row.number),
          label: `Wiersz ${row.number}: ${wordsOf(row)}`,
        }))}
        value={String(heading)}
        onChange={(value) => anew.choose({ sheet: reading.sheet, heading: Number(value) })}
        disabled={anew.loading}
        allowDeselect={false}
        comboboxProps={{ shadow: 'sm' }}
      />
    </Section>
  );
}

const wordsOf = ({ cells }: FileReading['first'][number]) =>
  cells.filter((cell) => cell !== '').join(' · ');
