import { companiesOf } from './names.fixture.ts';

/**
 * A list like that of names.fixture.ts, of a town between lakes, written before its writer had read the rules: companies that
 * were entered twice by two people, and neighbours in name or trade that are others.
 */
export const lakeNames = companiesOf(`
1 Przystań Żeglarska „Bryza” sp. z o.o.
1 Bryza Przystań Żeglarska
2 Czartery Jachtów Mazury Sail Tomasz Dudek
2 Mazury Sail – czarter jachtów
3 Stocznia Jachtowa Delphin S.C.
3 Delphin Yachts
4 Hotel Zamek Ryn Sp. z o. o.
4 Hotel Zamek Ryn
5 Ośrodek Wypoczynkowy Wodnik
5 OW Wodnik
6 Gospodarstwo Rybackie Mikołajki Sp. z o.o.
6 Gosp. Rybackie Mikołajki
7 Smażalnia Ryb u Zenka Zenon Mróz
7 „U Zenka” smażalnia ryb
8 Przedsiębiorstwo Usług Komunalnych w Giżycku
8 PUK Giżycko Sp. z o.o.
9 Miejski Ośrodek Sportu i Rekreacji
9 MOSIR
10 Kancelaria Radcy Prawnego Ewa Gil
10 Ewa Gil Kancelaria Radcy Prawnego
11 Kancelaria Adwokacka adw. Paweł Lis
11 Adwokat Paweł Lis
12 Kancelaria Notarialna Barbara Król
12 Notariusz Barbara Król
13 Gabinet Stomatologiczny lek. dent. Anna Sowa
13 Anna Sowa Stomatologia
14 NZOZ „Medyk” s.c.
14 Niepubliczny Zakład Opieki Zdrowotnej MEDYK
15 Przychodnia Weterynaryjna Cztery Łapy
15 Gabinet Weterynaryjny „4 Łapy”
16 Apteka Pod Orłem mgr farm. J. Wrona
16 Apteka „Pod Orłem”
17 Auto Serwis Boss Kamil Bosak
17 AUTO-SERWIS BOSS
18 Wulkanizacja Góral
18 Zakład Wulkanizacyjny Góral Andrzej
19 Stacja Kontroli Pojazdów Polmozbyt
19 SKP Polmozbyt
20 Blacharstwo Lakiernictwo Samochodowe Janusz Mazur
20 Mazur Janusz - Blacharstwo i lakiernictwo
21 F.H.U. MARKET Jolanta Bąk
21 Firma Handlowo-Usługowa Market Jolanta Bąk
22 Sklep Wielobranżowy „Ania” Anna Kot
22 Sklep Ania A. Kot
23 Piekarnia Staropolska Sadowscy sp. j.
23 Piekarnia „Staropolska” Sadowscy
24 Cukiernia Pączuś
24 Cukiernia „Paczus” Marta Zych
25 Zakład Mięsny Warmiak Spółka z ograniczoną odpowiedzialnością
25 ZM Warmiak
26 Tartak Olszyna – Wiesław Olszewski
26 Tartak „Olszyna”
27 Stolarnia Dąb i Buk Adam Wolny
27 Dąb i Buk - stolarstwo
28 Meble na wymiar Kasprzak
28 Kasprzak Meble
29 Budmar Zakład Remontowo-Budowlany Marian Kurek
29 BUD-MAR Marian Kurek
30 Hydraulika Gaz C.O. Leszek Pająk
30 Leszek Pająk Instalacje wod-kan, gaz, co
31 Elektro-Instal Hubert Wilk
31 ELEKTROINSTAL H. Wilk
32 Dekarz Błażej Rogala
32 Usługi Dekarskie Błażej Rogala
33 Geodezja Pomiar Robert Cichy
33 Biuro Geodezyjne „Pomiar”
34 Biuro Rachunkowe Bilans Halina Gajda
34 Bilans - usługi księgowe Halina Gajda
35 Pracownia Architektoniczna ARCHI-3D
35 Archi 3D
36 Biuro Podróży Mazur-Tour
36 Mazur Tour sp. z o.o.
37 Studio Urody Bella
37 Salon Kosmetyczny BELLA
38 Fryzjer Damsko-Męski Iwona Jeż
38 Zakład Fryzjerski Iwona Jeż
39 Kwiaciarnia Stokrotka
39 „STOKROTKA” Kwiaciarnia Danuta Szulc
40 Przedszkole Niepubliczne Bajka
40 Niepubliczne Przedszkole „Bajka”
41 Szkoła Podstawowa nr 4 im. Mikołaja Kopernika
41 SP 4 im. M. Kopernika
42 I Liceum Ogólnokształcące
42 LO nr I
43 Parafia pw. św. Brunona
43 Parafia Rzymskokatolicka św. Brunona z Kwerfurtu
44 Wspólnota Mieszkaniowa Warszawska 12
44 WM ul. Warszawska 12
45 Spółdzielnia Mieszkaniowa Mamry
45 SM „Mamry”
46 Bank Spółdzielczy w Giżycku
46 BS Giżycko
47 Trans-Maz Spedycja Krzysztof Kuna
47 TRANSMAZ Krzysztof Kuna
48 Przewóz Osób Taxi Bus Edward Puchalski
48 Edward Puchalski przewozy osobowe
49 Agroturystyka Zacisze Zofia Makowska
49 Gospodarstwo Agroturystyczne „Zacisze”
50 Restauracja Kuchnie Świata sp. z o. o.
50 Kuchnie Świata
51 Pizzeria Nonna
51 Nonna Pizza & Pasta
52 Browar Giżycki S.A.
52 Browar Giżycki spółka akcyjna
53 Software Factory Mazury sp. z o.o.
53 Sofware Factory Mazury
54 Drukarnia Litera Grażyna Fiedler
54 Litera – poligrafia
55 Hurtownia Budowlana Cegiełka
55 Cegiełka Skład budowlany
56 Ochrona Mienia Tarcza
56 Agencja Ochrony „Tarcza” sp. z o.o.
57 Fundacja Czysta Woda
57 Fundacja „Czysta Woda” na rzecz Wielkich Jezior
58 Stowarzyszenie Miłośników Jezior
58 Stow. Miłośników Jezior
59 Telewizja Kablowa Mazury
59 TK Mazury
60 Bryza Okna i Drzwi
61 Przystań Żeglarska Fala
62 Mazury Residence sp. z o.o.
63 Mazury Catering
64 Stocznia Jachtowa Nautika
65 Hotel Zamek Biały Kruk
66 Hotel Mikołajki
67 Ośrodek Wypoczynkowy Rybitwa
68 Ośrodek Szkoleniowy Wodnik
69 Gospodarstwo Rolne Mikołajki
70 Tomasz Dudek Fotografia
71 Zenon Mróz Chłodnictwo
72 Przedsiębiorstwo Energetyki Cieplnej w Giżycku
73 Miejski Ośrodek Pomocy Społecznej
74 Miejski Ośrodek Kultury
75 Kancelaria Radcy Prawnego Adam Gil
76 Ewa Gil Tłumaczenia Przysięgłe
77 Kancelaria Adwokacka adw. Piotr Lis
78 Kancelaria Notarialna Marek Król
79 Gabinet Stomatologiczny Jan Sowa
80 NZOZ „Zdrowie” s.c.
81 Apteka Pod Lwem
82 Apteka Zdrowie
83 Auto Serwis Jawor
84 Auto Części Boss
85 Góral Spedycja
86 Góral Outdoor Wypożyczalnia Nart
87 Stacja Paliw Polmozbyt Plus
88 Janusz Mazur Pszczelarstwo
89 Jolanta Bąk Biuro Rachunkowe
90 Market Budowlany Mrówka
91 Sklep Zoologiczny Ara
92 Anna Kot Psychoterapia
93 Piekarnia Wiejska
94 Staropolskie Jadło – Karczma
95 Cukiernia Malinka
96 Zakłady Drobiarskie Warmiak-Indyk
97 Tartak Jodła
98 Olszyna Dom Seniora
99 Stolarnia Pod Lasem
100 Kasprzak Transport
101 Kasprzak Nieruchomości
102 Marian Kurek Ogrody
103 Leszek Pająk Kominiarstwo
104 Hubert Wilk Monitoring
105 Elektro-Market
106 Rogala Ciesielstwo Jan
107 Geodezja Azymut
108 Biuro Rachunkowe Saldo
109 Biuro Rachunkowe Halina Nowicka
110 Pracownia Architektoniczna Forma
111 Biuro Podróży Itaka Giżycko
112 Studio Tańca Bella
113 Studio Urody Afrodyta
114 Zakład Fryzjerski Iwona Jeżewska
115 Kwiaciarnia Róża
116 Hurtownia Stokrotka Chemia
117 Przedszkole Niepubliczne Akwarela
118 Przedszkole Miejskie nr 4
119 Szkoła Podstawowa nr 7 im. Janusza Korczaka
120 II Liceum Ogólnokształcące
121 Parafia pw. św. Krzysztofa
122 Parafia Ewangelicko-Augsburska
123 Wspólnota Mieszkaniowa Warszawska 14
124 Wspólnota Mieszkaniowa Królowej Jadwigi 12
125 Spółdzielnia Mieszkaniowa Perła
126 Bank Spółdzielczy w Węgorzewie
127 Trans-Bud Krzysztof Olech
128 Taxi Mazury Zrzeszenie
129 Agroturystyka Pod Lipami
130 Zacisze Dom Pogrzebowy
131 Restauracja Kuchnia Polska
132 Pizzeria Roma
133 Browar Kormoran
134 Software House Perkoz
135 Drukarnia Offset Plus
136 Hurtownia Elektryczna Iskra
137 Agencja Ochrony Delta
138 Agencja Reklamowa Delta
139 Agencja Nieruchomości Delta Dom
140 Fundacja Czyste Powietrze
141 Stowarzyszenie Wodniaków
142 Radio Mazury
143 Mazury Plus Wydawnictwo
144 Kaczmarek Electric
145 Kaczmarek i Synowie Kamieniarstwo
`);
