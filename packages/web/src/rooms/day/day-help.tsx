import { KeysHelp } from '../../kit/lists/keys/keys-help.tsx';

const keys = [
  ['j k lub ↓ ↑', 'następny i poprzedni wiersz'],
  ['Enter', 'otwórz'],
  ['s', 'rozpocznij'],
  ['e', 'załatwione: zakończ, zaakceptuj, rozpatrz, potwierdź odbiór, przeczytane'],
  ['d', 'zakończ z inną datą'],
  ['x', 'przekaż albo zwróć do poprawy'],
  ['t', 'przesuń termin'],
  ['c', 'skomentuj, odpowiedz'],
  ['p', 'zapytaj kogoś o tę sprawę'],
  ['n', 'rozpocznij następne, gdy jedno skończone'],
  ['z', 'cofnij'],
  ['?', 'ta pomoc'],
] as const;

/** What the keys of Mój dzień do. */
export const DayHelp = ({ onClose }: { onClose: () => void }) => (
  <KeysHelp keys={keys} onClose={onClose} />
);
