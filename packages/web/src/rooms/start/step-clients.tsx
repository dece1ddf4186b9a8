import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { Needs } from '../../kit/forms/needs-part.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import classes from './start.module.css';
import type { StepProps } from './start.page.tsx';

export function ClientsStep({ start: { clients } }: StepProps) {
  const there =
    clients >= 1000
      ? `ponad ${formatNumber(1000)} klientów`
      : countWords(clients, 'klient', 'klientów', 'klientów');
  return (
    <>
      <p>
        {clients > 0 ? `W bazie: ${there}. ` : ''}
        Klientów z innego programu wczytasz z pliku XLSX lub CSV: kolumny dopasujesz na ekranie, a
        przed zapisem zobaczysz, co poprawić. Pojedynczego klienta dodasz formularzem.
      </p>
      <Needs of={['projectType']} />
      <div className={classes.bar}>
        <LinkButton size="sm" to={addressOf('clientImport')} primary={clients === 0}>
          Importuj klientów
        </LinkButton>
        <LinkButton size="sm" variant="default" to={addressOf('clientAdd')}>
          Dodaj klienta
        </LinkButton>
      </div>
    </>
  );
}
