import { companyInitials } from '@zaplecze/contract/rooms/reception/calls';
import { ColorPill } from '../../kit/records/color-pill.tsx';

/** A company's initials in its colour; hovering and screen readers tell the name. */
export function CompanyBadge({
  company,
}: {
  company: { name: string; color: string | null } | null;
}) {
  if (!company) return null;
  return (
    <span title={company.name}>
      <ColorPill color={company.color}>
        <span aria-hidden>{companyInitials(company.name)}</span>
        <span className="visually-hidden">{company.name}</span>
      </ColorPill>
    </span>
  );
}
