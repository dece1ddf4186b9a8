import { Button, Radio } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import {
  type ClientImport,
  checkImport,
  type ImportPreview,
  type ImportSettings,
  removeImport,
  runImport,
} from '@zaplecze/contract/client-import';
import { importFields } from '@zaplecze/contract/client-import.fields';
import { counted } from '@zaplecze/contract/kit/words';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../kit/calls/use-api.ts';
import { Section } from '../../kit/forms/form-page.tsx';
import { useUnsaved } from '../../kit/forms/unsaved.ts';
import { FileColumns } from '../../kit/imports/file-columns.tsx';
import classes from '../../kit/imports/import.module.css';
import { useGo } from '../../kit/navigation/use-go.ts';
import { ImportChoices } from './import-choices.tsx';
import { ImportPreviewParts } from './import-preview.tsx';

/** What the file's columns are and what holds for all of it; then the preview, then the import. */
export function ImportMatching({ file }: { file: ClientImport }) {
  const go = useGo();
  const [settings, setSettings] = useState(file.settings);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const result = useRef<HTMLElement>(null);
  const over = useRef(false);
  const ended = () => {
    over.current = true;
  };
  useUnsaved(settings !== file.settings, { left: () => over.current });
  const check = useSend(checkImport, { onDone: setPreview });
  const run = useSend(runImport, { onDone: ended });
  const forget = useSend(removeImport, {
    onDone: () => {
      ended();
      void go(addressOf('clientImport'));
    },
  });
  const change = (changes: Partial<ImportSettings>) => {
    setSettings({ ...settings, ...changes });
    // What was looked at is no longer what is chosen.
    setPreview(null);
  };
  useEffect(() => {
    if (preview) result.current?.focus();
  }, [preview]);
  const input = { params: { id: file.id }, body: settings };
  const good =
    preview !== null &&
    preview.missing.length === 0 &&
    preview.problemCount === 0 &&
    preview.clients > 0;
  return (
    <>
      <p className={classes.note}>
        {file.fileName}
        {file.sheet ? `, arkusz „${file.sheet}”` : ''}:{' '}
        {counted(file.rows, 'wiersz', 'wiersze', 'wierszy')}
      </p>
      <Section
        title="Kolumny pliku"
        help="Wskaż, czym jest każda kolumna. Pola z gwiazdką są potrzebne u każdego klienta."
      >
        <FileColumns
          columns={file.columns}
          fields={importFields}
          value={settings.columns}
          onChange={(columns) => change({ columns })}
        />
      </Section>
      <Section
        title="Dla całego pliku"
        help="Wybrane tu wartości trafią do klientów, u których w pliku nic nie ma."
      >
        <ImportChoices
          settings={settings}
          errors={check.error?.errors ?? {}}
          missing={preview?.missing ?? []}
          onChange={change}
        />
      </Section>
      <Section
        title="Powtórzone NIP-y"
        help="Numer, który jest już w bazie albo wyżej w tym samym pliku."
      >
        <Radio.Group
          aria-label="Wiersze z powtórzonym NIP-em"
          value={settings.duplicates}
          onChange={(value) => change({ duplicates: value === 'import' ? 'import' : 'skip' })}
        >
          <div className={classes.radios}>
            <Radio value="skip" label="Pomiń te wiersze" />
            <Radio value="import" label="Importuj je także" />
          </div>
        </Radio.Group>
      </Section>
      {preview && (
        <section ref={result} tabIndex={-1} className={classes.result} aria-label="Podgląd importu">
          <ImportPreviewParts preview={preview} settings={settings} />
        </section>
      )}
      <div className={classes.bar}>
        <Button
          variant="default"
          onClick={() => forget.mutate({ params: { id: file.id } })}
          loading={forget.isPending}
        >
          Inny plik
        </Button>
        <Button
          variant={good ? 'default' : 'filled'}
          onClick={() => check.mutate(input)}
          loading={check.isPending}
        >
          {preview ? 'Sprawdź ponownie' : 'Sprawdź plik'}
        </Button>
        {good && (
          <Button onClick={() => run.mutate(input)} loading={run.isPending || run.isSuccess}>
            Importuj {counted(preview.clients, 'klienta', 'klientów', 'klientów')}
          </Button>
        )}
      </div>
    </>
  );
}
