import { addressOf } from '@zaplecze/contract/addresses';
import { checkNip } from '@zaplecze/contract/clients';
import { nipChecksumOk } from '@zaplecze/contract/kit/company-numbers';
import { sentence } from '@zaplecze/contract/kit/words';
import { useFormContext } from 'react-hook-form';
import { call } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import type { FieldProps } from '../../kit/forms/form-context.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import classes from './clients.module.css';

const wrongChecksum = 'Suma kontrolna tego numeru NIP się nie zgadza: sprawdź cyfry.';

/** The ten digits of a NIP that may be looked up, or null while it is being typed. */
function digitsOf(typed: unknown): string | null {
  const digits = String(typed ?? '')
    .trim()
    .replace(/^PL/i, '')
    .replace(/[\s-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** NIP; a wrong checksum and a number that is in the base already are told as warnings. */
export function NipField({ client, ...props }: FieldProps & { client?: number }) {
  const nip = digitsOf(useFormContext().watch(props.name));
  const others = useApi(
    checkNip,
    { params: { nip: nip ?? '0000000000' }, query: { except: client } },
    { enabled: nip !== null },
  );
  const found = nip === null ? [] : (others.data?.list ?? []);
  return (
    <div>
      <TextField {...props} maxLength={20} />
      <div role="status" className={classes.warnings}>
        {nip !== null && !nipChecksumOk(nip) && <p className={classes.warning}>{wrongChecksum}</p>}
        {found.length > 0 && (
          <p className={classes.warning}>
            Ten NIP ma już:{' '}
            {found.map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <AppLink to={addressOf('client', { id })} newTab>
                  {name}
                </AppLink>
                {at === found.length - 1 && sentence(name).slice(name.trimEnd().length)}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Asks before a client with a doubtful NIP is saved (CLI-40: it warns and asks, it does not forbid).
 * True when there is no doubt, or the person is sure.
 */
export async function sureOfNip(nip: string, client?: number): Promise<boolean> {
  const { list } = await call(checkNip, { params: { nip }, query: { except: client } });
  const doubts = [
    ...(nipChecksumOk(nip) ? [] : [wrongChecksum]),
    ...(list.length > 0
      ? [sentence(`Ten NIP jest już w bazie: ${list.map(({ name }) => name).join(', ')}`)]
      : []),
  ];
  if (doubts.length === 0) return true;
  return confirm({
    title: 'Zapisać z tym numerem NIP?',
    text: doubts.join(' '),
    danger: false,
  });
}
