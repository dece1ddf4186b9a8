import { type TaskDefinition, taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import {
  taskDefinitionColumns as fields,
  taskDefinitionFilters as words,
} from '@zaplecze/contract/rooms/catalog/columns';
import { lazyPart, suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { FieldFacts } from '../../kit/records/field-facts.tsx';
import type { Editor } from '../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../choice-sources/index.ts';
import { definitionActs } from './definition-acts.ts';
import {
  changes,
  createdLook,
  DictionaryEntry,
  department,
  name,
  type,
} from './definition-columns.tsx';
import { Facts, Uses } from './definition-parts.tsx';
import { type DefinitionKind, useDefinitions } from './use-definitions.tsx';

const kind: DefinitionKind<TaskDefinition> = {
  calls: taskDefinitions,
  add: 'Dodaj zadanie',
  empty: {
    title: 'Nie ma jeszcze zadań',
    text: 'Zadanie to najmniejsza część pracy; z zadań układa się procedury.',
    needs: ['taskType'],
  },
  Form: lazyPart(part(() => import('./task-form.tsx'), 'TaskForm')),
  View: TaskView,
  Editor: suspendingPart(part(() => import('./definition-editors.tsx'), 'TaskEditor')),
};

const filters = fieldFilters(taskDefinitions.list, fields, words, sourceOf);

const columns = fieldColumns(taskDefinitions.list, fields, {
  ...{ name, type, department },
  created: createdLook,
  ...changes,
});

const acts = definitionActs('taskDefinition');

export function TasksPage({ list }: OfList<typeof taskDefinitions.list>) {
  const { rows, dialog } = useDefinitions(kind);
  return (
    <>
      <ListPage
        title="Definicje - Zadania"
        list={list}
        search="Szukaj zadania…"
        filters={filters}
        columns={columns}
        acts={acts}
        {...rows}
      />
      {dialog}
    </>
  );
}

function TaskView({
  record,
  editor,
}: {
  record: TaskDefinition;
  editor: Editor<TaskDefinition> | undefined;
}) {
  return (
    <>
      <Facts>
        <FieldFacts
          fields={fields}
          only={['type', 'department']}
          record={record}
          editor={editor}
          own={{
            type: (entry) => <DictionaryEntry entry={entry} />,
            department: (entry) => <DictionaryEntry entry={entry} />,
          }}
        />
      </Facts>
      <Uses title="Procedury, w których jest" records={record.procedures} />
    </>
  );
}
