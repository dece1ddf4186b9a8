import { Checkbox, Radio } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import {
  checkRecords,
  type RecordImport,
  type RecordPreview,
  type RecordSettings,
  removeRecords,
  rereadRecords,
  runRecords,
} from '@zaplecze/contract/rooms/imports/calls';
import { type DuplicateWay, importKindInfo } from '@zaplecze/contract/rooms/imports/lists';
import { useSend } from '../../kit/calls/use-send.ts';
import { Section } from '../../kit/forms/form-page.tsx';
import classes from '../../kit/imports/import.module.css';
import { act, MatchingFrame, useMatching } from '../../kit/imports/matching.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { ListedFiles } from './listed-files.tsx';
import { RecordChoices } from './record-choices.tsx';
import { RecordPreviewParts } from './record-preview.tsx';
import { useImportedFields } from './use-imported-fields.ts';

const ways: Record<DuplicateWay, string> = {
  skip: 'Pomiń te wiersze',
  update: 'Zmień istniejące zapisy tym, co jest w pliku',
  import: 'Dodaj je jako nowe',
};

/** What the file's columns are and what holds for all of it; then the preview, then the import. */
export function RecordMatching({ file }: { file: RecordImport }) {
  const { kind } = file;
  const info = importKindInfo[kind];
  const fields = useImportedFields(kind);
  const go = useGo();
  const { settings, change, preview, setPreview, over } = useMatching<
    RecordSettings,
    RecordPreview
  >(file);
  const reread = useSend(rereadRecords, { onDone: over });
  const check = useSend(checkRecords, { onDone: setPreview });
  const run = useSend(runRecords, { onDone: over });
  const forget = useSend(removeRecords, {
    onDone: () => {
      over();
      void go(addressOf('dataImport', { kind }));
    },
  });
  const input = { params: { id: file.id }, body: settings };
  const all = preview ? preview.made + preview.changed : 0;
  const good =
    preview !== null &&
    preview.missing.length === 0 &&
    (preview.problemCount === 0 || settings.skipFaulty === true) &&
    all > 0;
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
      neededIn="w każdym wierszu"
      preview={preview}
      outcome={
        preview && (
          <RecordPreviewParts
            kind={kind}
            fields={fields}
            preview={preview}
            duplicates={settings.duplicates}
            skipFaulty={settings.skipFaulty ?? false}
          />
        )
      }
      good={good}
      importWords={`Importuj ${all === 1 ? info.accusative : countWords(all, ...info.words)}`}
      acts={{
        another: act(forget, { params: { id: file.id } }),
        check: act(check, input),
        run: act(run, input, run.isSuccess),
      }}
    >
      {kind === 'document' && (
        <Section
          title="Pliki"
          help="Dodaj pliki, których nazwy są w kolumnie „Plik”. Zostaną tu do jutra."
        >
          <ListedFiles
            uploaded={file.files}
            value={settings.files}
            onAdd={(id) => change((before) => ({ files: [...before.files, id] }))}
            onChange={(files) => change({ files })}
          />
        </Section>
      )}
      <Section
        title="Dla całego pliku"
        help="Wybrane tu wartości trafią do wierszy, w których w pliku nic nie ma."
      >
        <RecordChoices
          kind={kind}
          settings={settings}
          errors={check.error?.errors ?? {}}
          missing={preview?.missing ?? []}
          onChange={(instead) => change({ instead })}
        />
        {kind === 'person' && (
          <Checkbox
            label="Po imporcie wyślij nowym osobom zaproszenia"
            checked={settings.invite}
            onChange={(event) => change({ invite: event.currentTarget.checked })}
          />
        )}
      </Section>
      <Section title="To, co już jest" help={info.same}>
        <Radio.Group
          aria-label="Wiersze, które już są"
          value={settings.duplicates}
          onChange={(value) => change({ duplicates: value as DuplicateWay })}
        >
          <div className={classes.radios}>
            {info.duplicates.map((way) => (
              <Radio key={way} value={way} label={ways[way]} />
            ))}
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
