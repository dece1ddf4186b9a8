import { Button } from '@mantine/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import classes from './rich-text.module.css';

const tools: { label: string; command: Command }[] = [
  { label: 'Wiersz wyżej', command: addRowBefore },
  { label: 'Wiersz niżej', command: addRowAfter },
  { label: 'Kolumna z lewej', command: addColumnBefore },
  { label: 'Kolumna z prawej', command: addColumnAfter },
  { label: 'Wiersz nagłówków', command: toggleHeaderRow },
  { label: 'Scal komórki', command: mergeCells },
  { label: 'Podziel komórkę', command: splitCell },
  { label: 'Usuń wiersz', command: deleteRow },
  { label: 'Usuń kolumnę', command: deleteColumn },
  { label: 'Usuń tabelę', command: deleteTable },
];

/** What can be done to the table that the caret is in; nothing elsewhere. */
export function TableTools({ editor }: { editor: Editor }) {
  const possible = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      isInTable(state) ? tools.map(({ command }) => command(state)) : null,
  });
  if (!possible || !editor.isEditable) return null;
  return (
    <div role="toolbar" aria-label="Tabela" className={classes.tableTools}>
      {tools.map(
        ({ label, command }, at) =>
          possible[at] && (
            <Button
              key={label}
              size="compact-xs"
              variant="default"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                command(editor.state, editor.view.dispatch, editor.view);
                editor.view.focus();
              }}
            >
              {label}
            </Button>
          ),
      )}
    </div>
  );
}
