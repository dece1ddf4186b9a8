import { beyondOffer } from '@zaplecze/contract/rooms/projects/value';
import { formatMoney } from '../../../kit/records/format.ts';
import classes from '../projects.module.css';

/** Says by how much a project comes to more or less than its offer; nothing where both are the same. */
export function BeyondOffer(props: { planned: number; offered: number | null | undefined }) {
  const { planned, offered } = props;
  const more = typeof offered === 'number' ? beyondOffer(planned, offered) : 0;
  if (more === 0) return null;
  return (
    <span className={classes.second}>
      o {formatMoney(Math.abs(more))} {more > 0 ? 'więcej' : 'mniej'} niż oferta (
      {formatMoney(offered)})
    </span>
  );
}
