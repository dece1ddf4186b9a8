import { companiesOf } from './names.fixture.ts';

/**
 * A second list like that of names.fixture.ts, by somebody who did not know the rules: abbreviations, hyphens, owners, trades in
 * other words, and names of common words alone.
 */
export const townNames = companiesOf(`
1 Zakład Mechaniki Pojazdowej Jerzy Wójcik
1 Mechanika Pojazdowa Wójcik Jerzy
2 P.P.H.U. „STALMET” Krzysztof Nowicki
2 PPHU Stalmet
3 Centrum Medyczne Zdrowie sp. z o.o. sp. k.
3 Centrum Medyczne „Zdrowie” Spółka z ograniczoną odpowiedzialnością Spółka komandytowa
4 Indywidualna Praktyka Lekarska Anna Dudek
4 Gabinet lekarski Anna Dudek
5 Novatech Solutions sp. z o.o.
5 NOVATECH SOLUTIONS SP. Z O. O.
Novatek sp. z o.o.
7 Spółdzielnia Mieszkaniowa „Jutrzenka”
7 SM Jutrzenka
8 Wspólnota Mieszkaniowa ul. Kwiatowa 5
8 Wspólnota Mieszkaniowa Kwiatowa 5
Wspólnota Mieszkaniowa Kwiatowa 15
Wspólnota Mieszkaniowa Polna 3
11 Euro-Trans Spedycja Adam Kaczmarek
11 Eurotrans Spedycja
Eurotrans Logistics sp. z o.o.
13 Usługi Remontowo-Budowlane Piotr Mazur
13 Mazur Piotr - usługi remontowo budowlane
Usługi Remontowo-Budowlane Paweł Mazur
15 Zakład Fryzjerski „Ania”
15 Salon Fryzjerski Ania
Zakład Pogrzebowy „Ania”
17 Hydro-Instal s.c. Jan i Piotr Krawczyk
17 HYDRO INSTAL S.C.
Hydro-Bud sp. z o.o.
Instal-Bud sp. z o.o.
Elektro-Instal sp. z o.o.
21 Kancelaria Adwokacka adw. Michał Wilk
21 Kancelaria Adwokacka Michał Wilk
Kancelaria Notarialna Michał Wilk
Kancelaria Adwokacka Michalina Wilk
24 Przedszkole Niepubliczne „Tęcza”
24 Niepubliczne Przedszkole Tęcza
Żłobek „Tęcza”
26 Szkoła Językowa „Lingua”
26 Lingua Szkoła Językowa sp. z o.o.
Lingua Tłumaczenia Ewa Kot
28 Cukiernia Sowa
28 Cukiernia „Sowa” Adam Sowa
Ogrodnictwo Sowa
30 ABC Księgowość sp. z o.o.
30 A.B.C. Księgowość
ABC Transport sp. z o.o.
ABC Nieruchomości
33 Apteka „Pod Orłem”
33 Apteka pod Orlem sp. j.
Apteka „Pod Aniołem”
Apteka Centrum
Centrum Apteka sp. z o.o.
Delikatesy Centrum
38 Ubezpieczenia Lewandowska Katarzyna
38 Katarzyna Lewandowska - Ubezpieczenia
Ubezpieczenia Lewandowski
Doradztwo Podatkowe Lewandowska
41 Parafia Rzymskokatolicka pw. św. Anny
41 Parafia rzymsko-katolicka św. Anny
Parafia Rzymskokatolicka pw. św. Jana
43 Ochotnicza Straż Pożarna w Zgierzu
43 OSP Zgierz
Ochotnicza Straż Pożarna w Ozorkowie
Stowarzyszenie „Razem”
Fundacja „Razem”
Stowarzyszenie Razem dla Dzieci
48 Urząd Gminy Nowosolna
48 Gmina Nowosolna
Gmina Nowa Sól
50 Inter-Plast Export-Import sp. z o.o.
50 INTERPLAST Sp. z o.o.
Inter-Mar sp. z o.o.
52 Grupa Kapitałowa Orion S.A.
52 Orion S.A.
Orion Development sp. z o.o.
Orion Finance sp. z o.o.
55 Auto Części Malec
55 Malec Auto-Części Sp. j.
Auto Komis Malec
Auto Szkoła Malec
58 Ristorante Bella Napoli
58 Restauracja „Bella Napoli”
Pizzeria Napoli
Pizzeria Bella Italia
Willa Pod Dębem
Karczma Pod Dębem
Zajazd „Pod Dębem”
64 SoftSystem sp. z o.o.
64 Soft System Sp. z o.o.
SoftSystems Polska sp. z o.o.
Softsys sp. z o.o.
67 Firma Transportowa Jan Kowalczyk
67 Transport Jan Kowalczyk
Firma Budowlana Jan Kowalczyk
Firma Transportowa Janusz Kowalczyk
70 FHU „Max” Tomasz Baran
70 F.H.U. MAX Baran Tomasz
Max-Bud sp. z o.o.
Max-Trans
Maxi sp. z o.o.
74 Dom Opieki „Złota Jesień”
74 Dom Opieki Złota Jesien sp. z o.o.
Klub Seniora „Złota Jesień”
Dom Pomocy Społecznej „Jesień”
77 Dent-Med Stomatologia Rodzinna
77 DENTMED stomatologia
Dental-Med Klinika Stomatologiczna
Stomatologia Rodzinna Uśmiech
Przychodnia Rodzinna „Uśmiech”
81 Biuro Podróży Horyzont
81 Horyzont Biuro Podróży Marta Zając
Horyzont Biuro Rachunkowe
Horyzont Nieruchomości
84 Biuro Rachunkowe „Saldo” Elżbieta Pająk
84 BR Saldo
Biuro Rachunkowe „Debet”
Biuro Rachunkowe „Kredyt”
Biuro Rachunkowe Saldo Plus
88 Tartak Nowicki i Synowie
88 Tartak Nowicki & Synowie s.c.
Tartak Nowicka
Meble Nowicki
91 Kuźnia Smaku
91 „Kuźnia Smaku” Catering
Kuźnia Artystyczna
Kuźnia Talentów
94 Green Energy sp. z o.o.
94 Green Energy Polska Sp. z o.o.
Green Power sp. z o.o.
Green Garden
Energia Plus sp. z o.o.
Energia Plus II sp. z o.o.
Plus Energia Serwis
100 Wytwórnia Lodów „Bambino”
100 Lody Bambino
Przedszkole „Bambino”
Bambino Odzież Dziecięca
103 Zakład Ślusarski Zbigniew Kozioł
103 Ślusarstwo Zbigniew Kozioł
Zakład Stolarski Zbigniew Kozioł
105 Pracownia Krawiecka Maria Kubiak
105 Krawiectwo Maria Kubiak
Pracownia Architektoniczna Maria Kubiak
Optyk Wzrok
Optyk Okular
Salon Optyczny „Wzrok”
110 Foto-Studio „Kadr”
110 Studio Fotograficzne Kadr
Dom Kultury „Kadr”
112 Agro-Pol sp. z o.o.
112 AGROPOL
Agro-Mix sp. z o.o.
Agro-Handel
Agro-Skup
116 Hurtownia Papiernicza „Arkusz”
116 Arkusz - hurtownia papiernicza
Drukarnia „Arkusz”
118 TBS Nasz Dom sp. z o.o.
118 Towarzystwo Budownictwa Społecznego Nasz Dom
Nasz Dom Nieruchomości
120 Klinika Weterynaryjna „Łapa”
120 Gabinet Weterynaryjny Łapa
Fundacja „Łapa”
122 ZHP Chorągiew Łódzka
122 Związek Harcerstwa Polskiego Chorągiew Łódzka
Spółdzielnia Pracy „Przyszłość”
Spółdzielnia Mieszkaniowa „Przyszłość”
125 Jan Nowak
125 Nowak Jan
Jan Nowak Usługi Transportowe
Janina Nowak
Jan Nowakowski
129 Anna Kowalska Mediacje
129 Mediacje Anna Kowalska
Anna Kowalczyk Mediacje
Beton-Mix sp. z o.o.
Beton-Max sp. z o.o.
Betoniarnia Mix
Al-Pol S.C.
Dal-Pol S.C.
Bal-Pol S.C.
Stal-Pol sp. z o.o.
Stal-Bud sp. z o.o.
Stalbud Konstrukcje
140 Hotel Europa
140 Hotel „Europa” sp. z o.o.
Hotel Europejski
Kino Europa
143 Sklep Spożywczy „U Basi”
143 U Basi Sklep
Bar „U Basi”
Sklep spożywczy U Kasi
Bar U Kasi
147 Zakład Produkcyjno-Handlowy Tekstyl
147 ZPH „Tekstyl” sp. z o.o.
Hurtownia Tekstylna
Tekstylia Hurt
150 Marek Wiśniewski Consulting
150 Wisniewski Consulting
Wiśniewska Consulting
Consulting Partner sp. z o.o.
Partner Consulting Group sp. z o.o.
`);
