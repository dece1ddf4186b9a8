import '@mantine/tiptap/styles.layer.css';
import { Link } from '@mantine/tiptap';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { addressOf } from '@zaplecze/contract/addresses';
import { wordsOfHtml } from '@zaplecze/contract/kit/fields/html-words';
import { linksOfNumbers, numbersOfLinks } from '@zaplecze/contract/kit/values/mentions';
import { same } from '@zaplecze/contract/kit/values/merge';
import { richSchemes } from '@zaplecze/contract/kit/values/rich-tags';
import { htmlOfWords, type RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Nameable } from '../writing/mention-area.tsx';
import { useNaming } from '../writing/use-naming.tsx';
import classes from '../writing/writing.module.css';
import { WritingTools } from '../writing/writing-bar.tsx';
import { richPaste, type Tool } from '../writing/writing-tools.ts';
import { LinkInput } from './rich-link.tsx';
import { onlyOwnPictures, Picture, putPictures } from './rich-picture.tsx';
import { putTable, tableNodes, withoutLoneCells } from './rich-table.ts';
import { TableTools } from './rich-table-tools.tsx';

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  Link.configure({
    openOnClick: false,
    protocols: richSchemes.filter((scheme) => !scheme.startsWith('http')),
    HTMLAttributes: { target: null, rel: null },
  }),
  Picture,
  ...tableNodes,
];

type Named = { id: number; name: string };

/** What is done once the editor stands in the place of the plain field. */
export type EditorStart = {
  /** Selected there, counted in its letters. */
  from: number;
  to: number;
  tool?: Tool | undefined;
  /** Put in in the place of what is selected. */
  html?: string | undefined;
  files?: File[] | undefined;
  /** Named just before what is selected: becomes a link. */
  person?: Named | undefined;
};

export type EditorProps = {
  value: RichText;
  onChange: (value: RichText) => void;
  /** The text keeps people by their numbers; else as links. */
  numbers: boolean;
  known: readonly Named[];
  people: Nameable | undefined;
  onChosen: (person: Named) => void;
  label: string;
  describedBy: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  error: boolean;
  heading: boolean;
  least: number;
  begin: EditorStart | null;
  autoFocus: boolean | undefined;
  onSend: (() => void) | undefined;
  onBlur: (() => void) | undefined;
  focusRef: { current: (() => void) | null };
  /** Where the formatting buttons stand, beside others that stay while the editor comes. */
  toolsPlace: HTMLElement | null;
};

/** Whether HTML says anything that its words do not. */
const isFormatted = (html: string) => /<(?!\/?(?:p|br)\b)/.test(html);

/** A place in plain words as the editor counts it: each line is a paragraph. */
const placeOf = (words: string, at: number) => at + 1 + words.slice(0, at).split('\n').length - 1;

/** A text with formatting, in the place of the plain field. Load it lazily. */
export function RichEditor(props: EditorProps) {
  const { value, onChange, numbers, known, people, label, begin, onSend, onBlur } = props;
  const id = useId();
  /** What the editor itself has said of late: it comes back as the value, at times after the next letter. */
  const reported = useRef<RichText[]>([value]);
  const naming = useNaming(people, props.onChosen);
  const [linking, setLinking] = useState(false);
  const [, redraw] = useState(0);
  const contentOf = (written: RichText) => {
    const html = typeof written === 'string' ? written && htmlOfWords(written) : written.html;
    return numbers ? linksOfNumbers(html, known) : html;
  };
  const saidBy = (editor: Editor): RichText => {
    if (editor.isEmpty) return '';
    const html = numbers ? numbersOfLinks(editor.getHTML()) : editor.getHTML();
    return isFormatted(html) ? { html } : wordsOfHtml(html);
  };
  const run = (editor: Editor, tool: Tool) => {
    const chain = editor.chain().focus();
    if (tool === 'bold') chain.toggleBold().run();
    if (tool === 'italic') chain.toggleItalic().run();
    if (tool === 'bullets') chain.toggleBulletList().run();
    if (tool === 'numbers') chain.toggleOrderedList().run();
    if (tool === 'heading') chain.toggleHeading({ level: 3 }).run();
    if (tool === 'link') setLinking(true);
    if (tool === 'table') putTable(editor.view);
  };
  // The editor keeps the handlers that it was made with.
  const now = useRef({ onSend, onBlur, onChange });
  useLayoutEffect(() => {
    now.current = { onSend, onBlur, onChange };
  });
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    // What follows a name just chosen is a space at the end of a line.
    parseOptions: { preserveWhitespace: true },
    editable: !props.disabled,
    onUpdate: ({ editor: here }) => {
      const next = saidBy(here);
      reported.current = [...reported.current.slice(-20), next];
      now.current.onChange(next);
      naming.look(here);
    },
    onSelectionUpdate: ({ editor: here }) => naming.look(here),
    onTransaction: () => redraw((count) => count + 1),
    onBlur: () => {
      naming.close();
      now.current.onBlur?.();
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(props.required && { 'aria-required': 'true' }),
        ...(props.describedBy && { 'aria-describedby': props.describedBy }),
      },
      transformPastedHTML: (html) => withoutLoneCells(onlyOwnPictures(html)),
      handlePaste: (view, event) => {
        const found = event.clipboardData && richPaste(event.clipboardData);
        if (!found || found.files.length === 0) return false;
        putPictures(view, found.files);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        const pictures = files.filter(({ type }) => type.startsWith('image/'));
        if (moved || pictures.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        putPictures(view, pictures, at?.pos);
        return true;
      },
      handleKeyDown: (_, event) => {
        if (naming.press(event)) return true;
        if (!event.ctrlKey && !event.metaKey) return false;
        if (event.key.toLowerCase() === 'k') {
          event.preventDefault();
          setLinking(true);
          return true;
        }
        if (event.key !== 'Enter') return false;
        if (now.current.onSend) {
          // The comment only: the form around it must not be saved by this.
          event.preventDefault();
          event.stopPropagation();
          now.current.onSend();
        }
        // Without it the form around is saved; the editor would break the line.
        return true;
      },
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, with what it was opened for
  useLayoutEffect(() => {
    if (props.autoFocus) editor.commands.focus('end');
    if (!begin) return;
    const words = typeof value === 'string' ? numbersShown(value, known) : '';
    const at =
      typeof value === 'string'
        ? { from: placeOf(words, begin.from), to: placeOf(words, begin.to) }
        : 'end';
    editor.commands.setTextSelection(at === 'end' ? editor.state.doc.content.size : at);
    // At once: the editor's own command waits for a frame, in which a key would be pressed nowhere.
    editor.view.focus();
    if (begin.person && typeof value === 'string') {
      link(editor, { person: begin.person, words, before: begin.from });
    }
    // As a paste into the editor itself: tables and the spaces of other programs are read alike.
    if (begin.html) editor.view.pasteHTML(begin.html);
    if (begin.files?.length) putPictures(editor.view, begin.files);
    if (begin.tool) run(editor, begin.tool);
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the value is another one
  useEffect(() => {
    // Set from elsewhere: sent and emptied, chosen in a conflict, a draft of another tab.
    if (reported.current.some((own) => same(own, value))) return;
    reported.current = [value];
    editor.commands.setContent(contentOf(value), {
      emitUpdate: false,
      parseOptions: { preserveWhitespace: true },
    });
  }, [value]);
  useEffect(() => {
    const { dom } = editor.view;
    if (props.error) dom.setAttribute('aria-invalid', 'true');
    else dom.removeAttribute('aria-invalid');
  }, [editor, props.error]);
  props.focusRef.current = () => editor.commands.focus();
  return (
    <>
      <div
        id={id}
        className={classes.box}
        data-error={props.error || undefined}
        data-disabled={props.disabled || undefined}
        style={{ '--writing-least': `${props.least}px` } as object}
      >
        <EditorContent editor={editor} />
      </div>
      {naming.list(editor)}
      {linking && <LinkInput editor={editor} onClose={() => setLinking(false)} />}
      <TableTools editor={editor} />
      {props.toolsPlace &&
        createPortal(
          <WritingTools
            heading={props.heading}
            run={(tool) => run(editor, tool)}
            pick={(files) => putPictures(editor.view, files)}
            active={(tool) => isActive(editor, tool)}
          />,
          props.toolsPlace,
        )}
    </>
  );
}

/** The words of a plain text as its field showed them. */
const numbersShown = (text: string, known: readonly Named[]) =>
  text.replace(/@\[(\d+)\]/g, (number, id: string) => {
    const person = known.find((one) => one.id === Number(id));
    return person ? `@${person.name}` : number;
  });

/** Makes a link of the name that a plain text ends with at a place. */
function link(
  editor: Editor,
  { person, words, before }: { person: Named; words: string; before: number },
): void {
  const name = `@${person.name}`;
  const at = words.lastIndexOf(name, before);
  if (at < 0) return;
  const [from, to] = [placeOf(words, at), placeOf(words, at + name.length)];
  const marked = { type: 'link', attrs: { href: addressOf('profile', { id: person.id }) } };
  editor
    .chain()
    .insertContentAt({ from, to }, { type: 'text', text: name, marks: [marked] })
    .setTextSelection(placeOf(words, before))
    .unsetMark('link')
    .run();
}

function isActive(editor: Editor, tool: Tool): boolean {
  const names = {
    bold: 'bold',
    italic: 'italic',
    bullets: 'bulletList',
    numbers: 'orderedList',
    heading: 'heading',
    link: 'link',
  };
  return tool !== 'picture' && tool !== 'table' && editor.isActive(names[tool]);
}
