import {
  type ProcedureDefinition,
  procedureDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import {
  procedureColumns as fields,
  procedureFilters as words,
} from '@zaplecze/contract/rooms/catalog/columns';
import { lazyPart, suspendingPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { fieldColumns } from '../../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import type { OfList } from '../../../kit/lists/state/screen-list.ts';
import { FieldFacts } from '../../../kit/records/field-facts.tsx';
import type { Editor } from '../../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../../choice-sources/index.ts';
import { definitionActs } from '../definition-acts.ts';
import { changes, createdLook, DictionaryEntry, department, name } from '../definition-columns.tsx';
import { Facts, Part, Steps, Uses } from '../definition-parts.tsx';
import { ruleWords } from '../rule-words.ts';
import { type DefinitionKind, useDefinitions } from '../use-definitions.tsx';

const kind: DefinitionKind<ProcedureDefinition> = {
  calls: procedureDefinitions,
  add: 'Dodaj procedurę',
  empty: {
    title: 'Nie ma jeszcze procedur',
    text: 'Procedura to zadania w ustalonej kolejności; z procedur składa się usługi.',
    needs: ['department', 'taskDefinition'],
  },
  Form: lazyPart(part(() => import('./procedure-form.tsx'), 'ProcedureForm')),
  View: ProcedureView,
  Editor: suspendingPart(part(() => import('../definition-editors.tsx'), 'ProcedureEditor')),
};

const filters = fieldFilters(procedureDefinitions.list, fields, words, sourceOf);

const columns = fieldColumns(procedureDefinitions.list, fields, {
  ...{ name, department },
  taskCount: { key: 'tasks', header: 'Zadania', align: 'right' },
  created: createdLook,
  ...changes,
});

const acts = definitionActs('procedureDefinition');

export function ProceduresPage({ list }: OfList<typeof procedureDefinitions.list>) {
  const { rows, dialog } = useDefinitions(kind);
  return (
    <>
      <ListPage
        title="Definicje - Procedury"
        list={list}
        search="Szukaj procedury…"
        filters={filters}
        columns={columns}
        acts={acts}
        {...rows}
      />
      {dialog}
    </>
  );
}

function ProcedureView({
  record,
  editor,
}: {
  record: ProcedureDefinition;
  editor: Editor<ProcedureDefinition> | undefined;
}) {
  return (
    <>
      <Facts>
        <FieldFacts
          fields={fields}
          only={['department']}
          record={record}
          editor={editor}
          own={{ department: (entry) => <DictionaryEntry entry={entry} /> }}
        />
      </Facts>
      <Part title="Zadania po kolei">
        <Steps
          steps={record.tasks.map((task) => ({
            id: task.id,
            name: task.name,
            mark: task.type,
            rule: ruleWords(task.rule, task),
            files: task.files,
          }))}
          none="Nie ma zadań."
        />
      </Part>
      <Uses title="Usługi, w których jest" records={record.services} />
    </>
  );
}
