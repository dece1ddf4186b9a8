import { Textarea, type TextareaProps } from '@mantine/core';
import { mentionedIn, plainTextOf } from '@zaplecze/contract/kit/values/mentions';
import type { RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import {
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { toast } from '../../dialogs/toast.ts';
import { part } from '../../first-screen/part.ts';
import type { EditorProps, EditorStart } from '../rich-text/rich-editor.tsx';
import { MentionArea, type Nameable } from './mention-area.tsx';
import classes from './writing.module.css';
import { WritingTools } from './writing-bar.tsx';
import { richPaste, type Tool, toolOf } from './writing-tools.ts';

const load = part(() => import('../rich-text/rich-editor.tsx'), 'RichEditor');
let loaded: ComponentType<EditorProps> | undefined;

type Named = { id: number; name: string };

type Props = {
  value: RichText;
  onChange: (value: RichText) => void;
  /** What screen readers call it. */
  name: string;
  /** Who may be named. */
  people?: Nameable | undefined;
  /** The text keeps people by their numbers (comments); else by links to them (descriptions, articles). */
  numbers?: boolean;
  /** The people whom the value names by numbers. */
  known?: readonly Named[];
  onChosen?: (person: Named) => void;
  error?: string | null | undefined;
  /** Words alone are kept here: no formatting, no pictures. */
  words?: boolean | undefined;
  /** Headings are of use in longer texts. */
  heading?: boolean;
  /** Pixels of the empty editor. */
  least?: number;
  autoFocus?: boolean | undefined;
  /** Ctrl+Enter. */
  onSend?: () => void;
  onBlur?: () => void;
  /** To bring the focus here. */
  inputRef?: RefCallback<{ focus: () => void }>;
  /** Of the plain field. */
  plain: Omit<TextareaProps, 'value' | 'onChange' | 'ref' | 'error'>;
  /** Beside the buttons under the text. */
  children?: ReactNode;
};

/**
 * A text that may be formatted. It is a plain field until formatting is asked for (a button, a shortcut, a paste that
 * has some, a picture), or there already: what is typed at once is never lost to an editor that is still on its way.
 */
export function WritingArea(props: Props) {
  const { value, onChange, people, numbers = false, known = [], name, error, plain, words } = props;
  const id = useId();
  const plainBox = useRef<HTMLTextAreaElement>(null);
  const focusEditor = useRef<(() => void) | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | undefined>(() => loaded);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const [rich, setRich] = useState(typeof value !== 'string');
  const [beginning, setBeginning] = useState<EditorStart | null>(null);
  const [chosen] = useState<Map<number, Named>>(() => new Map());
  for (const person of known) chosen.set(person.id, person);
  const everybody = [...chosen.values()];
  const latest = useRef(value);
  const refocus = useRef(false);
  const formatted = typeof value !== 'string';
  useLayoutEffect(() => {
    latest.current = value;
    if (!refocus.current) return;
    refocus.current = false;
    plainBox.current?.focus();
  });
  if (rich && value === '' && beginning === null) {
    // Sent, or emptied: the next text begins plain again.
    refocus.current = place.current?.contains(document.activeElement) ?? false;
    setRich(false);
  }
  if (formatted && !rich) setRich(true);
  useEffect(() => {
    if (!rich || Editor) return;
    let here = true;
    load().then(
      (Part) => {
        loaded = Part;
        if (here) setEditor(() => Part);
      },
      () => here && toast.error('Nie udało się wczytać edytora. Sprawdź połączenie.'),
    );
    return () => {
      here = false;
    };
  }, [rich, Editor]);

  const choose = (person: Named) => {
    chosen.set(person.id, person);
    props.onChosen?.(person);
  };
  /** Brings the editor; what was typed meanwhile comes along, with what was selected. */
  async function begin(what: Omit<EditorStart, 'from' | 'to'>) {
    try {
      loaded ??= await load();
    } catch {
      toast.error('Nie udało się wczytać edytora. Sprawdź połączenie.');
      return;
    }
    const box = plainBox.current;
    setEditor(() => loaded);
    setBeginning({ from: box?.selectionStart ?? 0, to: box?.selectionEnd ?? 0, ...what });
    setRich(true);
  }
  const preload = () => void load().catch(() => undefined);
  const change = (next: RichText) => {
    setBeginning(null);
    onChange(next);
  };
  const type = (next: string) => {
    if (numbers || mentionedIn(next).length === 0) return onChange(next);
    // Where people are links, whoever is chosen makes the text a formatted one.
    onChange(plainTextOf(next, [...chosen.values()]));
  };
  const paste = (event: ClipboardEvent) => {
    const found = richPaste(event.clipboardData);
    if (!found) return;
    event.preventDefault();
    void begin(found.files.length > 0 ? { files: found.files } : { html: found.html });
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files].filter((file) => file.type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    void begin({ files });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (props.onSend && (event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      // The comment only: the form around it must not be saved by this.
      event.preventDefault();
      event.stopPropagation();
      props.onSend();
      return;
    }
    const tool = words ? undefined : toolOf(event);
    if (!tool) return;
    event.preventDefault();
    event.stopPropagation();
    void begin({ tool });
  };
  const field = {
    ...plain,
    'aria-label': name,
    error: Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
    autoFocus: props.autoFocus,
    'data-autofocus': props.autoFocus || undefined,
    ...(!words && { onPaste: paste, onDrop: drop, onFocus: preload }),
    onKeyDown: press,
    onBlur: props.onBlur,
  };
  const take = (element: HTMLTextAreaElement | null) => {
    plainBox.current = element;
  };
  props.inputRef?.({
    focus: () => (focusEditor.current && rich ? focusEditor.current() : plainBox.current?.focus()),
  });
  const showsEditor = rich && Editor;
  return (
    <div ref={place} className={classes.writing} data-formatted={showsEditor ? true : undefined}>
      {showsEditor ? (
        <Editor
          value={value}
          onChange={change}
          numbers={numbers}
          known={everybody}
          people={people}
          onChosen={choose}
          label={name}
          describedBy={error ? `${id}-error` : undefined}
          required={plain.required || Boolean(plain['aria-required']) || undefined}
          disabled={plain.disabled}
          error={Boolean(error)}
          heading={props.heading ?? false}
          least={props.least ?? 58}
          begin={beginning}
          autoFocus={props.autoFocus}
          onSend={props.onSend}
          onBlur={props.onBlur}
          focusRef={focusEditor}
          toolsPlace={toolsPlace}
        />
      ) : formatted ? (
        <div className={classes.awaited} role="status">
          Wczytuję edytor…
        </div>
      ) : people ? (
        <MentionArea
          {...field}
          value={value as string}
          known={everybody}
          people={people}
          inputRef={take}
          onChange={type}
          onChosen={(person) => {
            choose(person);
            if (!numbers) void begin({ person });
          }}
        />
      ) : (
        <Textarea
          {...field}
          ref={take}
          value={value as string}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {words && <div className={classes.beside}>{props.children}</div>}
      {!plain.disabled && !words && (
        // Stays while the editor takes the field's place: a press on a button beside the tools is not lost.
        <div className={classes.bar}>
          <div ref={setToolsPlace}>
            {!showsEditor && (
              <WritingTools
                heading={props.heading ?? false}
                run={(tool: Tool) => void begin({ tool })}
                pick={(files) => void begin({ files })}
                active={() => false}
              />
            )}
          </div>
          {props.children}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
