import { useRouter } from '@tanstack/react-router';
import { isOffered } from '@zaplecze/contract/permissions';
import { useEffect, useMemo, useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { AbsenceOver } from '../../rooms/absences/index.ts';
import { IssueAdd } from '../../rooms/issues/index.ts';
import { type FindAction, followOpened, SearchDialog } from '../../rooms/search/index.ts';
import { type Action, type FindForm, findActions } from './find-actions.ts';
import { findablesFor } from './findable.ts';

/** 'Szukaj…' (Ctrl K) with the screens and actions of this person. */
export function Finder(props: {
  opened: boolean;
  onClose: () => void;
  takeTyped: () => string | null;
}) {
  const { id, flags } = useMe();
  const router = useRouter();
  const go = useGo();
  const [form, setForm] = useState<{ of: FindForm; client?: number } | null>(null);
  useEffect(() => followOpened(router, id), [router, id]);
  const mine = useMemo(() => {
    const run = ({ form: of, to }: Action, client?: number) => {
      if (to) void go(to);
      if (of) setForm({ of, ...(client !== undefined && { client }) });
    };
    return {
      // What stands among the actions is no screen beside them.
      screens: findablesFor(
        { id, flags },
        findActions.flatMap(({ to, form }) => (to && !form ? [to] : [])),
      ),
      actions: findActions
        .filter(({ allow, to }) => isOffered(allow, flags, to ?? ''))
        .map(
          ({ label, words, icon, ofClient, ...action }): FindAction => ({
            ...{ label, words, icon },
            run: () => run({ label, icon, ...action }),
            ...(ofClient && {
              ofClient: (client) =>
                ofClient === true
                  ? run({ label, icon, ...action }, client)
                  : void go(ofClient(client)),
            }),
          }),
        ),
    };
  }, [id, flags, go]);
  const close = () => setForm(null);
  return (
    <>
      <SearchDialog {...props} {...mine} />
      {form?.of === 'issue' && <IssueAdd client={form.client ?? null} onClose={close} />}
      {form?.of === 'absence' && <AbsenceOver start={{}} onClose={close} />}
    </>
  );
}
