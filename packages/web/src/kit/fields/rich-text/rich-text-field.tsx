import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { IconTable } from '@tabler/icons-react';
import { type Extensions, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { richSchemes } from '@zaplecze/contract/kit/values/rich-tags';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type FieldProps, useField } from '../../forms/form-context.tsx';
import type { Nameable } from '../writing/mention-area.tsx';
import { useNaming } from '../writing/use-naming.tsx';
import { putTable, tableNodes, withoutLoneCells } from './rich-table.ts';
import { TableTools } from './rich-table-tools.tsx';
import classes from './rich-text.module.css';
import { editorWords } from './rich-text-words.ts';

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  Link.configure({
    openOnClick: false,
    protocols: richSchemes.filter((scheme) => !scheme.startsWith('http')),
    HTMLAttributes: { target: null, rel: null },
  }),
  ...tableNodes,
];

/** A text with headings, lists and links, kept as HTML; an emptied one is ''. Load it lazily. */
export function RichTextField({
  more,
  controls,
  people,
  ...props
}: FieldProps & {
  /** What a room's own texts may hold besides; the same object as long as the field stands. */
  more?: Extensions;
  /** Further controls, before those that undo. */
  controls?: ReactNode;
  /** Who can be called by name. */
  people?: Nameable;
}) {
  const { value, change, blur, ref, error, shared } = useField<string | null>(props);
  const id = useId();
  const reported = useRef(value ?? '');
  const naming = useNaming(people);
  const editor = useEditor({
    extensions: more ? [...extensions, ...more] : extensions,
    content: value ?? '',
    onUpdate: ({ editor: now }) => {
      reported.current = now.isEmpty ? '' : now.getHTML();
      change(reported.current);
      naming.look(now);
    },
    onSelectionUpdate: ({ editor: now }) => naming.look(now),
    onBlur: () => {
      naming.close();
      blur();
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': props.label,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      transformPastedHTML: withoutLoneCells,
      // Saves the form; the editor would break the line.
      handleKeyDown: (_, event) =>
        naming.press(event) || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)),
    },
  });
  useEffect(() => {
    // Set from elsewhere, such as another editor's text chosen in a conflict.
    const wanted = value ?? '';
    if (wanted === reported.current) return;
    reported.current = wanted;
    editor.commands.setContent(wanted, { emitUpdate: false });
  }, [editor, value]);
  ref({ focus: () => editor.commands.focus() });
  return (
    <Input.Wrapper
      label={shared.label}
      description={shared.description}
      error={error}
      errorProps={{ id: `${id}-error` }}
      labelElement="div"
      withAsterisk={props.required}
    >
      <RichTextEditor
        editor={editor}
        labels={editorWords}
        className={classes.editor}
        data-error={error ? true : undefined}
      >
        <RichTextEditor.Toolbar className={classes.toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.Hr />
            <RichTextEditor.Control
              aria-label="Wstaw tabelę"
              title="Wstaw tabelę"
              onClick={() => putTable(editor.view)}
            >
              <IconTable size={16} stroke={1.5} aria-hidden />
            </RichTextEditor.Control>
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          {controls}
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <TableTools editor={editor} />
        <RichTextEditor.Content className={classes.text} />
      </RichTextEditor>
      {naming.list(editor)}
    </Input.Wrapper>
  );
}
