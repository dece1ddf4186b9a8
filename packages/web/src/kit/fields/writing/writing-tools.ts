import {
  type Icon,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react';

/** What the buttons under a text do, and what begins the editor where the text is plain yet. */
export type Tool =
  | 'bold'
  | 'italic'
  | 'bullets'
  | 'numbers'
  | 'heading'
  | 'link'
  | 'table'
  | 'picture';

export const tools: { tool: Tool; label: string; keys?: string; icon: Icon }[] = [
  { tool: 'bold', label: 'Pogrubienie', keys: 'Ctrl+B', icon: IconBold },
  { tool: 'italic', label: 'Pochylenie', keys: 'Ctrl+I', icon: IconItalic },
  { tool: 'heading', label: 'Nagłówek', icon: IconH2 },
  { tool: 'bullets', label: 'Lista punktowana', keys: 'Ctrl+Shift+8', icon: IconList },
  { tool: 'numbers', label: 'Lista numerowana', keys: 'Ctrl+Shift+7', icon: IconListNumbers },
  { tool: 'link', label: 'Odnośnik', keys: 'Ctrl+K', icon: IconLink },
  { tool: 'table', label: 'Wstaw tabelę', icon: IconTable },
  { tool: 'picture', label: 'Wstaw obrazek', icon: IconPhoto },
];

/** The shortcuts that a plain text answers by becoming a formatted one. */
export function toolOf(event: {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): Tool | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (event.shiftKey) {
    return event.code === 'Digit8' ? 'bullets' : event.code === 'Digit7' ? 'numbers' : null;
  }
  const key = event.key.toLowerCase();
  return key === 'b' ? 'bold' : key === 'i' ? 'italic' : key === 'k' ? 'link' : null;
}

const formatting = /<(?:b|strong|em|i|u|s|a|ul|ol|li|h[1-6]|blockquote|pre)\b/i;

/** What of the clipboard a plain text cannot take: pictures, and words with formatting. */
export function richPaste(data: DataTransfer): { files: File[]; html: string } | null {
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  // Spreadsheets and documents bring a picture of their words as well: the words are meant.
  const words = data.getData('text/plain').trim();
  if (files.length > 0 && words === '') return { files, html: '' };
  const html = data.getData('text/html');
  // One cell of a spreadsheet is its words.
  const isTable = (html.match(/<t[dh]\b/gi)?.length ?? 0) > 1;
  return isTable || formatting.test(html.replace(/<b style="font-weight:\s?normal[^>]*>/i, ''))
    ? { files: [], html }
    : null;
}
