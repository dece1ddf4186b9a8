import { IconLink, IconPencil } from '@tabler/icons-react';
import { toast } from '../../dialogs/toast.ts';
import { type RowAction, RowMenu } from '../../lists/table/row-menu.tsx';
import { IconButton } from '../../navigation/icon-button.tsx';
import { LinkButton } from '../../navigation/link.tsx';
import { usePageActions } from '../../navigation/page-actions.ts';
import type { Target } from '../../navigation/use-anchor.ts';
import { useGo } from '../../navigation/use-go.ts';

/** What stands as a button on the record itself; `quiet`: bordered, beside the filled one. */
export type MainAction = RowAction & { quiet?: boolean; busy?: boolean };

/**
 * What one does with a record, alike on every page: at most two buttons for what matters in its state, all else under '⋮' in
 * one order: statuses, asking, ways of its own, the whole form, the link, and what takes it away. Ctrl K finds each of them.
 */
export function RecordActions(props: {
  name: string;
  main?: readonly MainAction[];
  statuses?: readonly RowAction[];
  ask?: RowAction;
  ways?: readonly RowAction[];
  /** The form with everything at once, for who may. */
  edit?: Target | (() => void) | false;
  remove?: readonly RowAction[];
}) {
  const { name, main = [], statuses = [], ask, ways = [], edit, remove = [] } = props;
  const go = useGo();
  const form: RowAction[] = edit
    ? [
        {
          label: 'Edytuj wszystko',
          icon: IconPencil,
          ...(typeof edit === 'function' ? { run: edit } : { to: edit }),
        },
      ]
    : [];
  const parts: (readonly RowAction[])[] = [
    statuses,
    [
      ...(ask ? [ask] : []),
      ...ways,
      ...form,
      { label: 'Kopiuj odnośnik', icon: IconLink, run: copyLink },
    ],
    remove,
  ];
  const menu = parts.flatMap((part) =>
    part.map((action, at) => (at === 0 ? { ...action, begins: true } : action)),
  );
  usePageActions(
    [...main, ...menu].flatMap(({ label, icon = IconLink, to, run, why }) =>
      why === undefined ? [{ label, icon, run: run ?? (() => to && void go(to)) }] : [],
    ),
  );
  return (
    <>
      {main.map(({ label, icon: Icon, to, run, quiet, busy }) => {
        const look = { size: 'xs', variant: quiet ? 'default' : 'filled' } as const;
        if (to)
          return (
            <LinkButton
              key={label}
              {...look}
              {...to}
              leftSection={Icon && <Icon size={16} stroke={1.5} aria-hidden />}
            >
              {label}
            </LinkButton>
          );
        return (
          <IconButton
            key={label}
            {...look}
            icon={Icon ?? IconPencil}
            loading={busy === true}
            onClick={run}
          >
            {label}
          </IconButton>
        );
      })}
      <RowMenu name={name} actions={menu} />
    </>
  );
}

/** The address of the record alone, without what is open over it. */
async function copyLink() {
  try {
    await navigator.clipboard.writeText(window.location.origin + window.location.pathname);
    toast.success('Skopiowano odnośnik');
  } catch {
    toast.error('Przeglądarka nie pozwoliła skopiować.');
  }
}
