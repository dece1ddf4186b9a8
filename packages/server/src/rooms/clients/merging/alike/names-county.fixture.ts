import { companiesOf } from './names.fixture.ts';

/** A third list like that of names.fixture.ts. */
export const countyNames = companiesOf(`
1 Pralnia Chemiczna Bielik s.c. A. i T. Górscy
1 Pralnia „Bielik”
2 Wodpol Instalacje Sanitarne Robert Kania
2 WOD-POL Robert Kania
3 Zakład Opieki Zdrowotnej „Sanitas” sp. z o.o.
3 ZOZ Sanitas
4 Miejski Ośrodek Pomocy Społecznej
4 MOPS
5 Kawiarnia Literacka Pod Zegarem
5 Kawiarnia „Pod Zegarem”
6 Zielony Ogród Projektowanie Terenów Zieleni
6 Zielony Ogród
7 Tomasz Bednarek DREWMAX
7 Drew-Max Bednarek Tomasz
8 Gabinet Stomatologiczny lek. dent. Joanna Sroka
8 Stomatolog Joanna Sroka
9 Elektromontaż Wschód S.A.
9 ELEKTROMONTAŻ-WSCHÓD SA
10 Hurtownia Materiałów Budowlanych „Cegiełka”
10 Cegiełka Materiały Budowlane sp. j.
11 Spółdzielnia Kółek Rolniczych
11 SKR
12 Gminny Ośrodek Kultury w Rzgowie
12 GOK Rzgów
13 Usługi Geodezyjne GEOMAP Wanda Pietrzak
13 Geomap Wanda Pietrzak
14 Wypożyczalnia Sprzętu Budowlanego Dźwig-Rent
14 Dźwigrent sp. z o.o.
15 Warsztat Samochodowy u Zenka
15 Warsztat u Zenka
16 Kancelaria Rachunkowa Profit sp. z o.o.
16 Kancelaria rachunkowa PROFIT
17 Szkoła Tańca Salsa Latina
17 Salsa Latina - szkoła tańca
18 Sitodruk Nadruki Reklamowe Piotr Ćwik
18 Piotr Ćwik Sitodruk
19 Fabryka Okien VITRAL sp. z o.o. sp. k.
19 Vitral
20 Chłodnictwo i Klimatyzacja ARKTIS
20 Arktis Klimatyzacja
21 Indywidualne Gospodarstwo Rolne Stefan Młynarczyk
21 Gospodarstwo Rolne Stefan Młynarczyk
22 Zakłady Mięsne „Wędzonka” sp. z o.o.
22 Wędzonka Zakłady Mięsne
23 Consulting Group Meritum Sp. z o.o.
23 Meritum Consulting Group
24 Firma Usługowa Sprzątex Grażyna Banaś
24 SPRZĄTEX
25 Publiczna Szkoła Podstawowa im. Jana Pawła II
25 Szkoła Podstawowa im. Jana Pawla II
26 Dom Weselny Gościniec Magnolia
26 Gościniec „Magnolia”
27 Alfa-Print Drukarnia Wielkoformatowa
27 Alfaprint drukarnia wielkoformatowa
28 PKS Zgierz sp. z o.o.
28 Przedsiębiorstwo Komunikacji Samochodowej Zgierz
29 Notariusz Irmina Szulc Kancelaria Notarialna
29 Kancelaria Notarialna Irmina Szulc
30 Zakład Doskonalenia Zawodowego
30 ZDZ
31 Hodowla Psów „Z Leśnej Polany”
31 Hodowla Z Leśnej Polany
32 P.H. Rolmasz Maszyny Rolnicze
32 Rolmasz maszyny rolnicze s.c.
33 Serwis Komputerowy BitByte Kamil Orzech
33 BitByte Serwis Komputerów
34 Tłumacz Przysięgły Języka Niemieckiego Alicja Hejduk
34 Alicja Hejduk Tłumacz Przysięgły
35 Zespół Szkół Ponadpodstawowych nr 2
35 ZSP nr 2
36 Bank Spółdzielczy w Zgierzu
36 BS Zgierz
37 Auto Myjnia Bąbelek
37 Myjnia samochodowa „Bąbelek”
38 Kopalnia Piasku Żwirex Sp. z o.o.
38 ŻWIREX kopalnia piasku
39 Agencja Ochrony Gerard sp. z o.o.
39 GERARD Agencja Ochrony Osób i Mienia
40 Farma Fotowoltaiczna Słoneczne Pole
40 Słoneczne Pole sp. z o.o.
Pralnia Wodna Perła
Pralnia Perełka
Perła Jubiler
Jubiler Apart Zdzisława Perek
Wodrem Instalacje
Hydropol Robert Kania
Robert Kaniewski Transport
Sanepid Powiatowa Stacja
Sanitas Medica Laboratorium
Gminny Ośrodek Pomocy Społecznej
Gminny Ośrodek Zdrowia
Miejski Ośrodek Kultury
Kawiarnia Pod Arkadami
Księgarnia Pod Arkadami
Zielony Koszyk Warzywa
Zielony Zakątek
Ogród Smaków
Drew-Pol Tartak
Drewex Bednarski
Bednarek Kominki
Gabinet Stomatologiczny lek. dent. Joanna Kruk
Ginekolog Joanna Sroka-Wiatr
Elektromontaż Zachód
Elektromontaż Północ S.A.
Hurtownia Materiałów Budowlanych „Fundament”
Hurtownia Materiałów Biurowych „Cegiełka”
Spółdzielnia Uczniów „Kółko”
Gminna Biblioteka Publiczna w Rzgowie
Geomax Usługi Geodezyjne
Geoservice Wanda Pietras
Dźwig-Trans
Rentcar Dźwig
Warsztat Samochodowy u Heńka
Warsztat Terapii Zajęciowej
Kancelaria Prawna Profit
Profit Invest
Profit Development
Szkoła Tańca Step
Szkoła Muzyczna I stopnia
Szkoła Muzyczna II stopnia
Piotr Ćwikła Druk
Fabryka Okien Oknoplus
Fabryka Mebli Vitra
Chłodnia Arktyka
Klimatyzacja Polar
Gospodarstwo Rolne Stefan Młynarski
Gospodarstwo Agroturystyczne Młynarczyk
Zakłady Mięsne „Szynka”
Wędzarnia Ryb Halina
Meritum Bank
Meritum Szkolenia
Sprzątanie Grażyna Banasiak
Publiczna Szkoła Podstawowa im. Marii Konopnickiej
Przedszkole im. Jana Brzechwy
Szkoła Podstawowa im. Jana Brzechwy
Dom Weselny Róża Wiatrów
Gościniec Dębowy
Zajazd Magnolia
Kwiaciarnia Magnolia
Alfa-Med
Alfa-Bud
Alfa Dental
Print Studio
PKP Zgierz
MZK Zgierz
OSIR Zgierz
Kancelaria Notarialna Irmina Szulecka
Kancelaria Komornicza Szulc
Zakład Doświadczalny Instytutu
Hodowla Koni Leśna Polana
Restauracja Leśna Polana
Pensjonat Leśny
Rolmech Maszyny
Rol-Sad
Agro-Masz Części
Serwis Komputerowy Mega
Serwis Rowerowy Kamil Orzech
Byte Solutions
Tłumacz Przysięgły Języka Angielskiego Alicja Wrona
Tłumacz Przysięgły Języka Niemieckiego Jan Wrona
Zespół Szkół Ponadpodstawowych nr 1
Zespół Szkół Technicznych
Bank Spółdzielczy w Ozorkowie
Bank Pekao
Auto Myjnia Delfin
Bąbelek Sala Zabaw
Delfin Szkoła Pływania
Kopalnia Żwiru Granit
Granit Nagrobki
Agencja Ochrony Cerber
Agencja Ochrony Tarcza
Agencja Pracy Gerda
Farma Wiatrowa Pole
Słoneczne Wzgórze
Słoneczny Dom
Dom Seniora Słoneczny
Cukrownia
Browar Koźlak
Browar Rzemieślniczy Kozioł
Winnica Kozia
Serowarnia Kozia Góra
Tapety i Farby Kolorado
Farby Kolor
Lakiernia Proszkowa Kolor
Sklep Wędkarski Szczupak
Sklep Zoologiczny Szczupak
Restauracja Rybna Szczupak
Jan Kowal Kowalstwo Artystyczne
Janusz Kowal Dekarstwo
Marek Dekarz
Dekarstwo Marek Sadowski
Sadownictwo Marek Sadowski
Anna Sadowska Księgowość
Adam Sadowski Księgowość
Instytut Urody Afrodyta
Salon Kosmetyczny Afrodyta
Gabinet Kosmetyczny Wenus
Solarium Wenus
Siłownia Herkules
Przeprowadzki Herkules
Herkules Hurt Opony
Opony Felgi Wrona
Wulkanizacja Wrona
Złomowisko Karat
Lombard Karat
Kantor Karat
Kantor Złotówka
Taxi Merc
Radio Taxi
Busy Przewóz Osób Olek
Biuro Podróży Neptun
Neptun Basen Miejski
Kino Neptun
Bursa Szkolna nr 1
Bursa Szkolna nr 3
Zakład Karny
Areszt Śledczy
Sąd Rejonowy
Prokuratura Rejonowa
Starostwo Powiatowe
Urząd Skarbowy
Urząd Pracy
Powiatowy Urząd Pracy
Drugi Urząd Skarbowy
Pierwszy Urząd Skarbowy
Nadleśnictwo Grotniki
Nadleśnictwo Brzeziny
Koło Łowieckie Ryś
Koło Łowieckie Żubr
Klub Sportowy Żubr
Klub Sportowy Orzeł
Ludowy Klub Sportowy Orzeł
Uczniowski Klub Sportowy Orzeł
Rodzinny Ogród Działkowy Malwa
Rodzinny Ogród Działkowy Relaks
Spa Relaks
Masaż Relaks Magdalena Piech
Magdalena Piech Rehabilitacja
Rehabilitacja Plus
Plus Rehabilitacja Domowa
Medica Plus
Plus Medica Labo
`);
