import type { Announcements, KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { Option } from '../lists/types.ts';

export const instructions =
  'Aby przenieść kartę, naciśnij spację, wybierz kolumnę strzałkami w lewo i w prawo i upuść spacją. Escape przerywa.';

/** The arrows go from column to column, in their order on the screen. */
export const nextColumn: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates, context: { droppableRects, collisionRect } },
) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const columns = [...droppableRects.values()].sort((a, b) => a.left - b.left);
  const middle = collisionRect.left + collisionRect.width / 2;
  const now = columns.findIndex(({ left, right }) => middle >= left && middle <= right);
  const next = columns[now + step];
  return next ? { x: next.left + 8, y: currentCoordinates.y } : undefined;
};

/** What a screen reader says while a card is moved. */
export function announcements(options: readonly Option[]): Announcements {
  const nameOf = (id: unknown) => options.find((one) => String(one.id) === id)?.name ?? '';
  return {
    onDragStart: () => 'Podniesiono kartę.',
    onDragOver: ({ over }) => (over ? `Kolumna: ${nameOf(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Upuszczono w kolumnie: ${nameOf(over.id)}.` : 'Przerwano.'),
    onDragCancel: () => 'Przerwano. Karta wraca na swoje miejsce.',
  };
}
