import { IconDoorExit } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import {
  listReception,
  type ReceptionRow,
  updateReception,
} from '@zaplecze/contract/rooms/reception/calls';
import { Button } from '../../kit/buttons/button.tsx';
import { updateRows } from '../../kit/calls/optimistic.ts';
import { sendChange } from '../../kit/calls/send.ts';

/** One click notes that the guest has left just now. */
export function CheckOutButton({ row }: { row: ReceptionRow }) {
  const client = useQueryClient();
  // Who is entered for later has not come.
  if (!row.may.edit || Date.parse(row.operationDate) > Date.now()) return null;
  const leave = () => {
    const exitDate = new Date().toISOString();
    sendChange(
      client,
      updateReception,
      { params: { id: row.id }, body: { category: 'guest', exitDate } },
      {
        toast: 'Wyjście zapisane',
        optimistic: () =>
          updateRows(
            listReception,
            ({ id }) => id === row.id,
            (one) => ({ ...one, exitDate }),
          ),
      },
    );
  };
  return (
    <Button
      size="compact-xs"
      variant="default"
      leftSection={<IconDoorExit size={14} stroke={1.5} aria-hidden />}
      aria-label={`Wyjście: ${row.fullName}`}
      onClick={leave}
    >
      Wyjście
    </Button>
  );
}
