import { Button, Group, Textarea } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Modal } from '../../dialogs/modal.tsx';
import { shownFields } from './shown-fields.ts';

/** Somebody deleted the record whose form was being filled, or joined it with another: who and when, and what was typed stays in reach. */
export function RemovedDialog(props: {
  /** What became of it: who deleted it and when, as far as its history tells. */
  words: string;
  make: (() => Promise<void>) | null;
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
}) {
  const { words, make, form, onClose } = props;
  const [typed] = useState(() => (form.current ? shownFields(form.current) : ''));
  const [copied, setCopied] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (copied) area.current?.focus();
  }, [copied]);
  const copy = async () => {
    area.current?.select();
    // Over plain http the browser has no clipboard for pages; what is selected is then copied by its keys.
    const done = await navigator.clipboard?.writeText(typed).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  };
  return (
    <Modal title="Tego wpisu już nie ma" opened onClose={onClose}>
      <p style={{ margin: '0 0 12px' }}>
        {words}. Zmian nie ma już gdzie zapisać, ale to, co wpisano, nie przepadło
        {make
          ? ': można to skopiować albo założyć z tego nowy wpis (pliki dołącza się ponownie).'
          : ': można to skopiować.'}
      </p>
      <Textarea
        ref={area}
        label="Treść formularza"
        value={typed}
        readOnly
        autosize
        minRows={4}
        maxRows={12}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Wróć do formularza
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          {copied ? 'Skopiowano' : 'Kopiuj'}
        </Button>
        {make && <Button onClick={() => void make()}>Utwórz nowy wpis</Button>}
      </Group>
    </Modal>
  );
}
