import type { Editor } from '@tiptap/react';
import { addressOf } from '@zaplecze/contract/addresses';
import { mentionAtCaret } from '@zaplecze/contract/kit/values/mentions';
import { useId, useRef, useState } from 'react';
import classes from './mention.module.css';
import type { Nameable } from './mention-area.tsx';

type MentionQuery = { from: number; to: number; fragment: string; top: number };

/**
 * Naming people in the editor of formatted texts: an @ offers them, whoever is chosen becomes a link to their profile,
 * which every text may have. Nothing without `people`.
 */
export function useNaming(
  people: Nameable | undefined,
  onChosen?: (person: { id: number; name: string }) => void,
) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<MentionQuery | null>(null);
  // The editor keeps the handlers that it was made with.
  const now = useRef<MentionQuery | null>(null);
  const keys = useRef<((key: string) => boolean) | null>(null);
  /** The editor's own element, while a list is open. */
  const dom = useRef<HTMLElement>(null);
  const set = (next: MentionQuery | null) => {
    now.current = next;
    setAsked(next);
    if (next) return;
    dom.current?.removeAttribute('aria-activedescendant');
    dom.current?.removeAttribute('data-mantine-stop-propagation');
  };
  const look = (editor: Editor) => {
    if (!people) return;
    const { empty, $from, from } = editor.state.selection;
    const before = empty ? $from.parent.textBetween(0, $from.parentOffset, undefined, ' ') : '';
    const fragment = mentionAtCaret(before);
    if (fragment === null || editor.isActive('link')) return set(null);
    void people.list.preload();
    const start = from - fragment.length - 1;
    const above = box.current?.getBoundingClientRect().top ?? 0;
    set({
      from: start,
      to: from,
      fragment,
      top: editor.view.coordsAtPos(start).bottom - above + 4,
    });
  };
  const announceOption = (editor: Editor, option: string | null) => {
    if (!now.current) return;
    dom.current = editor.view.dom;
    // An open list has Escape for itself.
    dom.current.setAttribute('data-mantine-stop-propagation', 'true');
    if (option) dom.current.setAttribute('aria-activedescendant', option);
  };
  return {
    look,
    close: () => set(null),
    /** True for a key that the list took. */
    press(event: KeyboardEvent): boolean {
      if (!now.current || event.ctrlKey || event.metaKey || event.altKey) return false;
      if (event.key === 'Escape') {
        event.stopPropagation();
        set(null);
        return true;
      }
      return keys.current?.(event.key) ?? false;
    },
    list: (editor: Editor | null) =>
      people && (
        <div ref={box} className={classes.hung}>
          {asked && editor && (
            <people.list
              record={people.record}
              fragment={asked.fragment}
              top={asked.top}
              id={id}
              keys={keys}
              onActive={(option) => announceOption(editor, option)}
              choose={(person) => {
                set(null);
                onChosen?.(person);
                const href = addressOf('profile', { id: person.id });
                const name = { type: 'text', text: `@${person.name}` };
                editor
                  .chain()
                  .focus()
                  .insertContentAt(asked, [
                    { ...name, marks: [{ type: 'link', attrs: { href } }] },
                    { type: 'text', text: ' ' },
                  ])
                  .run();
              }}
            />
          )}
        </div>
      ),
  };
}
