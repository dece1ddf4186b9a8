import { HelpMark } from './help-mark-part.ts';
import type { HelpTopic } from './help-texts.ts';

/** "?" beside what is peculiar here: `<Help about="gate" />`. */
export const Help = ({ about }: { about: HelpTopic }) => <HelpMark about={about} />;
