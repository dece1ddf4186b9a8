import { Table } from '@mantine/core';
import type { FileWords } from '@zaplecze/contract/rooms/files/words';
import { useEffect, useState } from 'react';
import { Loading } from '../records/states.tsx';
import classes from './preview.module.css';

/** A letter or a structured invoice as the server tells of it; all of it is plain text. */
export function FileInWords({ blob, name }: { blob: Blob; name: string }) {
  const [words, setWords] = useState<FileWords | null>(null);
  useEffect(() => {
    let left = false;
    void blob.text().then((text) => left || setWords(JSON.parse(text)));
    return () => {
      left = true;
    };
  }, [blob]);
  if (!words) return <Loading />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.words} aria-label={`Podgląd: ${name}`} tabIndex={0}>
      <strong>{words.title}</strong>
      <dl className={classes.facts}>
        {words.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {words.tables.map((table) => (
        <Table key={table.title} fz={13} mb={12} captionSide="top">
          <Table.Caption ta="left">{table.title}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {table.columns.map((column) => (
                <Table.Th key={column}>{column}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file stay where they are
              <Table.Tr key={at}>
                {table.columns.map((column, place) => (
                  <Table.Td key={column}>{row[place]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ))}
      {words.text && <p className={classes.text}>{words.text}</p>}
    </section>
  );
}
