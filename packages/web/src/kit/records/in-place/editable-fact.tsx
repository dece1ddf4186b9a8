import { IconPencil } from '@tabler/icons-react';
import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { TypedAhead } from '../../forms/typed-ahead.ts';
import { Fact } from '../details.tsx';
import classes from './editable-fact.module.css';
import { LackingFields } from './lacking.tsx';

/** Where a field is changed: which fields, what the page calls them, and what ends it. */
export type EditorPlace = { names: readonly string[]; label: string; onClose: () => void };

/** A room's part that changes fields of its record where they are read (forms/field-editor.tsx). */
export type Editor<R> = ComponentType<EditorPlace & { record: R }> & {
  preload?: () => Promise<void>;
};

/**
 * Label and value that turn into a field in their place: by a click on the value, or by Enter on the pencil. Links within
 * the value stay links.
 */
export function EditableFact<R>({
  editor: Editor,
  record,
  names,
  label,
  editing,
  onEdit,
  bare,
  children,
}: {
  editor: Editor<R>;
  record: R;
  names: readonly string[];
  label: string;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  /** Where a heading says what it is. */
  bare?: boolean;
  children: ReactNode;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    // Whoever left it by a press is where they pressed.
    if (was.current && !editing && document.activeElement === document.body)
      opener.current?.focus();
    was.current = editing;
  }, [editing]);
  const open = (event: MouseEvent<HTMLElement>) => {
    const on = event.target as HTMLElement;
    if (on.closest('a, button') || window.getSelection()?.toString()) return;
    onEdit(true);
  };
  // It is there when the first letter is typed.
  const preload = () => void Editor.preload?.();
  const value = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pencil within is the way of the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pencil within is the way of the keyboard
    <span className={classes.editable} onClick={open} onMouseEnter={preload}>
      <span className={classes.shown}>{children}</span>
      <button
        ref={opener}
        type="button"
        className={classes.pencil}
        aria-label={`Zmień: ${label}`}
        title="Zmień"
        onFocus={preload}
        onClick={() => onEdit(true)}
      >
        <IconPencil size={14} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
  const content = editing ? (
    <Suspense
      fallback={
        <>
          {value}
          <TypedAhead />
        </>
      }
    >
      <Editor names={names} label={label} record={record} onClose={() => onEdit(false)} />
    </Suspense>
  ) : (
    value
  );
  return bare ? content : <Fact label={label}>{content}</Fact>;
}

/**
 * Fields that are read as one thing, or one that stands under a heading of its own: `within` draws that heading
 * around it, so that none stands over nothing.
 */
export function EditedTogether<R>({
  editor,
  empty,
  lacks,
  within = (content) => content,
  ...props
}: Omit<ComponentProps<typeof EditableFact<R>>, 'editing' | 'onEdit' | 'editor'> & {
  /** None for who may only read. */
  editor: Editor<R> | undefined;
  /** Nothing of it is known yet. */
  empty?: boolean;
  /** What it is called among what lacks, where its label says too little there. */
  lacks?: string;
  within?: (content: ReactNode) => ReactNode;
}) {
  const [editing, edit] = useState(false);
  const { bare, label, children } = props;
  if (!editor && empty && bare) return null;
  if (!editor) return within(bare ? children : <Fact label={label}>{children}</Fact>);
  if (empty && !editing)
    return (
      <LackingFields fields={[{ name: label, label: lacks ?? label }]} onAdd={() => edit(true)} />
    );
  return within(<EditableFact {...props} editor={editor} editing={editing} onEdit={edit} />);
}

/** A record's name as the heading of its page, changed there by who may. */
export function EditableTitle<R extends { name: string }>({
  editor,
  record,
  children,
}: {
  editor: Editor<R> | undefined;
  record: R;
  children?: ReactNode;
}) {
  if (!editor) return children ?? record.name;
  return (
    <EditedName editor={editor} record={record}>
      {children ?? record.name}
    </EditedName>
  );
}
const title = ['name'] as const;

/** The same where the name is the title of a dialog: stands beside it (kit/dialogs/modal.tsx), and takes its place meanwhile. */
export function TitlePencil<R>({ editor, record }: { editor: Editor<R> | undefined; record: R }) {
  return (
    editor && (
      <EditedName editor={editor} record={record}>
        {null}
      </EditedName>
    )
  );
}

/** A record's name that turns into its field; `children` stand there until then. */
function EditedName<R>(props: { editor: Editor<R>; record: R; children: ReactNode }) {
  const [editing, edit] = useState(false);
  return (
    <EditableFact {...props} names={title} label="nazwa" bare editing={editing} onEdit={edit} />
  );
}
