import { Progress } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconPencil,
  IconPlus,
  IconSwitch3,
  IconTrash,
} from '@tabler/icons-react';
import {
  type CustomRecord,
  customRecordNames,
  customRecords,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { builtInParts } from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import {
  type CustomChange,
  type CustomDefinition,
  listCustomDefinitions,
  removeCustomField,
  updateCustomField,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import {
  formulaInWords,
  mayBeWorked,
  workedWords,
} from '@zaplecze/contract/rooms/custom-fields/formulas';
import {
  customAudienceWords,
  customKindWords,
  customStages,
} from '@zaplecze/contract/rooms/custom-fields/lists';
import { useState } from 'react';
import { Button } from '../../kit/buttons/button.tsx';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { PageHead } from '../../kit/navigation/page-head.tsx';
import { useChangeSearch, usePageSearch } from '../../kit/navigation/page-place.tsx';
import { OrderedList } from '../../kit/ordered/ordered-list.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { EmptyState, Loading, PendingAnswer } from '../../kit/records/states.tsx';
import { askToArchive, askToRemove } from './ask-to-archive.ts';
import classes from './custom-fields.module.css';
import { FieldChanges, useFieldChanges } from './field-changes.tsx';
import { fieldMoves, useMoveField } from './move-field.ts';
import { Starters } from './starters.tsx';
import { usedWords } from './used-words.ts';

const KindDialog = lazyPart(part(() => import('./kind-dialog.tsx'), 'KindDialog'));
const CustomFieldForm = lazyPart(part(() => import('./custom-field-form.tsx'), 'CustomFieldForm'));

type Editing = { field?: CustomDefinition } | null;

/** What a company asks of its records besides what the program has: by record, in the order of forms. */
export function CustomFieldsPage() {
  const answer = useApi(
    listCustomDefinitions,
    {},
    { refetchInterval: ({ state }) => state.data?.list.some(({ work }) => work) && 1_000 },
  );
  const { of } = usePageSearch();
  const record = customRecords.find((one) => one === of) ?? 'client';
  const change = useChangeSearch();
  const choose = (one: CustomRecord) =>
    change({ of: one === 'client' ? undefined : one }, { replace: true });
  const [editing, edit] = useState<Editing>(null);
  const [turning, turn] = useState<CustomDefinition | null>(null);
  const all = fieldMoves.useOver(answer.data?.list);
  const changes = useFieldChanges(all);
  const ofRecord = all?.filter((field) => field.record === record) ?? [];
  const active = ofRecord.filter(({ archived }) => !archived);
  const archived = ofRecord.filter((field) => field.archived);
  return (
    <div className={classes.page}>
      <PageHead title="Pola własne">
        <Button
          size="xs"
          data-primary
          leftSection={<IconPlus size={16} />}
          onClick={() => edit({})}
        >
          Dodaj pole
        </Button>
      </PageHead>
      <fieldset className={classes.records} aria-label="Czego dotyczą">
        {customRecords.map((one) => {
          const count = all?.filter((field) => field.record === one && !field.archived).length ?? 0;
          return (
            <button
              key={one}
              type="button"
              className={classes.record}
              aria-pressed={one === record}
              onClick={() => choose(one)}
            >
              {customRecordNames[one]}
              {count > 0 && <span className={classes.count}>{count}</span>}
            </button>
          );
        })}
      </fieldset>
      {!all ? (
        <PendingAnswer answer={answer} shape={<Loading />} />
      ) : active.length === 0 ? (
        <EmptyState
          title={`${customRecordNames[record]}: nie ma własnych pól`}
          text="Dodane pole stoi w formularzu, na stronie rekordu, w kolumnach i filtrach listy, w pobieranych plikach i w API."
          action={<Button onClick={() => edit({})}>Dodaj pole</Button>}
        />
      ) : (
        <Fields
          fields={active}
          changes={changes}
          onEdit={(field) => edit({ field })}
          onTurn={turn}
        />
      )}
      {all && <Starters record={record} all={all} />}
      {archived.length > 0 && (
        <MainBox title="Zarchiwizowane" count={archived.length} folds="closed">
          <Archived fields={archived} />
        </MainBox>
      )}
      {editing && (
        <CustomFieldForm
          record={record}
          field={editing.field}
          onTurn={turn}
          onClose={() => edit(null)}
        />
      )}
      {turning && <KindDialog field={turning} onClose={() => turn(null)} />}
    </div>
  );
}

function Fields(props: {
  fields: CustomDefinition[];
  changes: CustomChange[];
  onEdit: (field: CustomDefinition) => void;
  onTurn: (field: CustomDefinition) => void;
}) {
  const { fields, changes, onEdit, onTurn } = props;
  const move = useMoveField();
  const archive = useArchive();
  const remove = useSend(removeCustomField, { toast: 'Pole usunięte' });
  const ofId = (id: number) => fields.find((field) => field.id === id);
  return (
    <OrderedList
      items={fields.map(({ id, label }) => ({ id, name: label }))}
      onOrder={(ids, moved) => move(moved, ids[ids.indexOf(moved) + 1] ?? null)}
      onOpen={(id) => {
        const field = ofId(id);
        if (field) onEdit(field);
      }}
      below={({ id }) => (
        <>
          <Words field={ofId(id)} among={fields} />
          <FieldChanges changes={changes.filter(({ field }) => field === id)} />
        </>
      )}
      endOf={({ id, name }) => {
        const field = ofId(id);
        if (!field) return null;
        const { used, version } = field;
        return (
          <RowMenu
            name={name}
            actions={[
              { label: 'Edytuj', icon: IconPencil, run: () => onEdit(field) },
              ...(field.formula === null
                ? [{ label: 'Zmień rodzaj', icon: IconSwitch3, run: () => onTurn(field) }]
                : []),
              {
                label: 'Archiwizuj',
                icon: IconArchive,
                run: () => void askToArchive(field, () => archive(field, true)),
              },
              ...(used === 0
                ? [
                    {
                      label: 'Usuń',
                      icon: IconTrash,
                      danger: true,
                      run: () =>
                        void askToRemove(field, () =>
                          remove.mutate({ params: { id }, ifMatch: version }),
                        ),
                    },
                  ]
                : []),
            ]}
          />
        );
      }}
    />
  );
}

/** What a field is, in one line: kind, whom it is for, how many have it. */
function Words({
  field,
  among,
}: {
  field: CustomDefinition | undefined;
  among: readonly CustomDefinition[];
}) {
  if (!field) return null;
  const { kind, unit, options, required, sees, edits, section, personal, unique } = field;
  const { formula, work } = field;
  const name = formula !== null && mayBeWorked(kind) ? workedWords[kind] : customKindWords[kind];
  const conditions = Object.values(field.only).flat().length;
  const stage = customStages[field.record]?.find(({ id }) => id === field.requiredFrom);
  const words = [
    unit ? `${name} (${unit})` : name,
    formula && formulaInWords(formula, [...among, ...builtInParts(field.record)]),
    options.length > 0 && options.map(({ name }) => name).join(', '),
    section && `w części „${section}”`,
    required && 'wymagane',
    stage && `wymagane od „${stage.name}”`,
    conditions > 0 && countWords(conditions, 'warunek', 'warunki', 'warunków'),
    unique && 'bez powtórzeń',
    sees !== 'everyone' && `widzą: ${customAudienceWords[sees]}`,
    formula === null &&
      edits !== 'everyone' &&
      edits !== sees &&
      `zmieniają: ${customAudienceWords[edits]}`,
    personal && 'dane osobowe',
    usedWords(field),
  ];
  return (
    <span className={classes.words}>
      {words.filter(Boolean).join(' · ')}
      {work && <Working {...work} />}
    </span>
  );
}

/** How far the values of all records are while they are worked out anew; people go on working meanwhile. */
function Working({ done, total }: NonNullable<CustomDefinition['work']>) {
  const words = total === 0 ? 'czeka' : `${formatNumber(done)} z ${formatNumber(total)}`;
  return (
    <span className={classes.working}>
      <Progress
        value={total === 0 ? 0 : (100 * done) / total}
        size="sm"
        aria-label="Wyliczanie wartości"
      />
      Wyliczanie wartości w rekordach: {words}
    </span>
  );
}

function useArchive() {
  const send = useSend(updateCustomField);
  return ({ id, version }: CustomDefinition, archived: boolean) =>
    send.mutate({ params: { id }, body: { archived }, ifMatch: version });
}

function Archived({ fields }: { fields: CustomDefinition[] }) {
  const archive = useArchive();
  return (
    <ul className={classes.archived}>
      {fields.map((field) => (
        <li key={field.id} className={classes.away}>
          <span>
            {field.label}
            <Words field={field} among={fields} />
          </span>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArchiveOff size={16} stroke={1.5} aria-hidden />}
            onClick={() => archive(field, false)}
          >
            Przywróć
          </Button>
        </li>
      ))}
    </ul>
  );
}
