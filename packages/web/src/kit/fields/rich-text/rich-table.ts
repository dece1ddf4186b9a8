import { Extension, getExtensionField, Node } from '@tiptap/core';
import { type Command, Selection, TextSelection } from '@tiptap/pm/state';
import {
  addRowAfter,
  CellSelection,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { mostColumns, mostRows } from '@zaplecze/contract/kit/fields/rich-shape';
import classes from './rich-text.module.css';

/*
 * Tables of formatted texts, on ProseMirror's own tables: TipTap's extension of the same adds widths of columns, which
 * no text keeps.
 */

declare module '@tiptap/core' {
  interface NodeConfig {
    /** What a node is to ProseMirror's tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell';
  }
}

/** Carries `tableRole` into the schema. */
const roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: (extension) => ({ tableRole: getExtensionField(extension, 'tableRole') }),
});

const span = (name: 'colspan' | 'rowspan', most: number) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const span = Number(element.getAttribute(name) ?? 1);
    return Number.isInteger(span) && span >= 1 && span <= most ? span : 1;
  },
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = {
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    colspan: span('colspan', mostColumns),
    rowspan: span('rowspan', mostRows),
    // ProseMirror's tables ask for it.
    colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
  }),
};

const Cell = Node.create({
  ...cell,
  name: 'tableCell',
  tableRole: 'cell',
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const HeaderCell = Node.create({
  ...cell,
  name: 'tableHeader',
  tableRole: 'header_cell',
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Tab goes on to the next cell; past the last one it makes a row. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!view || !addRowAfter(state, dispatch)) return false;
  return goToNextCell(1)(view.state, view.dispatch);
};

/** Deleting what is a whole table takes the table too. */
const deleteWhole: Command = (state, dispatch) => {
  const { selection } = state;
  const whole =
    selection instanceof CellSelection && selection.isRowSelection() && selection.isColSelection();
  return whole && deleteTable(state, dispatch);
};

/** A table whose short rows go on with empty cells: left to itself, ProseMirror puts those of the first row before its words. */
function fillShortRows(table: HTMLTableElement): HTMLTableElement {
  const rows = [...table.rows];
  const columns = rows.map(() => 0);
  rows.forEach((row, at) => {
    for (const { rowSpan, colSpan } of row.cells) {
      const end = Math.min(at + Math.min(Math.max(1, rowSpan), mostRows), rows.length);
      for (let below = at; below < end; below += 1)
        columns[below] = (columns[below] ?? 0) + Math.min(colSpan, mostColumns);
    }
  });
  const most = Math.min(mostColumns, Math.max(0, ...columns));
  rows.forEach((row, at) => {
    for (let column = columns[at] ?? 0; column < most; column += 1)
      row.append(table.ownerDocument.createElement('td'));
  });
  return table;
}

const Grid = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  parseHTML: () => [
    { tag: 'table', contentElement: (node) => fillShortRows(node as HTMLTableElement) },
  ],
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = classes.scroll ?? '';
    const table = dom.appendChild(document.createElement('table'));
    return { dom, contentDOM: table.appendChild(document.createElement('tbody')) };
  },
  addKeyboardShortcuts() {
    const press = (command: Command) => () => {
      const { state, view } = this.editor;
      return command(state, view.dispatch, view);
    };
    return {
      Tab: press(nextCell),
      'Shift-Tab': press(
        (state, dispatch) => isInTable(state) && goToNextCell(-1)(state, dispatch),
      ),
      Backspace: press(deleteWhole),
      Delete: press(deleteWhole),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** All that an editor needs to have tables. */
export const tableNodes = [roles, Grid, Row, HeaderCell, Cell];

/** Puts in a table of three columns under a row of headings, with the caret in its first cell. */
export function putTable(view: EditorView): void {
  const { table, tableRow, tableHeader, tableCell } = view.state.schema.nodes;
  if (!table || !tableRow || !tableHeader || !tableCell) return;
  const row = (type: typeof tableCell) =>
    tableRow.create(
      null,
      [0, 1, 2].flatMap(() => type.createAndFill() ?? []),
    );
  const newTable = table.create(null, [row(tableHeader), row(tableCell), row(tableCell)]);
  const { tr, selection } = view.state;
  const at = selection.from;
  tr.replaceSelectionWith(newTable);
  const first = tr.doc.resolve(Math.min(tr.mapping.map(at, -1) + 1, tr.doc.content.size));
  const found = Selection.findFrom(first, 1, true);
  if (found instanceof TextSelection) tr.setSelection(found);
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** HTML of the clipboard: what was copied of one cell of a spreadsheet is its words, not a table. */
export function withoutLoneCells(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const table of page.querySelectorAll('table')) {
    const [only, more] = table.querySelectorAll('td, th');
    if (only && !more) table.replaceWith(...only.childNodes);
  }
  return page.body.innerHTML;
}
