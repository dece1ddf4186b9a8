import { companiesOf } from './names.fixture.ts';

/** A list of one town on the coast, written before words of kinds and trades in other words counted. */
export const coastNames = companiesOf(`
1 Zakład Wodociągów i Kanalizacji w Darłowie
1 ZWiK Darłowo
2 Armator Rybacki Bogdan Ceynowa
2 CEYNOWA BOGDAN ARMATOR
3 Pensjonat „Bursztynowa Zatoka” Halina Lis
3 Bursztynowa Zatoka
4 Smażalnia Ryb U Bosmana s.c.
4 Smażalnia „U Bosmana”
5 Przetwórstwo Rybne „Łosoś” sp. z o.o.
5 PPR ŁOSOŚ Sp. z o.o.
6 Stocznia Remontowa „Delfin” S.A.
6 Stocznia Delfin
7 Szkutnictwo Jachtowe Wojciech Formela
7 Wojciech Formela Szkutnictwo
8 Miejski Ośrodek Pomocy Społecznej w Darłowie
8 MOPS Darłowo
9 Szkoła Podstawowa nr 3 im. Bohaterów Westerplatte
9 SP nr 3
10 Gabinet Stomatologiczny lek. dent. Iwona Kreft
10 Iwona Kreft - stomatolog
11 Kancelaria Radcy Prawnego Paweł Miotk
11 Radca prawny Paweł Miotk
12 „BALT-BUD” Przedsiębiorstwo Budowlane Sp. z o.o.
12 Baltbud sp. zoo
13 Firma Handlowo-Usługowa „MORS” Tomasz Bieszk
13 FHU Mors Bieszk Tomasz
14 Ogrodnictwo Stefania Hinc i Syn
14 Ogrodnictwo Hinc
15 Cukiernia Sowa Spółka Jawna
15 Cukierna Sowa sp.j.
16 Hurtownia Elektryczna „VOLTEX”
16 VOLTEX Hurtownia Artykułów Elektrycznych
17 Wspólnota Mieszkaniowa przy ul. Morskiej 14
17 WM Morska 14
18 Nadmorska Agencja Nieruchomości Sztorm
18 Sztorm Nieruchomości
19 Auto-Serwis Jerzy Kąkol
19 Autoserwis Kąkol
20 Warsztat Samochodowy Kuba i Ojciec
20 Kuba i Ojciec Mechanika Pojazdowa
21 Parafia Rzymskokatolicka pw. św. Gertrudy
21 Parafia św. Gertrudy
22 Ośrodek Wczasowy „Jantar” sp. z o.o.
22 OW Jantar
23 Klub Sportowy „Kuter”
23 KS Kuter
24 Lokalna Grupa Rybacka Pojezierze Sławieńskie
24 LGR Pojezierze Sławieńskie
25 Usługi Dekarskie Marcin Zblewski
25 Dekarstwo Marcin Zblewsky
26 Transport Ciężarowy Adam Grzenkowicz
26 Grzenkowicz Adam Trans
27 Przychodnia Rodzinna „Salus” NZOZ
27 Niepubliczny Zakład Opieki Zdrowotnej SALUS
28 Restauracja Pod Żaglami - Ewa Dobek
28 Pod Żaglami
29 Zakład Pogrzebowy „Arka” Zdzisław Rolbiecki
29 Arka usługi pogrzebowe
30 Studio Fryzjerskie Monika
30 Salon fryzjerski Monika
31 Drukarnia Cyfrowa Kolorado
31 Kolorado Druk
32 Fundacja „Morskie Dzieci”
32 Fundacja Morskich Dzieci
33 Żegluga Pasażerska Król Eryk Sp. z o.o.
33 Król Eryk Żegluga
34 Serwis Komputerowy BajtMax
34 Bajt-Max Komputery
35 Meble na Wymiar Kazimierz Labuda
35 Stolarstwo Labuda Kazimierz
36 Hotel Apollo*** Spa & Wellness
36 Hotel Apollo
37 Piekarnia Ciastkarnia R. Wenta
37 Piekarnia Wenta Roman
38 Szkoła Językowa „Big Ben”
38 BIG BEN Nauka Języków Obcych
39 Port Jachtowy Darłowo sp. z o.o.
39 Marina Port Jachtowy Darłowo
40 Instalacje Sanitarne HYDRO-LECH Lech Kuczyk
40 Hydrolech
41 Przedszkole Niepubliczne „Muszelka”
41 Przedszkole Muszelka
42 Gospodarstwo Rolne Andrzej i Beata Jaszewscy
42 Jaszewski Andrzej gospodarstwo rolne
43 Kwiaciarnia Stokrotka Danuta Pelowska
43 Kwiaciarnia „Stokrotka”
44 Zachodniopomorskie Przedsiębiorstwo Robót Drogowych
44 ZPRD Sp. z o.o.
45 Biuro Podróży Albatros Travel
45 Albatros Travel s.c. Anna Kos, Piotr Mądry
46 Apteka „Przy Latarni”
46 Apteka przy Latarnii
47 Elektromechanika Pojazdowa Zbigniew Formella
47 Zbigniew Formella Auto Elektryk
48 Wypożyczalnia Sprzętu Wodnego Fala
48 FALA - wypożyczalnia kajaków
49 Chłodnia Portowa Icefish sp. z o.o. sp.k.
49 ICE FISH Chłodnia
50 Spółdzielnia Pracy Rybołówstwa „Belona”
50 Belona SPR
Pensjonat Bursztyn
Bursztynowy Dwór
Galeria Bursztynu Halina
Smażalnia Ryb Pod Masztem
Smażalnia Rybak
Rybak Sklep Wędkarski
Armator Rybacki Jan Ceynowa
Ceynowa Jarosław Usługi Ciesielskie
Bosman Pub
Bosman Szkoła Żeglarska
Delfin Szkoła Pływania
Pralnia Delfin
Łosoś Bar Rybny
Miejski Ośrodek Kultury w Darłowie
Miejski Ośrodek Sportu i Rekreacji
Miejskie Przedszkole nr 2
Szkoła Podstawowa nr 2
Zespół Szkół Morskich
Zespół Szkół nr 3
Gabinet Weterynaryjny Iwona Kreft
Gabinet Kosmetyczny Iwona
Gabinet Fizjoterapii Anna Kreft
Kancelaria Notarialna Paweł Mielewczyk
Kancelaria Adwokacka Piotr Miotk
Miotk Paweł Ubezpieczenia
Bud-Mor Budownictwo Morskie
Baltyk Bud Deweloper
Baltic Shipping Sp. z o.o.
Baltic Yacht Service
Mors Klub Zimowych Kąpieli
Tomasz Bieszk Malowanie
Hinc Kazimierz Taxi
Hinc Transport
Sowa Optyk
Cukiernia Mistrzowska
Cukiernia Jeżynka
Volt Instalacje
Hurtownia Elektryczna Kontakt
Hurtownia Budowlana Kontakt
Wspólnota Mieszkaniowa Morska 4
Wspólnota Mieszkaniowa Morska 14A
Wspólnota Mieszkaniowa Nadmorska 14
Sztorm Odzież Żeglarska
Nadmorska Agencja Reklamy
Kąkol Stefan Blacharstwo
Auto Serwis Darłowo
Auto-Szrot Darłowo
Auto Myjnia Bąbelek
Przedszkole Bąbelek
Parafia Rzymskokatolicka pw. św. Maksymiliana
Parafia Prawosławna
Ośrodek Wczasowy Perła
Ośrodek Kolonijny Jantar
Jantar Biżuteria
Klub Sportowy Wybrzeże
Kuter Port Bar
Lokalna Organizacja Turystyczna
Usługi Dekarskie Marek Zblewski
Zblewska Maria Krawiectwo
Transport Międzynarodowy Grzenkowicz Piotr
Trans-Mar Spedycja
Mar-Trans Przeprowadzki
Przychodnia Portowa
Salus Apteka
Restauracja Pod Kotwicą
Pod Kotwicą Noclegi
Restauracja Róża Wiatrów
Róża Wiatrów Pensjonat
Arka Hotel
Noclegi Arka Zofia Rolbiecka
Salon Fryzjerski Monika Lis
Solarium Monika
Salon Fryzjerski Marta
Drukarnia Zamkowa
Zamek Książąt Pomorskich Muzeum
Fundacja Morze i Dzieci
Fundacja Zdrowe Morze
Żegluga Przybrzeżna Mewa
Mewa Domki Letniskowe
Domki Letniskowe Słoneczna Polana
Domki Słoneczko
Słoneczko Żłobek
Serwis Komputerowy Labuda
Labuda Kazimiera Bielizna
Meble Labuda Henryk
Apollo Gym
Piekarnia Nadmorska
Piekarnia Roman Wencel
Szkoła Językowa Speak Up
Ben Pizza
Port Morski Darłowo
Zarząd Portu Morskiego Darłowo
Marina Royale
Hydro-Instal Marek Kuczyk
Hydro-Serwis
Muszelka Pamiątki
Przedszkole Perełka
Gospodarstwo Rolne Jaszewski Tomasz
Gospodarstwo Agroturystyczne Beata Jaszewska
Kwiaciarnia Frezja
Stokrotka Żłobek
Rejon Dróg Krajowych
Zarząd Dróg Powiatowych
Biuro Podróży Mewa Tours
Albatros Jachty
Apteka Latarnia
Latarnia Morska Darłówko
Formella Zdzisław Hydraulika
Wypożyczalnia Rowerów Fala
Fala Radio
`);
