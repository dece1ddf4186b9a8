import { MentionArea } from '../../kit/fields/writing/mention-area.tsx';
import { namedOn } from '../comments/index.ts';

type AreaProps = {
  label: string;
  value: string;
  error: string | null;
  /** The people whom the words name already. */
  known?: readonly { id: number; name: string }[];
  focus?: boolean;
  onChange: (text: string) => void;
  onChosen: (person: { id: number; name: string }) => void;
  onSend: () => void;
};

/** The words of a note are written as those of a comment. Everybody opens clients, so everybody may be named. */
export function NoteArea(props: AreaProps) {
  const { label, value, error, known, focus, onChange, onChosen, onSend } = props;
  return (
    <MentionArea
      people={namedOn.everybody}
      {...(known && { known })}
      aria-label={label}
      placeholder={`${label}… Wpisz @, aby kogoś wspomnieć`}
      autosize
      minRows={2}
      maxRows={10}
      value={value}
      error={error}
      autoFocus={focus ?? false}
      data-autofocus={focus ? true : undefined}
      onChange={onChange}
      onChosen={onChosen}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
          event.preventDefault();
          event.stopPropagation();
          onSend();
        }
      }}
    />
  );
}
