import { Button, Group } from '@mantine/core';
import type { ConfirmQuestion } from './confirm.tsx';
import { Modal } from './modal.tsx';

export function ConfirmDialog({ question }: { question: ConfirmQuestion }) {
  const { title, text, yes, no, danger, from, answer } = question;
  return (
    <Modal title={title} opened onClose={() => answer(false)} size={400} zIndex={320} from={from}>
      {text && <p style={{ margin: '0 0 16px' }}>{text}</p>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => answer(false)} data-autofocus>
          {no}
        </Button>
        <Button color={danger ? 'red.8' : undefined} onClick={() => answer(true)}>
          {yes}
        </Button>
      </Group>
    </Modal>
  );
}
