import { Button } from '@mantine/core';
import type {
  FileReading,
  ImportColumn,
  MatchedColumn,
} from '@zaplecze/contract/kit/calls/imports';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../forms/drafts/use-unsaved.ts';
import { Section } from '../forms/form-page.tsx';
import { FileColumns } from './file-columns.tsx';
import classes from './import.module.css';
import { type ReadAnew, SheetChoice, SheetQuestion } from './sheet-choice.tsx';

/**
 * What somebody chooses for a file that was read, and the preview of what it would bring.
 *
 * @typeParam S settings of the import @typeParam P its preview
 * @returns `over`: to be called when the file is imported or put away, so that leaving asks nothing
 */
export function useMatching<S extends object, P>(file: { settings: S }) {
  const [settings, setSettings] = useState(file.settings);
  const [preview, setPreview] = useState<P | null>(null);
  const ended = useRef(false);
  useUnsaved(settings !== file.settings, { left: () => ended.current });
  const change = (changes: Partial<S> | ((before: S) => Partial<S>)) => {
    setSettings((before) => ({
      ...before,
      ...(typeof changes === 'function' ? changes(before) : changes),
    }));
    // What was looked at is no longer what is chosen.
    setPreview(null);
  };
  const over = () => {
    ended.current = true;
  };
  return { settings, change, preview, setPreview, over };
}

type Act = { onClick: () => void; loading: boolean };

/** A button that sends; `ended`: its page is about to be left. */
export const act = <I,>(
  send: { mutate: (input: I) => void; isPending: boolean },
  input: I,
  ended = false,
): Act => ({ onClick: () => send.mutate(input), loading: send.isPending || ended });

/** A file that is read anew is matched anew. */
export const matchedAs = (file: { id: number; reading: FileReading | null }): string =>
  `${file.id} ${file.reading?.sheet} ${file.reading?.heading}`;

/** What a column is called; a field that is there no more by its key. */
export const fieldName = (fields: readonly ImportColumn[], key: string): string =>
  fields.find((field) => field.key === key)?.name ?? key;

type Props<F extends string> = {
  file: {
    fileName: string;
    sheet: string | null;
    rows: number;
    columns: MatchedColumn[];
    reading: FileReading | null;
  };
  /** Reads the file by another sheet or row of headings. */
  anew: ReadAnew;
  fields: readonly ImportColumn<F>[];
  columns: (F | null)[];
  onColumns: (columns: (F | null)[]) => void;
  /** Whose fields with an asterisk are needed, "w każdym wierszu". */
  neededIn: string;
  /** What else is chosen for the file. */
  children: ReactNode;
  preview: object | null;
  /** The outcome, shown before the import. */
  outcome: ReactNode;
  /** Whether what the preview shows may be imported. */
  good: boolean;
  /** "Importuj 12 klientów" */
  importWords: string;
  acts: { another: Act; check: Act; run: Act };
};

/** The columns of a file that was read, what else is chosen for it, the preview, and the way on. */
export function MatchingFrame<F extends string>(props: Props<F>) {
  const { file, preview, good, acts } = props;
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (preview) result.current?.focus();
  }, [preview]);
  const { reading } = file;
  if (reading?.asks)
    return (
      <>
        <p className={classes.note}>{file.fileName}</p>
        <SheetQuestion reading={reading} anew={props.anew} />
        <div className={classes.bar}>
          <Button variant="default" {...acts.another}>
            Inny plik
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p className={classes.note}>
        {file.fileName}
        {file.sheet ? `, arkusz „${file.sheet}”` : ''}:{' '}
        {countWords(file.rows, 'wiersz', 'wiersze', 'wierszy')}
      </p>
      {reading && <SheetChoice reading={reading} anew={props.anew} />}
      <Section
        title="Kolumny pliku"
        help={`Wskaż, czym jest każda kolumna. Pola z gwiazdką są potrzebne ${props.neededIn}.`}
      >
        <FileColumns
          columns={file.columns}
          fields={props.fields}
          value={props.columns}
          onChange={props.onColumns}
        />
      </Section>
      {props.children}
      {preview && (
        <section ref={result} tabIndex={-1} className={classes.result} aria-label="Podgląd importu">
          {props.outcome}
        </section>
      )}
      <div className={classes.bar}>
        <Button variant="default" {...acts.another}>
          Inny plik
        </Button>
        <Button variant={good ? 'default' : 'filled'} {...acts.check}>
          {preview ? 'Sprawdź ponownie' : 'Sprawdź plik'}
        </Button>
        {good && <Button {...acts.run}>{props.importWords}</Button>}
      </div>
    </>
  );
}
