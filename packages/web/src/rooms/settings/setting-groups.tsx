import {
  type Icon,
  IconApps,
  IconDatabase,
  IconDeviceFloppy,
  IconKey,
  IconLayoutList,
  IconMail,
  IconMailbox,
  IconPlugConnected,
  IconWorld,
} from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { type BackupRun, getBackups } from '@zaplecze/contract/rooms/backups/calls';
import { getInstallation, type InstallationAnswer } from '@zaplecze/contract/rooms/settings/calls';
import { installationFields, partFields } from '@zaplecze/contract/rooms/settings/fields';
import type { ReactNode } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { formatSize } from '../../kit/files/upload.ts';
import { formatDateTime } from '../../kit/records/format.ts';
import { useStart } from '../start/index.ts';
import { BackupSettings } from './backup-settings.tsx';
import { GroupForm } from './group-form.tsx';
import { MailSettings } from './mail-settings.tsx';
import { type SettingGroupName, settingGroupNames } from './setting-group-names.ts';
import classes from './settings.module.css';

export type SettingGroup = SettingGroupName & {
  icon: Icon;
  /** What holds now; `warns` where somebody should do something. */
  state: { text: string; warns?: boolean } | undefined;
  body: ReactNode;
};

const registryNames: Record<string, string> = { mf: 'VAT', krs: 'KRS', gus: 'GUS', ceidg: 'CEIDG' };

/** `newest`: the newest copy of the folder, which may be one that somebody asked for after the last nightly run. */
function backupState(
  runs: BackupRun[],
  newest: { time: string; bytes: number } | null | undefined,
): SettingGroup['state'] {
  const [last] = runs.filter(({ ended }) => ended !== null);
  if (newest && (!last?.ended || Date.parse(newest.time) > Date.parse(last.ended)))
    return { text: `${formatDateTime(newest.time)}, ${formatSize(newest.bytes)}` };
  if (!last) return { text: 'jeszcze żadnej', warns: true };
  if (last.problem) return { text: 'ostatnia się nie udała', warns: true };
  const size = last.size === null ? '' : `, ${formatSize(last.size)}`;
  return { text: `${formatDateTime(last.began)}${size}${last.verified ? ', sprawdzona' : ''}` };
}

const mailState = ({ effective: { mailServer } }: InstallationAnswer) =>
  mailServer ? { text: mailServer } : { text: 'listy nie wychodzą', warns: true };

/** Groups of settings that open in place, each with what holds now; without the server's answer their states are missing. */
export function useSettingGroups(): SettingGroup[] {
  const { data } = useApi(getInstallation, {});
  const { lists, unused } = useMe();
  const backups = useApi(getBackups, {}).data;
  const newest = useStart().data?.place.lastBackup;
  const when = <T,>(make: (answer: InstallationAnswer) => T) => (data ? make(data) : undefined);
  return [
    {
      ...settingGroupNames.mail,
      icon: IconMail,
      state: when(mailState),
      body: when((answer) => <MailSettings answer={answer} />),
    },
    {
      ...settingGroupNames.mailbox,
      icon: IconMailbox,
      state: when(({ effective }) => ({
        text: effective.mailbox ? 'skrzynka jest czytana' : 'wyłączona',
      })),
      body: (
        <GroupForm
          section="mailbox"
          beside={{ imapHost: 'imapPort' }}
          secrets={[{ name: 'imapPassword', label: 'Hasło skrzynki', beside: 'imapUser' }]}
          help={{
            mailReplyTo:
              'Na ten adres przychodzą odpowiedzi na powiadomienia; serwer poczty musi przyjmować także adres+coś@…',
          }}
        />
      ),
    },
    {
      ...settingGroupNames.registries,
      icon: IconWorld,
      state: when(({ effective }) => ({
        text: effective.registries.map((name) => registryNames[name] ?? name).join(', ') || 'żaden',
      })),
      body: (
        <GroupForm
          section="registries"
          secrets={[
            { name: 'gusKey', label: 'Klucz GUS (BIR)' },
            { name: 'ceidgToken', label: 'Token CEIDG' },
          ]}
          help={{
            registryNightly: 'Puste: żadnego. Zmiany w rejestrach trafiają do historii klienta.',
          }}
        />
      ),
    },
    {
      ...settingGroupNames.signIn,
      icon: IconKey,
      state: when(({ effective }) => ({ text: effective.signIn ? 'włączone' : 'wyłączone' })),
      body: (
        <>
          <p className={classes.text}>
            Adres powrotu (redirect URI) dla usługi:{' '}
            <code>{data?.effective.publicUrl}/api/auth/oidc/callback</code>
          </p>
          <GroupForm
            section="signIn"
            secrets={[
              {
                name: 'oidcClientSecret',
                label: 'Sekret klienta (client secret)',
                beside: 'oidcClientId',
              },
            ]}
            help={{ oidcLabel: 'Puste: „Zaloguj się kontem firmowym”.' }}
          />
        </>
      ),
    },
    {
      ...settingGroupNames.connections,
      icon: IconPlugConnected,
      state: when(({ effective }) => ({ text: effective.connections ? 'dozwolone' : 'wyłączone' })),
      body: <GroupForm section="connections" secrets={[]} />,
    },
    {
      ...settingGroupNames.lists,
      icon: IconLayoutList,
      state: {
        text: `${countWords(lists.rows, 'wiersz', 'wiersze', 'wierszy')}${lists.dense ? ', gęste' : ''}`,
      },
      body: (
        <GroupForm
          section="lists"
          beside={{ listRows: 'listDensity' }}
          secrets={[]}
          help={{ listRows: 'Puste: 10.' }}
        />
      ),
    },
    {
      ...settingGroupNames.parts,
      icon: IconApps,
      state: {
        text:
          unused.length === 0
            ? 'wszystkie'
            : `bez: ${unused.map((part) => installationFields[partFields[part]].label.split(':')[0]?.toLowerCase()).join(', ')}`,
      },
      body: <GroupForm section="parts" secrets={[]} />,
    },
    {
      ...settingGroupNames.backups,
      icon: IconDeviceFloppy,
      state: backups && backupState(backups.runs, newest),
      body: <BackupSettings />,
    },
    {
      ...settingGroupNames.storage,
      icon: IconDatabase,
      state: when(({ effective }) => ({
        text: effective.files.startsWith('S3') ? 'pliki w S3' : 'na tym serwerze',
      })),
      body: when(({ effective, environment }) => (
        <dl className={classes.facts}>
          <dt>Baza danych</dt>
          <dd>{effective.database}</dd>
          <dt>Pliki</dt>
          <dd>{effective.files}</dd>
          <dt>Ze środowiska serwera</dt>
          <dd>
            {environment.length > 0
              ? `${countWords(environment.length, 'ustawienie', 'ustawienia', 'ustawień')}: ${environment.join(', ')}`
              : 'żadne ustawienie'}
          </dd>
        </dl>
      )),
    },
  ];
}
