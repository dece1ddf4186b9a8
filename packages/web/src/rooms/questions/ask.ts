/** The record that a question is about. */
export type AskedAbout =
  | {
      kind: 'task';
      id: number;
      name: string;
      at: { project: number; task: number; procedure: number; service: number };
    }
  | { kind: 'issue' | 'client' | 'offer'; id: number; name: string };

export type AskProps = {
  about?: AskedAbout;
  /** Who is asked, where it is known. */
  to?: { id: number; name: string } | null;
  /** What the question begins with. */
  begun?: string;
  onClose: () => void;
  onDone?: () => void;
};
