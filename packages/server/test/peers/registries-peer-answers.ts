/** How the public registers word their answers, by their public descriptions. */

/** A company as the public registers have it. */
export type PeerCompany = {
  nip: string;
  regon: string;
  /** Absent: a sole trader, whom CEIDG has. */
  krs?: string;
  name: string;
  statusVat?: string;
  street: string;
  house: string;
  flat?: string;
  postalCode: string;
  city: string;
  province: string;
  accounts?: string[];
  liquidation?: boolean;
  phone?: string;
  email?: string;
};

const upper = (text: string) => text.toLocaleUpperCase('pl');

export function subjectOf(one: PeerCompany) {
  const flat = one.flat ? `/${one.flat}` : '';
  const address = `UL. ${upper(one.street)} ${one.house}${flat}, ${one.postalCode} ${upper(one.city)}`;
  return {
    name: upper(one.name),
    nip: one.nip,
    statusVat: one.statusVat ?? 'Czynny',
    regon: one.regon,
    pesel: null,
    krs: one.krs ?? null,
    residenceAddress: one.krs ? null : address,
    workingAddress: one.krs ? address : null,
    representatives: [],
    authorizedClerks: [],
    partners: [],
    registrationLegalDate: '2015-03-02',
    removalDate: null,
    accountNumbers: one.accounts ?? [],
    hasVirtualAccounts: false,
  };
}

export function extractOf(one: PeerCompany) {
  return {
    odpis: {
      rodzaj: 'Aktualny',
      naglowekA: { rejestr: 'RejP', numerKRS: one.krs, stanPozycji: 1 },
      dane: {
        dzial1: {
          danePodmiotu: {
            formaPrawna: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
            identyfikatory: { regon: `${one.regon}00000`, nip: one.nip },
            nazwa: upper(one.name),
          },
          siedzibaIAdres: {
            siedziba: {
              kraj: 'POLSKA',
              wojewodztwo: upper(one.province),
              miejscowosc: upper(one.city),
            },
            adres: {
              ulica: `UL. ${upper(one.street)}`,
              nrDomu: one.house,
              ...(one.flat && { nrLokalu: one.flat }),
              miejscowosc: upper(one.city),
              kodPocztowy: one.postalCode,
              kraj: 'POLSKA',
            },
          },
        },
        dzial2: {
          reprezentacja: {
            nazwaOrganu: 'ZARZĄD',
            sposobReprezentacji: 'KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
            sklad: [{ nazwisko: { nazwiskoICzlon: 'N****' }, imiona: { imie: 'J**' } }],
          },
        },
        dzial6: one.liquidation
          ? { likwidacja: { otwarcieLikwidacji: { data: '01.10.2026' } } }
          : {},
      },
    },
  };
}

export const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const elements = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
    .join('\r\n');
export const root = (values: Record<string, string>) =>
  `<root><dane>${elements(values)}</dane></root>`;

export const searchOf = (one: PeerCompany) =>
  root({
    Regon: one.regon,
    Nip: one.nip,
    StatusNip: '',
    Nazwa: upper(one.name),
    Wojewodztwo: upper(one.province),
    Miejscowosc: one.city,
    KodPocztowy: one.postalCode.replace('-', ''),
    Ulica: `ul. ${one.street}`,
    NrNieruchomosci: one.house,
    NrLokalu: one.flat ?? '',
    Typ: one.krs ? 'P' : 'F',
    SilosID: one.krs ? '6' : '1',
    DataZakonczeniaDzialalnosci: '',
  });

export const reportOf = (one: PeerCompany, name: string) =>
  name === 'BIR11OsPrawna'
    ? root({
        praw_regon9: one.regon,
        praw_numerWRejestrzeEwidencji: one.krs ?? '',
        praw_numerTelefonu: one.phone ?? '',
        praw_adresEmail: upper(one.email ?? ''),
        praw_podstawowaFormaPrawna_Nazwa: 'OSOBA PRAWNA',
        praw_szczegolnaFormaPrawna_Nazwa: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      })
    : root({
        fiz_regon9: one.regon,
        fiz_podstawowaFormaPrawna_Nazwa: 'OSOBA FIZYCZNA PROWADZĄCA DZIAŁALNOŚĆ GOSPODARCZĄ',
      });

export const firmOf = (one: PeerCompany) => ({
  firma: [
    {
      id: '9D2531B1-6DED-4538-95EA-22FF2C7D2E20',
      nazwa: one.name,
      adresDzialalnosci: {
        ulica: `ul. ${one.street}`,
        budynek: one.house,
        ...(one.flat && { lokal: one.flat }),
        miasto: one.city,
        kod: one.postalCode,
        wojewodztwo: upper(one.province),
        kraj: 'PL',
      },
      wlasciciel: { imie: 'Jan', nazwisko: 'Nowak', nip: one.nip, regon: one.regon },
      telefon: one.phone,
      email: one.email,
      dataRozpoczecia: '2015-03-02',
      status: 'AKTYWNY',
    },
  ],
  properties: { 'dc:title': 'Firma' },
});

/** Companies of these registers: one of the court, one sole trader. */
export const peerCompanies = (): PeerCompany[] => [
  {
    nip: '5260250995',
    regon: '010778878',
    krs: '0000012345',
    name: 'Latarnia Morska sp. z o.o.',
    street: 'Portowa',
    house: '12',
    flat: '4',
    postalCode: '81-350',
    city: 'Gdynia',
    province: 'pomorskie',
    accounts: ['61109010140000071219812874'],
    phone: '583334455',
    email: 'biuro@latarnia.example',
  },
  {
    nip: '1234563218',
    regon: '123456785',
    name: 'Piekarnia Złoty Kłos Jan Nowak',
    street: 'Młyńska',
    house: '3',
    postalCode: '62-510',
    city: 'Konin',
    province: 'wielkopolskie',
    phone: '600100200',
    email: 'klos@example.pl',
  },
];
