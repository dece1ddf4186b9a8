import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { IconBook } from '@tabler/icons-react';
import { getArticle, listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { PickOne } from '../../kit/fields/pickers/record-picker.tsx';
import { searchSource } from '../../kit/fields/pickers/source.ts';
import { articleLinkName } from './article-link.ts';
import classes from './knowledge.module.css';

const articles = searchSource({
  endpoint: listArticles,
  rows: (answer) => answer.list.list,
  item: ({ id, name, type }) => ({ id, name, note: type.name }),
  one: async (id, signal) => (await call(getArticle, { params: { id } }, { signal })).knowledgeBase,
});

/** In the editor's toolbar: chooses an article and puts a link to it where the cursor is. */
export function ArticleLinkControl() {
  const { editor } = useRichTextEditorContext();
  const [picking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (picking) input.current?.focus();
  }, [picking]);
  return (
    <>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label="Odnośnik do wpisu"
          title="Odnośnik do wpisu"
          aria-expanded={picking}
          active={picking}
          onClick={() => setPicking(!picking)}
        >
          <IconBook size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      {picking && (
        <div className={classes.picker}>
          <PickOne
            aria-label="Wpis, do którego prowadzi odnośnik"
            placeholder="Szukaj wpisu…"
            source={articles}
            value={null}
            inputRef={input}
            onPick={(id, item) => {
              if (id === null || item === null) return;
              setPicking(false);
              const attrs = { id, title: item.name };
              editor
                ?.chain()
                .focus()
                .insertContent([
                  { type: articleLinkName, attrs },
                  { type: 'text', text: ' ' },
                ])
                .run();
            }}
          />
        </div>
      )}
    </>
  );
}
