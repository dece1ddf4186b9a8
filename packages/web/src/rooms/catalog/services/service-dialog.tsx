import { useState } from 'react';
import { DefinitionDialog } from '../definition-dialog.tsx';
import { serviceKind } from './service-kind.tsx';

/** A service to read over any screen; who keeps definitions may change it from there. */
export function ServiceDialog(props: {
  service: { id: number; name: string };
  /** What of the address names it. */
  param: string;
  onClose: () => void;
}) {
  const [mode, setMode] = useState<'view' | 'edit'>('view');
  return (
    <DefinitionDialog
      kind={serviceKind}
      shown={{ mode, row: props.service }}
      param={props.param}
      onEdit={() => setMode('edit')}
      onClose={() => (mode === 'edit' ? setMode('view') : props.onClose())}
    />
  );
}
