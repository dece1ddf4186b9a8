import { Checkbox, Radio } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import type { ImportColumn } from '@zaplecze/contract/kit/calls/imports';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  type ClientImport,
  checkImport,
  type ImportPreview,
  type ImportSettings,
  removeImport,
  rereadImport,
  runImport,
} from '@zaplecze/contract/rooms/clients/import/calls';
import { type ImportedField, importFields } from '@zaplecze/contract/rooms/clients/import/fields';
import { useSend } from '../../../kit/calls/use-send.ts';
import { useCustomColumns } from '../../../kit/custom-fields/described.ts';
import { Section } from '../../../kit/forms/form-page.tsx';
import classes from '../../../kit/imports/import.module.css';
import { act, MatchingFrame, useMatching } from '../../../kit/imports/matching.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { ImportChoices } from './import-choices.tsx';
import { ImportPreviewParts } from './import-preview.tsx';

type FieldColumn = ImportColumn<ImportedField>;

/** What the file's columns are and what holds for all of it; then the preview, then the import. */
export function ImportMatching({ file }: { file: ClientImport }) {
  const go = useGo();
  const own = useCustomColumns('client');
  const fields: readonly FieldColumn[] = [...importFields, ...own];
  const { settings, change, preview, setPreview, over } = useMatching<
    ImportSettings,
    ImportPreview
  >(file);
  const reread = useSend(rereadImport, { onDone: over });
  const check = useSend(checkImport, { onDone: setPreview });
  const run = useSend(runImport, { onDone: over });
  const forget = useSend(removeImport, {
    onDone: () => {
      over();
      void go(addressOf('clientImport'));
    },
  });
  const input = { params: { id: file.id }, body: settings };
  const good =
    preview !== null &&
    preview.missing.length === 0 &&
    (preview.problemCount === 0 || settings.skipFaulty === true) &&
    preview.clients > 0;
  return (
    <MatchingFrame
      file={file}
      anew={{
        choose: (body) => reread.mutate({ params: { id: file.id }, body }),
        loading: reread.isPending,
      }}
      fields={fields}
      columns={settings.columns}
      onColumns={(columns) => change({ columns })}
      neededIn="u każdego klienta; zamiast nazwy wystarczy NIP"
      preview={preview}
      outcome={
        preview && <ImportPreviewParts fields={fields} preview={preview} settings={settings} />
      }
      good={good}
      importWords={`Importuj ${countWords(preview?.clients ?? 0, 'klienta', 'klientów', 'klientów')}`}
      acts={{
        another: act(forget, { params: { id: file.id } }),
        check: act(check, input),
        run: act(run, input, run.isSuccess),
      }}
    >
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
      <Section
        title="Wiersze z błędami"
        help="Po imporcie popraw je w pliku i wczytaj ponownie: zaimportowane zostaną rozpoznane jako te, które już są."
      >
        <Checkbox
          label="Pomiń wiersze, w których coś jest do poprawienia"
          checked={settings.skipFaulty ?? false}
          onChange={(event) => change({ skipFaulty: event.currentTarget.checked })}
        />
      </Section>
    </MatchingFrame>
  );
}
