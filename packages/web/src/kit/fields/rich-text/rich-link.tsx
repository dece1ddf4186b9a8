import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import classes from '../writing/writing.module.css';

/** The address of a link, asked for under the text. */
export function LinkInput({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const put = () => {
    const typed = href.trim();
    const address = /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(typed) ? typed : `https://${typed}`;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (typed === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      const text = {
        type: 'text',
        text: typed,
        marks: [{ type: 'link', attrs: { href: address } }],
      };
      chain.insertContent([text, { type: 'text', text: ' ' }]).run();
    } else chain.setLink({ href: address }).run();
    onClose();
  };
  return (
    <div className={classes.linking}>
      <TextInput
        size="xs"
        aria-label="Adres odnośnika"
        placeholder="https://example.pl/"
        value={href}
        autoFocus
        onChange={(event) => setHref(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') put();
          else close();
        }}
        data-mantine-stop-propagation
      />
      <Button size="xs" variant="default" onClick={put}>
        Wstaw odnośnik
      </Button>
    </div>
  );
}
