import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import {
  listReception,
  type ReceptionRow,
  updateReception,
} from '@zaplecze/contract/rooms/reception/calls';
import { updateRows } from '../../kit/calls/optimistic.ts';
import { useSend } from '../../kit/calls/use-api.ts';

/** One click notes that the guest has left just now. */
export function Leaving({ row }: { row: ReceptionRow }) {
  const leave = useSend(updateReception, {
    toast: 'Wyjście zapisane',
    optimistic: ({ body }) =>
      updateRows(
        listReception,
        ({ id }) => id === row.id,
        (one) => ({ ...one, exitDate: body?.exitDate ?? null }),
      ),
  });
  if (!row.may.edit) return null;
  const now = () =>
    leave.mutate({
      params: { id: row.id },
      body: { category: 'guest', exitDate: new Date().toISOString() },
    });
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={leave.isPending}
      leftSection={<IconDoorExit size={14} stroke={1.5} aria-hidden />}
      aria-label={`Wyjście: ${row.fullName}`}
      onClick={now}
    >
      Wyjście
    </Button>
  );
}
