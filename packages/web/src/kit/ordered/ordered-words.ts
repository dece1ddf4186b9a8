import type { Announcements } from '@dnd-kit/core';
import type { PickerItem } from '../fields/pickers/source.ts';

export const instructions =
  'Aby przestawić pozycję, naciśnij spację, przesuwaj ją strzałkami w górę i w dół i upuść spacją. Escape przerywa.';

/** What a screen reader says while a row of these is moved. */
export function announcements(items: PickerItem[]): Announcements {
  const nameOf = (id: unknown) => items.find((item) => item.id === Number(id))?.name ?? '';
  const placeOf = (id: unknown) =>
    `${items.findIndex((item) => item.id === Number(id)) + 1} z ${items.length}`;
  return {
    onDragStart: ({ active }) =>
      `Podniesiono: ${nameOf(active.id)}. Pozycja ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)}: pozycja ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `Upuszczono: ${nameOf(active.id)}. Pozycja ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) =>
      `Przerwano. ${nameOf(active.id)} wraca na pozycję ${placeOf(active.id)}.`,
  };
}
