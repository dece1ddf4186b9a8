import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Node } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { pictureMark } from '@zaplecze/contract/kit/values/rich-tags';
import { waitingMark as waits } from '@zaplecze/contract/kit/values/rich-text-value';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { randomKey } from '../../calls/api.ts';
import { previewQuery } from '../../files/preview-blob.ts';
import { upload } from '../../files/upload.ts';
import { useObjectUrl } from '../../files/use-object-url.ts';
import { arrives } from '../../forms/arriving.ts';
import classes from '../writing/writing.module.css';

/** Pictures on their way to the server, by the key that their node has meanwhile. */
type Coming = { file: File; error: string | null };
const coming = new Map<string, Coming>();
const listeners = new Set<() => void>();
/** What this page has uploaded or shows: pictures of other texts are not for this one. */
const own = new Set<string>();

function note(key: string, state: Coming | null): void {
  if (state) coming.set(key, state);
  else coming.delete(key);
  for (const listener of listeners) listener();
}

/** A picture in a text: it names its file; the page fetches it in the reader's name. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    file: {
      default: null,
      parseHTML: (element) => element.getAttribute(pictureMark),
      renderHTML: ({ file }) => (file ? { [pictureMark]: file } : {}),
    },
    waits: {
      default: null,
      parseHTML: (element) => element.getAttribute(waits),
      renderHTML: ({ waits: key }) => (key ? { [waits]: key } : {}),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [
    {
      tag: 'img',
      getAttrs: (element) => {
        const file = element.getAttribute(pictureMark);
        if (file) own.add(file);
        return (file && /^\d{1,9}$/.test(file)) || coming.has(element.getAttribute(waits) ?? '')
          ? null
          : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () =>
    ReactNodeViewRenderer(PictureView, {
      stopEvent: ({ event }) => (event.target as HTMLElement).closest?.('input, button') !== null,
    }),
});

/** HTML of the clipboard without pictures, but for those of this text. */
export function onlyOwnPictures(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const img of page.querySelectorAll('img')) {
    if (!own.has(img.getAttribute(pictureMark) ?? '')) img.remove();
  }
  return page.body.innerHTML;
}

/** Puts pictures into a text and sends their files to the server; what fails says so in its place. */
export function putPictures(view: EditorView, files: File[], at?: number): void {
  for (const file of files) {
    const key = randomKey();
    note(key, { file, error: null });
    const type = view.state.schema.nodes.picture;
    if (!type) return;
    const node = type.create({ waits: key, alt: '' });
    const { tr } = view.state;
    view.dispatch(at === undefined ? tr.replaceSelectionWith(node) : tr.insert(at, node));
    arrives(send(view, key));
  }
}

/** The name of a pasted picture says nothing: every one is image.png. */
const named = (file: File) =>
  /^image\.\w+$/.test(file.name)
    ? new File([file], `obrazek.${file.name.split('.')[1]}`, { type: file.type })
    : file;

async function send(view: EditorView, key: string): Promise<void> {
  const state = coming.get(key);
  if (!state) return;
  note(key, { ...state, error: null });
  try {
    const stored = await upload(named(state.file));
    own.add(String(stored.id));
    if (!view.isDestroyed) setAttributes(view, key, { file: String(stored.id), waits: null });
    note(key, null);
  } catch (reason) {
    const error = reason instanceof Error ? reason.message : 'Nie udało się przesłać.';
    note(key, { ...state, error });
  }
}

function setAttributes(view: EditorView, key: string, attributes: object): void {
  view.state.doc.descendants((node, place) => {
    if (node.attrs.waits !== key) return;
    view.dispatch(view.state.tr.setNodeMarkup(place, undefined, { ...node.attrs, ...attributes }));
  });
}

function PictureView({ node, editor, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const {
    file,
    waits: key,
    alt,
  } = node.attrs as { file: string | null; waits: string | null; alt: string };
  const state = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (key ? coming.get(key) : undefined),
  );
  const [typing, setTyping] = useState(false);
  const open = (selected || typing) && editor.isEditable;
  return (
    <NodeViewWrapper as="span" className={classes.node} data-selected={selected || undefined}>
      {file ? <Stored file={Number(file)} alt={alt} /> : state && <OnItsWay state={state} />}
      {state?.error && key && (
        <Button
          size="compact-xs"
          variant="default"
          mr={6}
          onClick={() => arrives(send(editor.view, key))}
        >
          Ponów
        </Button>
      )}
      {(open || state?.error) && (
        <span className={classes.about} contentEditable={false}>
          {!state?.error && (
            <TextInput
              size="xs"
              aria-label="Opis obrazka"
              placeholder="Opis obrazka dla tych, którzy go nie widzą"
              maxLength={200}
              value={alt}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onChange={(event) => updateAttributes({ alt: event.currentTarget.value })}
            />
          )}
          <Button size="compact-xs" variant="default" onClick={deleteNode}>
            Usuń obrazek
          </Button>
        </span>
      )}
    </NodeViewWrapper>
  );
}

function Stored({ file, alt }: { file: number; alt: string }) {
  const { data, error } = useQuery(previewQuery(file));
  const address = useObjectUrl(data);
  if (error && !data) return <span className={classes.awaited}>{`Obrazek: ${error.message}`}</span>;
  if (!address) return <span className={classes.awaited}>Wczytuję obrazek…</span>;
  return <img src={address} alt={alt} className={classes.shown} />;
}

function OnItsWay({ state: { file, error } }: { state: Coming }) {
  const address = useObjectUrl(file);
  const [shown, show] = useState(true);
  useEffect(() => show(true), []);
  return (
    <>
      {address && shown && (
        <img src={address} alt="" className={classes.shown} onError={() => show(false)} />
      )}
      <span className={classes.awaited} role="status">
        {error ? `Obrazek nie został przesłany: ${error}` : 'Przesyłam obrazek…'}
      </span>
    </>
  );
}
