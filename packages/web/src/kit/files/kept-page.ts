const strays = new WeakSet<Event>();

/** Whether nothing but the page itself has answered the event: whoever takes files may still take them. */
export const isKept = (event: Event): boolean => strays.has(event);

/** Files dropped where nothing takes them: a browser would leave the program to open them. */
export function keepPage(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
  strays.add(event);
}
