import '../../kit/styles-forms.ts';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { alwaysShown, normalColumns, taskColumns } from './task-columns.tsx';
import classes from './tasks.module.css';

type Props = { chosen: string[]; onChoose: (keys: string[]) => void };

/** 'Kolumny': which ones the list shows; each tick counts at once and is kept for the person. */
export function ColumnSettings({ chosen, onChoose }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconColumns3 size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        Kolumny
      </Button>
      <Modal title="Ustawienia kolumn" opened={opened} onClose={close} size={420}>
        <p className={classes.hint}>Wybór zostaje zapamiętany na Twoim koncie.</p>
        <Checkbox.Group
          aria-label="Kolumny listy"
          value={chosen}
          onChange={(keys) => onChoose([...keys])}
        >
          <Stack gap="sm">
            {taskColumns.map(({ key, header }) => (
              <Checkbox key={key} value={key} label={header} disabled={key === alwaysShown} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="space-between" mt="lg">
          <Button variant="subtle" onClick={() => onChoose(normalColumns)}>
            Przywróć domyślne
          </Button>
          <Button onClick={close}>Gotowe</Button>
        </Group>
      </Modal>
    </>
  );
}
