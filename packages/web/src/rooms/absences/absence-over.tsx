import { AbsenceForm, type AbsenceStart } from './absence-form.tsx';
import { RequestDialog } from './requests/request-dialog.tsx';

/** What opens over a calendar: the form, or the request for whoever decides about it. */
export function AbsenceOver({ start, onClose }: { start: AbsenceStart; onClose: () => void }) {
  return 'entry' in start && start.entry.may.decide && !start.wanted ? (
    <RequestDialog id={start.entry.id} onClose={onClose} />
  ) : (
    <AbsenceForm start={start} onClose={onClose} />
  );
}
