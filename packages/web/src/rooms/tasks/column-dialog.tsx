import '../../kit/first-screen/styles-forms.ts';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { Modal } from '../../kit/dialogs/modal.tsx';
import type { ChoosingColumns } from './column-settings.tsx';
import { alwaysShown, normalColumns, taskColumns } from './task-columns.tsx';
import classes from './tasks.module.css';

export function ColumnDialog({
  chosen,
  onChoose,
  onClose,
}: ChoosingColumns & { onClose: () => void }) {
  return (
    <Modal title="Ustawienia kolumn" opened onClose={onClose} size={420}>
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
        <Button onClick={onClose}>Gotowe</Button>
      </Group>
    </Modal>
  );
}
