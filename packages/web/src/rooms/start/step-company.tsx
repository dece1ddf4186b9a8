export function CompanyStep() {
  return <p>Wkrótce.</p>;
}
