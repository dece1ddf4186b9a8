/**
 * Two hundred names as they stand in lists of clients, all of one town, so that strangers meet. Lines of one number are one
 * company, typed twice; lines without one are strangers to everybody, however alike: the same street name, patron, trade or
 * family.
 */
const names = `
1 Piekarnia „Kłos” sp. z o.o.
1 PIEKARNIA KLOS Spółka z ograniczoną odpowiedzialnością
2 Auto-Serwis Jan Kowalski
2 Auto Serwis Kowalski
3 Zakład Usług Komunalnych w Łodzi sp. z o.o.
3 Zakład Usług Komunalnych w Lodzi
4 Biuro Rachunkowe Bilans s.c.
4 Biuro Rachunkowe „BILANS”
5 Transport Międzynarodowy Wiśniewski
5 Wiśniewski Transport Międzynarodowy
6 PHU Budmar Marek Zieliński
6 Budmar Marek Zieliński
7 Przychodnia Lekarska Medyk sp. z o.o.
7 Przychodnia lekarska „Medyk”
8 Hurtownia Elektryczna Elmax S.A.
8 Hurtownia Elektryczna ELMAX spółka akcyjna
9 Apteka Pod Lwem mgr Anna Wrona
9 Apteka pod Lwem Anna Wrona
10 Stolarnia Dąb Tomasz Lis
10 Stolarnia „Dąb” Tomasz Lis
11 Kancelaria Radcy Prawnego Ewa Sikora
11 Kancelaria Radcy Prawnego Ewa Sikroa
12 Agrotechnika sp. j.
12 Agrotechnika Spółka Jawna
13 Restauracja Stary Młyn
13 Restauracja „Stary Młyn” sp. z o.o.
14 Drukarnia Cyfrowa Kolor Plus
14 Drukarnia Cyfrowa Kolor-Plus s.c.
15 Salon Fryzjerski Magda
15 Salon fryzjerski „Magda”
16 Fundacja Pomocna Dłoń
16 Fundacja „Pomocna dlon”
17 Ośrodek Szkolenia Kierowców Klakson
17 Ośrodek Szkolenia Kierowców Klakson Piotr
18 Wodociągi Toruńskie sp. z o.o.
18 WODOCIAGI TORUNSKIE
19 Gospodarstwo Ogrodnicze Barbara Malinowska
19 Gospodarstwo ogrodnicze B. Malinowska
20 Metalplast Zakład Produkcyjny
20 Metalplast
21 Hotel Amber Plaza
21 Hotel Amber Plaza sp. z o.o. sp.k.
22 Firma Handlowa Jantar
22 F.H. Jantar
23 Kwiaciarnia Stokrotka Irena Bąk
23 Kwiaciarnia „Stokrotka” Bąk Irena
24 Logistyka Północ sp. z o.o.
24 Logistyka Polnoc Sp z oo
25 Studio Projektowe Linia Prosta
25 Studio Projektowe Linia
Piekarnia „Żagiel”
Drukarnia „Żagiel”
Hotel „Żagiel”
Stocznia „Żagiel” sp. z o.o.
Wodociągi Gdańskie sp. z o.o.
Wodociągi Miejskie
Szkoła Podstawowa nr 5
Szkoła Podstawowa nr 7
Szkoła Podstawowa nr 12
I Liceum Ogólnokształcące
II Liceum Ogólnokształcące
III Liceum Ogólnokształcące
Przedszkole Miejskie nr 3
Przedszkole Miejskie nr 13
Przedszkole „Bajka”
Przedszkole „Tęcza”
Żłobek „Bajka”
Transport Nowak
Transport Nowacki
Transport Kamiński
Usługi Transportowe Nowicka
Auto-Serwis Wójcik
Auto-Serwis Wojciechowski
Auto-Szyby Wójcik
Kancelaria Adwokacka Anna Kowalska
Kancelaria Adwokacka Jan Kowalski
Kancelaria Notarialna Anna Wrona
Kancelaria Podatkowa Bilans
Biuro Rachunkowe Saldo
Biuro Rachunkowe Konto
Biuro Rachunkowe Ewa Sikora
Biuro Podróży Bilans
Apteka Pod Orłem
Apteka Słoneczna
Apteka Centrum
Sklep Spożywczy Słoneczny
Sklep Spożywczy Centrum
Restauracja Stary Dom
Restauracja Nowy Młyn
Restauracja Pod Różą
Hotel Pod Różą
Pensjonat Pod Lipą
Hotel Bursztyn Plaza
Hotel Amber
Salon Fryzjerski Monika
Salon Kosmetyczny Magda
Salon Optyczny Wzrok
Gabinet Stomatologiczny Uśmiech
Gabinet Stomatologiczny Biały Ząb
Gabinet Weterynaryjny Łapa
Gabinet Psychologiczny Uśmiech
Przychodnia Weterynaryjna Medyk
Przychodnia Rodzinna Zdrowie
Przychodnia Lekarska Zdrowie
Centrum Medyczne Zdrowie
Hurtownia Elektryczna Elbud
Hurtownia Budowlana Elmax
Hurtownia Papieru Arkusz
Hurtownia Kwiatów Stokrotka
Kwiaciarnia Róża
Kwiaciarnia Irys
Stolarnia Jodła
Stolarnia Buk
Tartak Dąb
Meble Dąb sp. z o.o.
Tartak Sosna
Metalex sp. z o.o.
Metalux sp. z o.o.
Metalbud S.A.
Metalplus
Budimax
Budomax Marek Lis
Budrem Jan Lis
Polbud
Polmet
Rolbud
Agromix
Agroland
Agrotechna Usługi Rolnicze
Drukarnia Offsetowa Kolor
Drukarnia Cyfrowa Druk Plus
Agencja Reklamowa Kolor Plus
Studio Fotograficzne Linia
Studio Projektowe Forma
Pracownia Architektoniczna Forma
Pracownia Architektoniczna Dom
Fundacja Dobre Serce
Fundacja Nasza Szkoła
Stowarzyszenie Pomocna Dłoń
Stowarzyszenie Nasza Gmina
Ośrodek Szkolenia Kierowców Rondo
Ośrodek Szkolenia Kierowców Kurs
Ośrodek Sportu i Rekreacji
Ośrodek Pomocy Społecznej
Gospodarstwo Ogrodnicze Jan Zawada
Gospodarstwo Rolne Barbara Malinowska
Gospodarstwo Rolne Adam Duda
Zakład Usług Leśnych
Zakład Energetyki Cieplnej
Zakład Kamieniarski Granit
Zakład Pogrzebowy Spokój
Zakład Stolarski Granit
Zarząd Dróg Miejskich
Zarząd Zieleni Miejskiej
Spółdzielnia Mieszkaniowa Zorza
Spółdzielnia Mieszkaniowa Jutrzenka
Spółdzielnia Pracy Zorza
Spółdzielnia Mleczarska Łąka
Wspólnota Mieszkaniowa Lipowa 5
Wspólnota Mieszkaniowa Lipowa 7
Wspólnota Mieszkaniowa Lipowa 15
Wspólnota Mieszkaniowa Klonowa 5
Bank Spółdzielczy
Bank Żywności
Cukiernia Słodka
Cukiernia Wiedeńska
Kawiarnia Wiedeńska
Kawiarnia Słodka Chwila
Piekarnia Wiedeńska
Piekarnia Kowalczyk
Masarnia Kowalczyk
Ubojnia Kowalczyk
Pizzeria Napoli
Pizzeria Roma
Trattoria Roma
Siłownia Atlas
Hurtownia Atlas
Księgarnia Atlas
Księgarnia Akademicka
Drukarnia Akademicka
Informatyka Północ sp. z o.o.
Logistyka Południe sp. z o.o.
Logistyka Wschód sp. z o.o.
Nordea Serwis
Baltic Serwis
Baltic Trans
Baltic Food
Pomorska Grupa Drogowa
Pomorska Grupa Kapitałowa
Mazowiecka Spółka Gazownicza
Mazowiecka Izba Lekarska
26 MPK sp. z o.o.
26 Miejskie Przedsiębiorstwo Komunikacyjne sp. z o.o.
27 Kancelaria Prawna Nowak i Wspólnicy
27 Kancelaria Prawna Nowak i Wspólnicy sp.p.
28 Okna i Drzwi Witold Górski
28 Okna i Drzwi Górski Witold
Okna i Drzwi Witold Górecki
Kancelaria Prawna Nowicki i Wspólnicy
Miejskie Przedsiębiorstwo Energetyczne
Dom Kultury Zorza
Kino Zorza
Kino Bajka
`;

/** The companies of a list, a line a name. */
export const companiesOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line, at) => {
      const [, number, name = ''] = /^(?:(\d+) (?=\p{L}|„))?(.*)$/u.exec(line) ?? [];
      return { name, company: number ?? `stranger ${at}` };
    });

export const knownNames = companiesOf(names);
