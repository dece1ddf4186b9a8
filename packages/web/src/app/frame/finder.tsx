import {
  IconArrowRight,
  IconCalendarPlus,
  IconFileUpload,
  IconPackage,
  IconPlus,
  IconTicket,
  IconUserPlus,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { type Allow, allows } from '@zaplecze/contract/permissions';
import { useEffect, useMemo, useState } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { placesFor } from '../../kit/navigation/places.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { AbsenceOver } from '../../rooms/absences/index.ts';
import { IssueAdd } from '../../rooms/issues/index.ts';
import { type FindAction, followOpened, SearchDialog } from '../../rooms/search/index.ts';
import { screens } from '../rooms.ts';

/** Forms that open over whatever screen one is on; the others have screens of their own. */
type Form = 'issue' | 'absence';
type Action = Omit<FindAction, 'run' | 'ofClient'> & {
  allow: Allow;
  form?: Form;
  to?: Address;
  ofClient?: true | ((client: number) => Address);
};

/** What can be done from everywhere, each by who may open its screen. */
const actions: Action[] = [
  {
    label: 'Nowe zgłoszenie',
    words: 'dodaj zgłoś problem sprawę',
    icon: IconTicket,
    allow: screens.yourIssues.allow,
    form: 'issue',
    ofClient: true,
  },
  {
    label: 'Zgłoś nieobecność',
    words: 'dodaj nowa urlop wolne zwolnienie',
    icon: IconCalendarPlus,
    allow: screens.teamCalendar.allow,
    form: 'absence',
    to: addressOf('teamCalendar'),
  },
  {
    label: 'Dodaj klienta',
    words: 'nowy klient',
    icon: IconPlus,
    allow: screens.clientAdd.allow,
    to: addressOf('clientAdd'),
  },
  {
    label: 'Nowa oferta',
    words: 'dodaj ofertę',
    icon: IconPlus,
    allow: screens.offerAdd.allow,
    to: addressOf('offerAdd'),
    ofClient: (client) => addressOf('offerAdd', { client }),
  },
  {
    label: 'Nowy projekt',
    words: 'dodaj',
    icon: IconPlus,
    allow: screens.projectAdd.allow,
    to: addressOf('projectAdd'),
    ofClient: (client) => addressOf('projectAdd', { client }),
  },
  {
    label: 'Dodaj gościa',
    words: 'nowy gość recepcja',
    icon: IconUserPlus,
    allow: screens.guestAdd.allow,
    to: addressOf('guestAdd'),
  },
  {
    label: 'Dodaj przesyłkę',
    words: 'nowa przesyłka paczka recepcja',
    icon: IconPackage,
    allow: screens.parcelAdd.allow,
    to: addressOf('parcelAdd'),
  },
  {
    label: 'Dodaj pracownika',
    words: 'nowy pracownik osoba konto',
    icon: IconUserPlus,
    allow: screens.personAdd.allow,
    to: addressOf('personAdd'),
  },
  {
    label: 'Importuj klientów',
    words: 'import excel plik',
    icon: IconFileUpload,
    allow: screens.clientImport.allow,
    to: addressOf('clientImport'),
  },
];

/** 'Szukaj…' (Ctrl K) with the screens and actions of this person. */
export function Finder(props: {
  opened: boolean;
  onClose: () => void;
  takeTyped: () => string | null;
}) {
  const { id, flags } = useMe();
  const router = useRouter();
  const go = useGo();
  const [form, setForm] = useState<{ of: Form; client?: number } | null>(null);
  useEffect(() => followOpened(router, id), [router, id]);
  const mine = useMemo(() => {
    const run = ({ form: of, to }: Action, client?: number) => {
      if (to) void go(to);
      if (of) setForm({ of, ...(client !== undefined && { client }) });
    };
    return {
      screens: placesFor(flags).map(({ path, label, menu, tab }) => ({
        path,
        label,
        icon: (menu ?? (tab && screens[tab.of].menu))?.icon ?? IconArrowRight,
      })),
      actions: actions
        .filter(({ allow }) => allows(allow, flags))
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
  }, [flags, go]);
  const close = () => setForm(null);
  return (
    <>
      <SearchDialog {...props} {...mine} />
      {form?.of === 'issue' && <IssueAdd client={form.client ?? null} onClose={close} />}
      {form?.of === 'absence' && <AbsenceOver start={{}} onClose={close} />}
    </>
  );
}
