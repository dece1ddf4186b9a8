import { addressOf } from '@zaplecze/contract/addresses';
import { nipChecksumOk } from '@zaplecze/contract/kit/fields/company-numbers';
import { sentence } from '@zaplecze/contract/kit/values/words';
import { checkNip } from '@zaplecze/contract/rooms/clients/calls';
import { useFormContext } from 'react-hook-form';
import { useApi } from '../../kit/calls/use-api.ts';
import { TextField } from '../../kit/fields/text-fields.tsx';
import type { FieldProps } from '../../kit/forms/form-context.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import classes from './clients.module.css';
import { wrongChecksum } from './import/doubts.ts';

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
      <TextField {...props} />
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
