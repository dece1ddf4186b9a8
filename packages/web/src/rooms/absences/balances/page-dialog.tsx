import { TypeRules } from '../type-rules.tsx';
import { CompanyTime } from '../working-time/company-time.tsx';

/** What the page's menu opens: one script for both, which a first screen does not wait for. */
export function PageDialog({ shown, onClose }: { shown: 'time' | 'rules'; onClose: () => void }) {
  return shown === 'time' ? <CompanyTime onClose={onClose} /> : <TypeRules onClose={onClose} />;
}
